import { and, eq } from 'drizzle-orm'
import type { Db } from '../connection/connect.ts'
import { reviewVotes } from '../schema/reviews.ts'

/** Adds or removes a vote. Repeating it changes nothing. */
export async function setVote(db: Db, reviewId: number, voter: string, isHelpful: boolean): Promise<void> {
  if (isHelpful) await db.insert(reviewVotes).values({ reviewId, voter }).onConflictDoNothing()
  else await db.delete(reviewVotes).where(and(eq(reviewVotes.reviewId, reviewId), eq(reviewVotes.voter, voter)))
}
