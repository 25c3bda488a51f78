import { verdictsOn } from '../../core/review/review.ts'
import type { SignedIn } from '../../core/signed-in.ts'
import { writeAudit } from '../../db/audit-log.ts'
import { lockRecipe } from '../../db/recipe-revisions.ts'
import { changeStatus } from '../../db/recipe-status.ts'
import { findKeptRecipe } from '../../db/recipes.ts'
import { findRecipeItemId, findReviewItem, noteRead, settleItem } from '../../db/review-items.ts'
import type { App } from '../app.ts'
import { takeDown } from '../review/take-down.ts'
import { tellCook } from '../review/tell-cook.ts'
import { claimSource } from './is-source-taken.ts'
import { recipeIdOf } from './recipe-id-of.ts'

export type OwnersVerdict = 'published' | 'withdrawn'

/** `taken-back` is one its own cook withdrew: nobody else lists it again. `not-sent` is one its cook is still mending. */
type ReviewOutcome = { kind: 'done' | 'already' | 'unknown' | 'taken-back' | 'not-sent' | 'source-taken'; id: string }

const ownersReason = 'Taken down by whoever runs this site.'

/** Lists a recipe from now on, or takes it down; its address then says that it was. Either can be taken back by the other. */
export async function reviewRecipe(
  app: App,
  name: string,
  verdict: OwnersVerdict,
  /** Null is whoever has the command line. */
  actor: SignedIn | null = null,
  /** Why it is taken down; its cook reads it. */
  reason = ownersReason,
): Promise<ReviewOutcome> {
  const id = recipeIdOf(name)
  return app.db.transaction(async (tx): Promise<ReviewOutcome> => {
    const inside = { ...app, db: tx }
    const recipe = await lockRecipe(tx, id)
    // What its cook is still writing is nobody else's business.
    if (!recipe || recipe.status === 'draft') return { kind: 'unknown', id }
    if (recipe.status === verdict) return { kind: 'already', id }
    if (verdict === 'published') {
      const problem = await publish(inside, id, actor)
      if (problem) return { kind: problem, id }
    } else await takeDown(inside, actor, id, reason)
    const action = verdict === 'published' ? 'review.approve' : 'review.withdraw'
    const details = actor ? {} : { details: { by: 'command line' } }
    await writeAudit(tx, { actor, action, subject: ['recipe', id], ...details })
    return { kind: 'done', id }
  })
}

async function publish(app: App, id: string, actor: SignedIn | null) {
  const itemId = await findRecipeItemId(app.db, id, 'recipe')
  const item = itemId === undefined ? undefined : await findReviewItem(app.db, itemId)
  const kept = await findKeptRecipe(app.db, id)
  if (kept?.recipe.status === 'withdrawn' && !(item && verdictsOn(item).includes('approve'))) return 'taken-back'
  if (item?.isUnsent) return 'not-sent'
  if (!(await claimSource(app.db, id, kept?.recipe.sourceUrl ?? null))) return 'source-taken'
  await changeStatus(app.db, id, 'published')
  if (itemId === undefined) return null
  await settleItem(app.db, itemId, { state: 'approved', reason: null, decidedBy: actor?.id ?? null })
  await noteRead(app.db, id)
  await tellCook(app, itemId)
  return null
}
