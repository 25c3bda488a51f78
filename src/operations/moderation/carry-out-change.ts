import { type Actor, accountOf } from '../../core/recipes/actor.ts'
import type { ChangeEffect, ChangeTransition } from '../../core/recipes/change-lifecycle.ts'
import { findRevision, refuseRevision } from '../../db/recipes/recipe-revisions.ts'
import { findStoredRecipe } from '../../db/recipes/recipes.ts'
import { closeItem, noteRead, type ReviewItem, settleItem } from '../../db/moderation/review-items.ts'
import type { App } from '../app/app.ts'
import { auditRecipes } from '../recipes/log-change.ts'
import { replaceContent } from '../recipes/replace-content.ts'
import { notifyCook } from './notify-cook.ts'

interface Occasion {
  item: Pick<ReviewItem, 'id' | 'recipeId' | 'revisionId'>
  actor: Actor
  reason?: string | null
  /** For the audit log. */
  details?: Record<string, unknown>
}

/**
 * Carries out a change transition, in a transaction that locks the recipe and the item. The caller has checked that the
 * source is free.
 */
export async function carryOutChange(app: App, transition: ChangeTransition, occasion: Occasion): Promise<void> {
  const { item, actor, details } = occasion
  for (const effect of transition.effects) await carry[effect](app, { ...occasion, next: transition.next })
  await auditRecipes(app.db, actor, { action: transition.audit, recipes: [{ id: item.recipeId }], details })
}

type Carry = (app: App, occasion: Occasion & { next: ChangeTransition['next'] }) => Promise<unknown>

const carry: Record<ChangeEffect, Carry> = {
  'claim-source': async () => {},
  async 'apply-change'(app, { item: { recipeId, revisionId }, actor }) {
    const stored = await findStoredRecipe(app.db, recipeId)
    const revision = revisionId === null ? undefined : await findRevision(app.db, revisionId)
    if (!stored || !revision) throw new Error(`The change ${revisionId} of "${recipeId}" is gone`)
    await replaceContent(app, stored, { content: revision.content, author: accountOf(actor), revisionId: revision.id })
  },
  async 'discard-change'({ db }, { item: { revisionId } }) {
    if (revisionId !== null) await refuseRevision(db, revisionId)
  },
  'record-decision': ({ db }, { item, actor, next, reason = null }) =>
    settleItem(db, item.id, { state: next, reason, decidedBy: accountOf(actor)?.id ?? null }),
  'leave-moderation': ({ db }, { item }) => closeItem(db, item.id),
  'mark-reviewed': ({ db }, { item }) => noteRead(db, item.recipeId),
  'notify-cook': (app, { item }) => notifyCook(app, item.id),
}
