import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../connection/connect.ts'
import { reviewPhotos, reviews, reviewVotes } from '../schema/reviews.ts'

export const photoIdsOfReview = sql<Array<string>>`array(
  select ${reviewPhotos.imageId} from ${reviewPhotos} where review_id = ${sql.raw('reviews.id')} order by position)`

/** Lists everything about a cook's reviews, the answers they gave, and their votes. */
export async function exportReviews(db: Db, userId: string) {
  const { recipeId, state, stars, body, changed, madeIt, reason, answer, createdAt, editedAt } = reviews
  const photos = photoIdsOfReview
  return {
    written: await db
      .select({ recipeId, state, stars, text: body, changed, madeIt, photos, reason, answer, at: createdAt, editedAt })
      .from(reviews)
      .where(eq(reviews.userId, userId))
      .orderBy(asc(reviews.id)),
    answered: await db
      .select({ recipeId, answer, reason: reviews.answerReason, at: reviews.answeredAt })
      .from(reviews)
      .where(sql`${answer} is not null and exists (
        select from recipes where recipes.id = ${sql.raw('reviews.recipe_id')} and recipes.owner_id = ${userId})`)
      .orderBy(asc(reviews.id)),
    foundHelpful: await db
      .select({ review: reviewVotes.reviewId, at: reviewVotes.createdAt })
      .from(reviewVotes)
      .where(eq(reviewVotes.voter, userId)),
  }
}
