import { eq, sql } from 'drizzle-orm'
import type { Db } from '../connection/connect.ts'
import { users } from '../schema/accounts.ts'
import { reviews } from '../schema/reviews.ts'

interface Reviewer {
  email: string
  hasAccount: boolean
}

/** Finds the confirmed address of the reviewer. Banned accounts and unconfirmed addresses have none. */
export async function findReviewer(db: Db, reviewId: number): Promise<Reviewer | undefined> {
  const [row] = await db
    .select({
      left: reviews.email,
      userId: reviews.userId,
      account: sql<string | null>`case when ${users.emailVerified} and not ${users.banned} then ${users.email} end`,
    })
    .from(reviews)
    .leftJoin(users, eq(users.id, reviews.userId))
    .where(eq(reviews.id, reviewId))
  if (!row) return undefined
  const hasAccount = row.userId !== null
  const email = hasAccount ? row.account : row.left
  return email === null ? undefined : { email, hasAccount }
}
