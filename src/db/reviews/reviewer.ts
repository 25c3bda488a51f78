import { eq, sql } from 'drizzle-orm'
import type { Db } from '../connection/connect.ts'
import { users } from '../schema/accounts.ts'
import { recipes } from '../schema/recipes.ts'
import { reviews } from '../schema/reviews.ts'

interface Reviewer {
  email: string
  hasAccount: boolean
}

/** The confirmed address of an account that may sign in. */
const accountAddress = sql<
  string | null
>`case when ${users.emailVerified} and not ${users.banned} then ${users.email} end`

/** Finds the confirmed address of the reviewer. Banned accounts and unconfirmed addresses have none. */
export async function findReviewer(db: Db, reviewId: number): Promise<Reviewer | undefined> {
  const [row] = await db
    .select({
      left: reviews.email,
      userId: reviews.userId,
      account: accountAddress,
    })
    .from(reviews)
    .leftJoin(users, eq(users.id, reviews.userId))
    .where(eq(reviews.id, reviewId))
  if (!row) return undefined
  const hasAccount = row.userId !== null
  const email = hasAccount ? row.account : row.left
  return email === null ? undefined : { email, hasAccount }
}

/** Finds the confirmed address of the owner of the reviewed recipe, who writes the answer. */
export async function findAnswerAddress(db: Db, reviewId: number): Promise<string | null> {
  const [row] = await db
    .select({ address: accountAddress })
    .from(reviews)
    .innerJoin(recipes, eq(recipes.id, reviews.recipeId))
    .innerJoin(users, eq(users.id, recipes.ownerId))
    .where(eq(reviews.id, reviewId))
  return row?.address ?? null
}
