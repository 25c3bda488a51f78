import { confirmWithinDays, type ReviewContent, type ReviewState, stateOfWritten } from '../../core/reviews/review.ts'
import { findUser } from '../../db/accounts/users.ts'
import { findStoredRecipe } from '../../db/recipes/recipes.ts'
import {
  deleteReplaced,
  findReviewByToken,
  lockReview,
  setReviewOwner,
  setReviewState,
  type StoredReview,
} from '../../db/reviews/reviews.ts'
import type { App } from '../app/app.ts'
import { notifyOfReview } from '../moderation/send-to-moderation.ts'
import { hashOf } from '../submissions/submission-token.ts'
import { removeReview } from './delete-review.ts'
import {
  auditReview,
  changeReview,
  claimPhotos,
  contentOf,
  isOwnWork,
  isReviewedOf,
  type WriteOutcome,
} from './write-review.ts'

/** Finds the review that a visitor's secret link belongs to. An unconfirmed one expires. */
export async function findLinkedReview({ db }: Pick<App, 'db'>, token: string): Promise<StoredReview | undefined> {
  const found = await findReviewByToken(db, hashOf(token))
  if (!found) return undefined
  const expires = found.createdAt.getTime() + confirmWithinDays * 86_400_000
  return found.review.state === 'unconfirmed' && expires < Date.now() ? undefined : found
}

/**
 * Confirms a visitor's review. It replaces an earlier one of the same address, and belongs to the account with this
 * address, if there is one. Repeating it changes nothing.
 */
export async function confirmReview(app: App, token: string): Promise<ReviewState | 'own-recipe' | undefined> {
  const linked = await findLinkedReview(app, token)
  if (!linked) return undefined
  return app.db.transaction(async (tx) => {
    const locked = await lockReview(tx, linked.review.id)
    if (!locked) return undefined
    const { id, recipeId, state: before } = locked.review
    if (before !== 'unconfirmed') return before
    const account = locked.email ? await findUser(tx, { email: locked.email }) : undefined
    const owner = account?.emailVerified ? account : null
    const recipe = owner && (await findStoredRecipe(tx, recipeId))
    if (recipe && isOwnWork(recipe, owner.id)) return 'own-recipe'
    const replaced = await deleteReplaced(tx, { id, recipeId, email: locked.email, userId: owner?.id ?? null })
    if (owner) await setReviewOwner(tx, id, { userId: owner.id, name: owner.name })
    const isReviewed = replaced.includes('rejected') || (await isReviewedOf({ ...app, db: tx }, 'link-holder'))
    const state = stateOfWritten(contentOf(locked), { isReviewed, earlier: null })
    await setReviewState(tx, id, { state, reason: null })
    await auditReview(tx, 'link-holder', { action: 'recipe-review.confirm', id, recipeId, details: { state } })
    if (state === 'waiting') await notifyOfReview({ ...app, db: tx }, id)
    return state
  })
}

/** Changes the review behind a secret link. */
export async function editLinkedReview(app: App, token: string, content: ReviewContent): Promise<WriteOutcome> {
  const linked = await findLinkedReview(app, token)
  if (!linked) return { kind: 'unknown' }
  return app.db.transaction(async (tx) => {
    if (!(await claimPhotos(tx, content))) return { kind: 'photo-gone' }
    return changeReview({ ...app, db: tx }, 'link-holder', linked.review.id, content)
  })
}

/** Deletes the review behind a secret link. Returns false for an unknown link. */
export async function deleteLinkedReview(app: Pick<App, 'db'>, token: string): Promise<boolean> {
  const linked = await findLinkedReview(app, token)
  if (linked) await app.db.transaction((tx) => removeReview({ db: tx }, 'link-holder', linked))
  return linked !== undefined
}
