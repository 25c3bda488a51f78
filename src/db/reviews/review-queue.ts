import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { ReviewQueueState } from '../../core/reviews/moderate-review.ts'
import type { Db } from '../connection/connect.ts'
import { type ListPlace, momentText } from '../paging/list-place.ts'
import { recipes } from '../schema/recipes.ts'
import { reviewReports, reviews } from '../schema/reviews.ts'
import { findReview, listStored, type StoredReview } from './reviews.ts'

export interface QueuedReview extends StoredReview {
  /** Open reports, oldest first. */
  reports: Array<string>
}

interface ReviewQueueFilter {
  state: ReviewQueueState
  /** Part of the recipe's title, of the reviewer's name or of the review. */
  text: string
}

const reviewsOnAPage = 25
/** `listStored` and the ids below it name the same table, so the columns are written without Drizzle's prefix. */
const id = sql.raw('reviews.id')
const place = sql`(${sql.raw('reviews.created_at')}, ${id})`

/**
 * The ids of reviews and answers that wait, and of reviews with open reports. The first part is written as in its
 * index, which PostgreSQL uses only then.
 */
const openIds = sql`
  select id from reviews waiting where (state = 'waiting' or answer_state = 'waiting') and state in ('waiting', 'published')
  union select review_id from review_reports where is_open`

/** Lists what editors decide about, oldest first, or what is published or rejected, newest first. */
export async function listReviewQueue(db: Db, { state, text }: ReviewQueueFilter, after: ListPlace<number> | null) {
  const isOpen = state === 'open'
  const beyond = isOpen ? sql`>` : sql`<`
  const places = await db
    .select({ id: reviews.id, at: momentText(reviews.createdAt) })
    .from(reviews)
    .innerJoin(recipes, eq(recipes.id, reviews.recipeId))
    .where(
      and(
        isOpen ? sql`${id} in (${openIds})` : eq(reviews.state, state),
        text === '' ? undefined : mentions(text),
        after ? sql`${place} ${beyond} (${after.at}::timestamptz, ${after.id})` : undefined,
      ),
    )
    .orderBy(...(isOpen ? [reviews.createdAt, reviews.id] : [desc(reviews.createdAt), desc(reviews.id)]))
    .limit(reviewsOnAPage + 1)
  const shown = places.slice(0, reviewsOnAPage)
  const order = isOpen ? undefined : 'newest'
  return {
    reviews: await listQueued(
      db,
      shown.map((one) => one.id),
      order,
    ),
    next: places.length > reviewsOnAPage ? (shown.at(-1) ?? null) : null,
  }
}

function mentions(text: string): SQL {
  const pattern = `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
  const { name, body, changed } = reviews
  return sql`concat_ws(' ', ${recipes.title}, ${name}, ${body}, ${changed}) ilike ${pattern}`
}

async function listQueued(db: Db, ids: ReadonlyArray<number>, order?: 'newest'): Promise<Array<QueuedReview>> {
  if (ids.length === 0) return []
  const direction = order === 'newest' ? sql`desc` : sql`asc`
  const stored = await listStored(
    db,
    inArray(reviews.id, [...ids]),
    ids.length,
    sql`${reviews.createdAt} ${direction}, ${reviews.id} ${direction}`,
  )
  const reports = await listOpenReports(db, ids)
  return stored.map((one) => ({ ...one, reports: reports.get(one.review.id) ?? [] }))
}

/** Finds a review with everything an editor needs to decide about it. */
export async function findQueuedReview(db: Db, reviewId: number): Promise<QueuedReview | undefined> {
  const found = await findReview(db, reviewId)
  if (!found || found.review.state === 'unconfirmed') return undefined
  return { ...found, reports: (await listOpenReports(db, [reviewId])).get(reviewId) ?? [] }
}

/** Finds the next and previous review to decide about, in the order of the queue. */
export async function findReviewNeighbors(
  db: Db,
  reviewId: number,
): Promise<{ newer: number | null; older: number | null }> {
  const { rows } = await db.execute<{ newer: number | null; older: number | null }>(sql`
    with queued as (select id, created_at from reviews where id in (${openIds}))
    select
      (select other.id from queued other where (other.created_at, other.id) > (own.created_at, own.id)
        order by other.created_at, other.id limit 1) as newer,
      (select other.id from queued other where (other.created_at, other.id) < (own.created_at, own.id)
        order by other.created_at desc, other.id desc limit 1) as older
    from reviews own where own.id = ${reviewId}`)
  return rows[0] ?? { newer: null, older: null }
}

/** Counts the reviews that an editor decides about. */
export async function countOpenReviews(db: Db): Promise<number> {
  const { rows } = await db.execute<{ open: number }>(sql`select count(*)::int as open from (${openIds}) queued`)
  return rows[0]?.open ?? 0
}

async function listOpenReports(db: Db, ids: ReadonlyArray<number>): Promise<Map<number, Array<string>>> {
  const found = new Map<number, Array<string>>()
  const rows = await db
    .select({ id: reviewReports.reviewId, report: reviewReports.report })
    .from(reviewReports)
    .where(and(inArray(reviewReports.reviewId, [...ids]), eq(reviewReports.isOpen, true)))
    .orderBy(reviewReports.id)
  for (const { id: reviewId, report } of rows) found.set(reviewId, [...(found.get(reviewId) ?? []), report])
  return found
}

/** Adds a report, as a new version, so that no editor decides without having read it. */
export async function insertReviewReport(transaction: Db, reviewId: number, report: string): Promise<void> {
  await transaction.insert(reviewReports).values({ reviewId, report })
  await transaction
    .update(reviews)
    .set({ version: sql`${reviews.version} + 1` })
    .where(eq(reviews.id, reviewId))
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
