import { and, eq, ne, or, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../connection/connect.ts'
import { type ListPlace, momentText } from '../paging/list-place.ts'
import { recipes } from '../schema/recipes.ts'
import { users } from '../schema/accounts.ts'
import { reviews } from '../schema/reviews.ts'
import { listStored, type StoredReview } from './reviews.ts'

const reviewsOnAPage = 20

/** The reviews an account wrote, or what others say about its recipes. */
export type ReviewsOf = 'mine' | 'received'

/**
 * A confirmed review belongs to the account with its address, also if it is older than the account. `findOwnReview`
 * has the same rule.
 */
function conditionOf(userId: string, of: ReviewsOf): SQL | undefined {
  if (of === 'received') return and(eq(recipes.ownerId, userId), eq(reviews.state, 'published'))
  const address = sql`(select lower(${users.email}) from ${users} where ${users.id} = ${userId} and ${users.emailVerified})`
  return or(
    eq(reviews.userId, userId),
    and(sql`${reviews.userId} is null and ${reviews.email} = ${address}`, ne(reviews.state, 'unconfirmed')),
  )
}

/** Lists one page of an account's reviews, newest first. */
export async function listMyReviews(
  db: Db,
  userId: string,
  { of, after }: { of: ReviewsOf; after: ListPlace<number> | null },
): Promise<{ reviews: Array<StoredReview>; next: ListPlace<number> | null }> {
  const { id, createdAt } = reviews
  const beyond = after && sql`(${createdAt}, ${id}) < (${after.at}::timestamptz, ${after.id})`
  const found = await listStored(db, and(conditionOf(userId, of), beyond ?? undefined), reviewsOnAPage + 1)
  const shown = found.slice(0, reviewsOnAPage)
  const last = found.length > reviewsOnAPage ? shown.at(-1) : undefined
  return { reviews: shown, next: last ? await findPlace(db, last.review.id) : null }
}

async function findPlace(db: Db, reviewId: number): Promise<ListPlace<number> | null> {
  const [row] = await db
    .select({ at: momentText(reviews.createdAt), id: reviews.id })
    .from(reviews)
    .where(eq(reviews.id, reviewId))
  return row ?? null
}

/** Counts the reviews that an account wrote and those of its recipes. */
export async function countMyReviews(db: Db, userId: string): Promise<Record<ReviewsOf, number>> {
  const count = async (of: ReviewsOf) => {
    const [row] = await db
      .select({ count: sql<number>`count(*)::int` })
      .from(reviews)
      .innerJoin(recipes, eq(recipes.id, reviews.recipeId))
      .where(conditionOf(userId, of))
    return row?.count ?? 0
  }
  const [mine, received] = await Promise.all([count('mine'), count('received')])
  return { mine, received }
}
