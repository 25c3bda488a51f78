import type { SignedIn } from '../../../core/accounts/signed-in.ts'
import type { ReviewChoice } from '../../../core/reviews/review-list.ts'
import { ratingOf } from '../../../core/reviews/review.ts'
import type { Db } from '../../../db/connection/connect.ts'
import type { StoredRecipe } from '../../../db/recipes/recipes.ts'
import { listReviews } from '../../../db/reviews/recipe-reviews.ts'
import { listVotes } from '../../../db/reviews/review-votes.ts'
import { voterKey } from '../../../operations/reviews/vote-review.ts'
import { findOwnReview, isOwnWork } from '../../../operations/reviews/write-review.ts'
import type { ShownReviews } from './review-section.tsx'

/** Reads the reviews on a recipe's page. Everything about the account is empty for visitors, whose pages are cached. */
export async function shownReviews(
  db: Db,
  stored: StoredRecipe,
  { user, choice }: { user: SignedIn | null; choice: ReviewChoice },
): Promise<ShownReviews> {
  const { id } = stored.recipe
  const counts = stored.reviewStars
  const [{ reviews: list, hasMore }, own] = await Promise.all([
    ratingOf(counts) ? listReviews(db, id, choice) : { reviews: [], hasMore: false },
    user && findOwnReview(db, user, id),
  ])
  const ids = list.map((review) => review.id)
  const mine = user && isOwnWork(stored, user.id) ? 'own-recipe' : own ? 'written' : 'none'
  return {
    counts,
    choice,
    list,
    hasMore,
    voted: user ? await listVotes(db, voterKey({ userId: user.id }), ids) : [],
    mayAnswer: user !== null && stored.ownerId === user.id,
    mine,
    unpublished: own && own.review.state !== 'published' ? own.review : null,
    ratings: stored.recipe.ratings?.count ?? 0,
  }
}
