import {
  longestReason,
  needsReason,
  stateAfter,
  statusAfter,
  type Verdict,
  verdictsOn,
} from '../../core/review/review.ts'
import type { SignedIn } from '../../core/signed-in.ts'
import { writeAudit } from '../../db/audit-log.ts'
import { findRevision, lockRecipe, refuseRevision } from '../../db/recipe-revisions.ts'
import { changeStatus } from '../../db/recipe-status.ts'
import { findKeptRecipe } from '../../db/recipes.ts'
import { findReviewItem, lockReviewItem, noteRead, type ReviewItem, settleItem } from '../../db/review-items.ts'
import type { App } from '../app.ts'
import { claimSource, isSourceTaken } from '../recipes/is-source-taken.ts'
import { replaceContent } from '../recipes/replace-content.ts'
import { tellCook } from './tell-cook.ts'
import { takeDown } from './take-down.ts'

export interface Decision {
  verdict: Verdict
  reason: string
  /** The states of the item and of the recipe the editor read: a decision is about those and no others. */
  version: number
  recipeVersion: number
}

export type DecisionOutcome =
  | { kind: 'done' | 'unknown' | 'not-now' | 'reason-missing' | 'source-taken' }
  /** Somebody else was there first, or the recipe is not what it was. */
  | { kind: 'changed'; item: ReviewItem }
  | { kind: 'claimed'; by: string }

/** An editor's word about what lies on the desk. It counts only for what the editor has read. */
export async function decide(app: App, editor: SignedIn, itemId: number, decision: Decision): Promise<DecisionOutcome> {
  return app.db.transaction(async (tx): Promise<DecisionOutcome> => {
    const inside = { ...app, db: tx }
    const item = await holdItem(inside, itemId)
    if (!item) return { kind: 'unknown' }
    const { verdict } = decision
    const isAsRead = item.version === decision.version && item.recipeVersion === decision.recipeVersion
    if (!isAsRead) return { kind: 'changed', item }
    if (item.claim && item.claim.by !== editor.id) return { kind: 'claimed', by: item.claim.name }
    if (!verdictsOn(item).includes(verdict)) return { kind: 'not-now' }
    const reason = decision.reason.trim().slice(0, longestReason) || null
    if (needsReason(verdict) && !reason) return { kind: 'reason-missing' }
    if (verdict === 'approve' && !(await isSourceFree(inside, item))) return { kind: 'source-taken' }
    await carryOut(inside, editor, item, verdict, reason)
    return { kind: 'done' }
  })
}

/** The recipe first, as everybody does who holds both: nobody waits for each other in a ring. */
async function holdItem({ db }: App, itemId: number): Promise<ReviewItem | undefined> {
  const seen = await findReviewItem(db, itemId)
  if (!seen) return undefined
  await lockRecipe(db, seen.recipeId)
  await lockReviewItem(db, itemId)
  return findReviewItem(db, itemId)
}

/** What is listed from now on stands for its source. */
async function isSourceFree({ db }: App, { recipeId, revisionId }: ReviewItem): Promise<boolean> {
  const revision = revisionId === null ? undefined : await findRevision(db, revisionId)
  if (revision) return !(await isSourceTaken(db, recipeId, revision.content.sourceUrl))
  return claimSource(db, recipeId, (await findKeptRecipe(db, recipeId))?.recipe.sourceUrl ?? null)
}

async function carryOut(app: App, editor: SignedIn, item: ReviewItem, verdict: Verdict, reason: string | null) {
  const { id, kind, recipeId, revisionId } = item
  if (verdict === 'withdraw') await takeDown(app, editor, recipeId, reason)
  const status = statusAfter(kind, verdict)
  if (status && status !== 'withdrawn') await changeStatus(app.db, recipeId, status)
  if (revisionId !== null && verdict === 'approve') await applyRevision(app, editor, recipeId, revisionId)
  if (revisionId !== null && verdict === 'reject') await refuseRevision(app.db, revisionId)
  // What took a recipe down has settled everything about it.
  if (verdict !== 'withdraw')
    await settleItem(app.db, id, { state: stateAfter(kind, verdict), reason, decidedBy: editor.id })
  if (kind === 'recipe' || verdict === 'approve') await noteRead(app.db, recipeId)
  await writeAudit(app.db, {
    actor: editor,
    action: `review.${verdict}`,
    subject: ['recipe', recipeId],
    details: { item: id, kind, ...(reason && { reason }) },
  })
  if (kind !== 'report' && verdict !== 'withdraw') await tellCook(app, id)
}

async function applyRevision(app: App, editor: SignedIn, recipeId: string, revisionId: number) {
  const [kept, revision] = [await findKeptRecipe(app.db, recipeId), await findRevision(app.db, revisionId)]
  if (!kept || !revision) throw new Error(`The change ${revisionId} of "${recipeId}" is gone`)
  await replaceContent(app, kept, { content: revision.content, author: editor, revisionId })
}
