import { sql, type SQL } from 'drizzle-orm'
import type { Review } from '../../core/reviews/review.ts'
import { type ReviewChoice, reviewsOnAPage } from '../../core/reviews/review-list.ts'
import { prepared } from '../connection/prepared.ts'
import type { Db } from '../connection/connect.ts'
import { reviews } from '../schema/reviews.ts'
import { photosOfReview, toReview } from './reviews.ts'

const { helpfulCount, createdAt, id, photoCount } = reviews

const orders = {
  helpful: sql`${helpfulCount} desc, ${createdAt} desc, ${id} desc`,
  newest: sql`${createdAt} desc, ${id} desc`,
}
const hasPhotos = sql` and ${photoCount} > 0`

/** The conditions are in the text of the query, because PostgreSQL uses the partial indexes only then. */
function statement(name: string, order: SQL, condition = sql``) {
  return prepared(name, (db) =>
    db
      .select({ row: reviews, photos: photosOfReview })
      .from(reviews)
      .where(sql`${reviews.recipeId} = ${sql.placeholder('recipeId')} and ${reviews.state} = 'published'${condition}`)
      .orderBy(order)
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset')),
  )
}

const statements = {
  helpful: {
    all: statement('reviews_helpful', orders.helpful),
    photos: statement('reviews_helpful_photos', orders.helpful, hasPhotos),
  },
  newest: {
    all: statement('reviews_newest', orders.newest),
    photos: statement('reviews_newest_photos', orders.newest, hasPhotos),
  },
}

/** Lists one page of a recipe's published reviews, and whether there are more. */
export async function listReviews(
  db: Db,
  recipeId: string,
  { sort, withPhotos, page }: ReviewChoice,
): Promise<{ reviews: Array<Review>; hasMore: boolean }> {
  const list = statements[sort][withPhotos ? 'photos' : 'all']
  const rows = await list(db, { recipeId, limit: reviewsOnAPage + 1, offset: (page - 1) * reviewsOnAPage })
  return {
    reviews: rows.slice(0, reviewsOnAPage).map(({ row, photos }) => toReview(row, photos)),
    hasMore: rows.length > reviewsOnAPage,
  }
}
