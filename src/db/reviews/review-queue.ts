import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '../connection/connect.ts'
import { reviewReports, reviews } from '../schema/reviews.ts'
import { listStored, type StoredReview } from './reviews.ts'

export interface QueuedReview extends StoredReview {
  /** Open reports, oldest first. */
  reports: Array<string>
}

const isReported = sql`exists (select from ${reviewReports} where ${reviewReports.reviewId} = ${sql.raw('reviews.id')} and is_open)`
/** Written as in the index, which PostgreSQL uses only then. */
const isWaiting = sql`(${reviews.state} = 'waiting' or ${reviews.answerState} = 'waiting')`

/** Lists what editors decide about: reviews and answers that wait, and reviews with open reports. Oldest first. */
export async function listReviewQueue(db: Db, limit: number): Promise<Array<QueuedReview>> {
  const order = sql`${reviews.createdAt}, ${reviews.id}`
  const stored = await listStored(db, or(isWaiting, isReported), limit, order)
  const reports = await listOpenReports(
    db,
    stored.map(({ review }) => review.id),
  )
  return stored.map((one) => ({ ...one, reports: reports.get(one.review.id) ?? [] }))
}

async function listOpenReports(db: Db, ids: ReadonlyArray<number>): Promise<Map<number, Array<string>>> {
  const found = new Map<number, Array<string>>()
  if (ids.length === 0) return found
  const rows = await db
    .select({ id: reviewReports.reviewId, report: reviewReports.report })
    .from(reviewReports)
    .where(and(inArray(reviewReports.reviewId, [...ids]), eq(reviewReports.isOpen, true)))
    .orderBy(reviewReports.id)
  for (const { id, report } of rows) found.set(id, [...(found.get(id) ?? []), report])
  return found
}

export async function insertReviewReport(transaction: Db, reviewId: number, report: string): Promise<void> {
  await transaction.insert(reviewReports).values({ reviewId, report })
}

/** Closes all open reports about a review, and returns how many there were. */
export async function closeReviewReports(transaction: Db, reviewId: number): Promise<number> {
  const closed = await transaction
    .update(reviewReports)
    .set({ isOpen: false })
    .where(and(eq(reviewReports.reviewId, reviewId), eq(reviewReports.isOpen, true)))
    .returning({ id: reviewReports.id })
  return closed.length
}
