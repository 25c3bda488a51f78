import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../connection/connect.ts'
import { reviewVotes } from '../schema/reviews.ts'

/** Adds or removes a vote. Repeating it changes nothing. */
export async function setVote(db: Db, reviewId: number, voter: string, isHelpful: boolean): Promise<void> {
  if (isHelpful) await db.insert(reviewVotes).values({ reviewId, voter }).onConflictDoNothing()
  else await db.delete(reviewVotes).where(and(eq(reviewVotes.reviewId, reviewId), eq(reviewVotes.voter, voter)))
}

/** Returns which of the reviews a voter found helpful. */
export async function listVotes(db: Db, voter: string, ids: ReadonlyArray<number>): Promise<Array<number>> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: reviewVotes.reviewId })
    .from(reviewVotes)
    .where(and(eq(reviewVotes.voter, voter), inArray(reviewVotes.reviewId, [...ids])))
  return rows.map(({ id }) => id)
}
