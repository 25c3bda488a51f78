import { type Actor, accountOf } from '../../core/recipes/actor.ts'
import type { Transition } from '../../core/recipes/lifecycle.ts'
import type { Effect, ModerationEffect } from '../../core/recipes/lifecycle-events.ts'
import type { RecipeStatus } from '../../core/recipes/recipe.ts'
import type { ModerationState } from '../../core/moderation/moderation.ts'
import { changeStatus } from '../../db/recipes/recipe-status.ts'
import { deleteRecipes } from '../../db/recipes/bulk-recipes.ts'
import {
  closeItem,
  closeReports,
  findRecipeItemId,
  insertSettled,
  noteRead,
  settleItem,
  settleReports,
} from '../../db/moderation/review-items.ts'
import type { App } from '../app/app.ts'
import { notifyEditors, queueRecipe } from '../moderation/send-to-moderation.ts'
import { notifyCook } from '../moderation/notify-cook.ts'
import { dropWaitingRevision } from './drop-change.ts'
import { type AuditedRecipe, auditRecipes } from './log-change.ts'

interface Reasons {
  actor: Actor
  /** Shown to the cook. */
  reason?: string | null
  /** For the audit log. */
  details?: Record<string, unknown>
}

interface Occasion extends Reasons {
  recipeId: string
}

/**
 * Carries out a transition, in a transaction that locks the recipe. The caller applies the effects on the content.
 * Returns false and does nothing when the status has changed.
 */
export async function carryOut(app: App, transition: Transition, { recipeId, ...reasons }: Occasion): Promise<boolean> {
  const changed = await carryOutForAll(app, transition, [recipeId], reasons)
  return changed.length > 0
}

/** Carries out a transition for several recipes and returns the ids of those whose status had not changed. */
export async function carryOutForAll(
  app: App,
  transition: Transition,
  recipeIds: ReadonlyArray<string>,
  reasons: Reasons,
): Promise<ReadonlyArray<string>> {
  const entered = await enterStatus(app, transition, recipeIds)
  const changed = entered.map(({ id }) => id)
  for (const effect of transition.effects) {
    if (!isModeration(effect)) continue
    for (const recipeId of changed) await moderation[effect](app, { ...reasons, recipeId, next: transition.next })
  }
  await auditRecipes(app.db, reasons.actor, { action: transition.audit, recipes: entered, details: reasons.details })
  return changed
}

async function enterStatus(
  { db }: App,
  { from, next }: Transition,
  recipeIds: ReadonlyArray<string>,
): Promise<ReadonlyArray<AuditedRecipe>> {
  if (from === 'new' || from === next) return recipeIds.map((id) => ({ id }))
  if (next === 'deleted') {
    const deleted = await deleteRecipes(db, recipeIds, from)
    // A draft was private, and administrators read the audit log.
    return from === 'draft' ? deleted.map(({ id }) => ({ id })) : deleted
  }
  const changed: Array<AuditedRecipe> = []
  for (const id of recipeIds) if (await changeStatus(db, id, { from, to: next })) changed.push({ id })
  return changed
}

type Carry = (app: App, occasion: Occasion & { next: Transition['next'] }) => Promise<unknown>

const moderation: Record<ModerationEffect, Carry> = {
  'drop-change': ({ db }, { recipeId }) => dropWaitingRevision({ db }, recipeId),
  'enter-moderation': (app, { recipeId }) => queueRecipe(app, recipeId),
  'notify-editors': (app, { recipeId }) => notifyEditors(app, recipeId),
  async 'leave-moderation'({ db }, { recipeId }) {
    const itemId = await findRecipeItemId(db, recipeId, 'recipe')
    if (itemId !== undefined) await closeItem(db, itemId)
  },
  async 'record-decision'({ db }, { recipeId, actor, next, reason = null }) {
    const settled = { state: decisionStates[next], reason, decidedBy: accountOf(actor)?.id ?? null }
    const itemId = await findRecipeItemId(db, recipeId, 'recipe')
    if (itemId !== undefined) await settleItem(db, itemId, settled)
    // A recipe published without review has no item yet. It needs one to show the cook why it was taken down.
    else if (next === 'withdrawn') await insertSettled(db, recipeId, settled)
  },
  'close-reports': ({ db }, { recipeId }) => closeReports(db, recipeId),
  'answer-reports': ({ db }, { recipeId, actor, reason = null }) =>
    settleReports(db, recipeId, { state: 'approved', reason, decidedBy: accountOf(actor)?.id ?? null }),
  'mark-reviewed': ({ db }, { recipeId }) => noteRead(db, recipeId),
  async 'notify-cook'(app, { recipeId }) {
    const itemId = await findRecipeItemId(app.db, recipeId, 'recipe')
    if (itemId !== undefined) await notifyCook(app, itemId)
  },
}

const isModeration = (effect: Effect): effect is ModerationEffect => Object.hasOwn(moderation, effect)

/** The item's state for each status of the recipe. */
const decisionStates: Record<RecipeStatus | 'deleted', ModerationState> = {
  draft: 'withdrawn',
  pending: 'open',
  'changes-requested': 'changes-requested',
  published: 'approved',
  rejected: 'rejected',
  withdrawn: 'withdrawn',
  deleted: 'withdrawn',
}
