import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../connection/connect.ts'
import { reviews, reviewVotes } from '../schema/reviews.ts'

/** Adds or removes a vote. Repeating it changes nothing. */
export async function setVote(db: Db, reviewId: number, voter: string, isHelpful: boolean): Promise<void> {
  // A review that was deleted meanwhile gets no vote.
  if (isHelpful)
    await db.execute(sql`
      insert into ${reviewVotes} (review_id, voter)
      select id, ${voter} from ${reviews} where id = ${reviewId} for key share
      on conflict do nothing`)
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
