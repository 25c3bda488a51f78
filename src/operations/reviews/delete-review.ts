import type { SignedIn } from '../../core/accounts/signed-in.ts'
import type { Actor } from '../../core/recipes/actor.ts'
import { deleteReview, lockReview, type StoredReview } from '../../db/reviews/reviews.ts'
import type { App } from '../app/app.ts'
import { auditReview, findOwnReview } from './write-review.ts'

/** Deletes a cook's own review of a recipe. Returns false if there is none. */
export async function deleteOwnReview(app: Pick<App, 'db'>, cook: SignedIn, recipeId: string): Promise<boolean> {
  return app.db.transaction(async (tx) => {
    const mine = await findOwnReview(tx, cook, recipeId)
    if (mine) await removeReview({ db: tx }, cook, mine)
    return mine !== undefined
  })
}

/** Deletes a review. Call it in a transaction. */
export async function removeReview({ db }: Pick<App, 'db'>, actor: Actor, { review }: StoredReview): Promise<void> {
  if (!(await lockReview(db, review.id))) return
  await deleteReview(db, review.id)
  await auditReview(db, actor, { action: 'recipe-review.delete', id: review.id, recipeId: review.recipeId })
}
