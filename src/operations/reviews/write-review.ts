import type { SignedIn } from '../../core/accounts/signed-in.ts'
import { type Actor, accountOf, isTrusted } from '../../core/recipes/actor.ts'
import { isListed } from '../../core/recipes/visibility.ts'
import { type ReviewContent, type ReviewState, stateOfWritten } from '../../core/reviews/review.ts'
import { writeAudit } from '../../db/audit/audit-log.ts'
import type { Db } from '../../db/connection/connect.ts'
import { claimPicture } from '../../db/pictures/pictures.ts'
import { findStoredRecipe, type StoredRecipe } from '../../db/recipes/recipes.ts'
import { findUser } from '../../db/accounts/users.ts'
import {
  findReviewFrom,
  findReviewOf,
  insertReview,
  lockReview,
  setReviewOwner,
  type StoredReview,
  updateReview,
} from '../../db/reviews/reviews.ts'
import type { App } from '../app/app.ts'
import { notifyOfReview } from '../moderation/send-to-moderation.ts'
import { reviewsSubmissions } from '../recipes/first-status.ts'

export type WriteOutcome =
  | { kind: 'done'; id: number; state: ReviewState; isNew: boolean }
  | { kind: 'unknown' }
  | { kind: 'own-recipe' }
  | { kind: 'photo-gone' }

/** Cooks do not review what they wrote themselves. What they imported was written by someone else. */
export const isOwnWork = ({ ownerId, recipe }: Pick<StoredRecipe, 'ownerId' | 'recipe'>, userId: string) =>
  ownerId === userId && recipe.sourceUrl === null

/** Saves a cook's review of a recipe, new or changed. Each cook has one for each recipe. */
export async function writeReview(
  app: App,
  cook: SignedIn,
  recipeId: string,
  content: ReviewContent,
): Promise<WriteOutcome> {
  const stored = await findStoredRecipe(app.db, recipeId)
  if (!stored || !isListed(stored.recipe.status)) return { kind: 'unknown' }
  if (isOwnWork(stored, cook.id)) return { kind: 'own-recipe' }
  return app.db.transaction(async (tx) => {
    if (!(await claimPhotos(tx, content))) return { kind: 'photo-gone' }
    const inside = { ...app, db: tx }
    const earlier = await findOwnReview(tx, cook, recipeId)
    if (earlier && !earlier.userId) {
      await lockReview(tx, earlier.review.id)
      await setReviewOwner(tx, earlier.review.id, { userId: cook.id, name: cook.name })
    }
    if (earlier) return changeReview(inside, cook, earlier.review.id, content)
    const state = stateOfWritten(content, { isReviewed: await isReviewedOf(inside, cook), earlier: null })
    const id = await insertReview(tx, { recipeId, userId: cook.id, name: cook.name, email: null, state, ...content })
    if (id !== undefined) {
      await auditReview(tx, cook, { action: 'recipe-review.write', id, recipeId, details: { state } })
      if (state === 'waiting') await notifyOfReview(inside, id)
      return { kind: 'done', id, state, isNew: true }
    }
    // Another tab was faster.
    const other = await findReviewOf(tx, cook.id, recipeId)
    return other ? changeReview(inside, cook, other.review.id, content) : { kind: 'unknown' }
  })
}

/**
 * Finds a cook's review of a recipe. What the cook sent from a confirmed address before the account existed counts too,
 * so that each cook has one for each recipe.
 */
export async function findOwnReview(db: Db, cook: SignedIn, recipeId: string): Promise<StoredReview | undefined> {
  const own = await findReviewOf(db, cook.id, recipeId)
  if (own) return own
  const sent = await findReviewFrom(db, cook.email, recipeId)
  return sent && (await findUser(db, { id: cook.id }))?.emailVerified ? sent : undefined
}

/** Saves the stars that were given at the end of cook mode, in one press. Words that the cook wrote earlier stay. */
export async function rateRecipe(app: App, cook: SignedIn, recipeId: string, stars: number): Promise<WriteOutcome> {
  const earlier = await findOwnReview(app.db, cook, recipeId)
  const content = earlier ? contentOf(earlier) : { body: '', changed: '', photoIds: [] }
  return writeReview(app, cook, recipeId, { ...content, stars, madeIt: true })
}

/** Changes a review. Call it in a transaction that has claimed the photos. */
export async function changeReview(app: App, actor: Actor, id: number, content: ReviewContent): Promise<WriteOutcome> {
  const locked = await lockReview(app.db, id)
  if (!locked) return { kind: 'unknown' }
  const { recipeId, state: before } = locked.review
  const earlier = { state: before, content: contentOf(locked) }
  const isReviewed = await isReviewedOf(app, actor)
  const state = before === 'unconfirmed' ? before : stateOfWritten(content, { isReviewed, earlier })
  await updateReview(app.db, id, content, state)
  await auditReview(app.db, actor, { action: 'recipe-review.edit', id, recipeId, details: { state } })
  if (state === 'waiting' && before !== 'waiting') await notifyOfReview(app, id)
  return { kind: 'done', id, state, isNew: false }
}

export const contentOf = ({ review }: StoredReview): ReviewContent => ({
  stars: review.stars,
  body: review.body,
  changed: review.changed,
  madeIt: review.madeIt,
  photoIds: review.photos.map(({ id }) => id),
})

/** Returns whether an editor reads what this actor writes before others do. */
export async function isReviewedOf(app: Pick<App, 'db' | 'env'>, actor: Actor): Promise<boolean> {
  return !isTrusted(actor) && (await reviewsSubmissions(app))
}

export async function claimPhotos(transaction: Db, { photoIds }: ReviewContent): Promise<boolean> {
  // Sorted, so that two reviews with the same photos cannot wait for each other.
  for (const id of photoIds.toSorted()) if (!(await claimPicture(transaction, id))) return false
  return true
}

interface ReviewEntry {
  action: string
  id: number
  recipeId: string
  details?: Record<string, unknown>
}

/** Writes an audit entry about a review. Call it in the transaction of the change. */
export async function auditReview(
  transaction: Db,
  actor: Actor,
  { action, id, recipeId, details }: ReviewEntry,
): Promise<void> {
  const by = typeof actor === 'string' ? { by: actor } : {}
  await writeAudit(transaction, {
    actor: accountOf(actor),
    action,
    subject: ['recipe', recipeId],
    details: { review: id, ...details, ...by },
  })
}
