import { judge } from '../../core/recipes/decisions.ts'
import { longestReason, needsReason, type Decision } from '../../core/moderation/moderation.ts'
import type { SignedIn } from '../../core/accounts/signed-in.ts'
import { findRevision } from '../../db/recipes/recipe-revisions.ts'
import { lockStanding } from '../../db/recipes/recipe-standing.ts'
import { findRecipe } from '../../db/recipes/recipes.ts'
import { findReviewItem, lockReviewItem, type ReviewItem, settleItem } from '../../db/moderation/review-items.ts'
import type { App } from '../app/app.ts'
import { carryOut } from '../recipes/carry-out.ts'
import { claimSource, isSourceTaken } from '../recipes/is-source-taken.ts'
import { auditRecipes } from '../recipes/log-change.ts'
import { carryOutChange } from './carry-out-change.ts'

export interface EditorsDecision {
  decision: Decision
  reason: string
  /** The versions of the item and the recipe that the editor read. The decision applies only to these. */
  version: number
  recipeVersion: number
}

export type DecisionOutcome =
  | { kind: 'done' | 'unknown' | 'not-now' | 'reason-missing' | 'source-taken' }
  /** Another editor decided first, or the recipe changed. */
  | { kind: 'changed'; item: ReviewItem }
  | { kind: 'claimed'; by: string }

/** Applies an editor's decision to a moderation item, if it is still in the version the editor read. */
export async function decide(
  app: App,
  editor: SignedIn,
  itemId: number,
  given: EditorsDecision,
): Promise<DecisionOutcome> {
  return app.db.transaction(async (tx): Promise<DecisionOutcome> => {
    const inside = { ...app, db: tx }
    const locked = await holdItem(inside, itemId)
    if (!locked) return { kind: 'unknown' }
    const { item, recipe } = locked
    const { decision } = given
    if (item.version !== given.version || item.recipeVersion !== given.recipeVersion) return { kind: 'changed', item }
    if (item.claim && item.claim.by !== editor.id) return { kind: 'claimed', by: item.claim.name }
    const judgment = judge({ ...item, recipe }, decision, editor)
    if (!judgment.ok) return { kind: 'not-now' }
    const reason = given.reason.trim().slice(0, longestReason) || null
    if (needsReason(decision) && !reason) return { kind: 'reason-missing' }
    const details = { item: itemId, kind: item.kind, ...(reason && { reason }) }
    const { recipeId } = item
    switch (judgment.kind) {
      case 'recipe': {
        const { transition } = judgment
        if (transition.effects.includes('claim-source') && !(await claimsItsSource(inside, recipeId)))
          return { kind: 'source-taken' }
        const isDone = await carryOut(inside, transition, { recipeId, actor: editor, reason, details })
        return isDone ? { kind: 'done' } : { kind: 'changed', item }
      }
      case 'change': {
        const { transition } = judgment
        if (transition.effects.includes('claim-source') && (await isSourceOfChangeTaken(inside, item)))
          return { kind: 'source-taken' }
        await carryOutChange(inside, transition, { item, actor: editor, reason, details })
        return { kind: 'done' }
      }
      case 'dismissal':
        await settleItem(tx, itemId, { state: judgment.next, reason, decidedBy: editor.id })
        await auditRecipes(tx, editor, { action: judgment.audit, recipes: [{ id: recipeId }], details })
        return { kind: 'done' }
    }
  })
}

/** Locks the recipe before the item. This order is the same everywhere, which prevents deadlocks. */
async function holdItem({ db }: App, itemId: number) {
  const seen = await findReviewItem(db, itemId)
  const recipe = seen && (await lockStanding(db, seen.recipeId))
  if (!recipe) return undefined
  await lockReviewItem(db, itemId)
  const item = await findReviewItem(db, itemId)
  return item && { item, recipe }
}

async function claimsItsSource({ db }: App, recipeId: string): Promise<boolean> {
  return claimSource(db, recipeId, (await findRecipe(db, recipeId))?.sourceUrl ?? null)
}

async function isSourceOfChangeTaken({ db }: App, { recipeId, revisionId }: ReviewItem): Promise<boolean> {
  const revision = revisionId === null ? undefined : await findRevision(db, revisionId)
  return isSourceTaken(db, recipeId, revision?.content.sourceUrl ?? null)
}
