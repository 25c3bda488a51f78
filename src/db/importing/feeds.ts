import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import type { FeedEntryState } from '../../core/importing/feeds.ts'
import type { Db } from '../connection/connect.ts'
import { feedEntries, feeds } from '../schema/feeds.ts'
import { recipes } from '../schema/recipes.ts'

export type StoredFeed = typeof feeds.$inferSelect
export type FeedEntry = Pick<typeof feedEntries.$inferSelect, 'key' | 'address' | 'title'>
export type WaitingEntry = Pick<typeof feedEntries.$inferSelect, 'key' | 'address' | 'tries'>
type NewFeedRow = typeof feeds.$inferInsert

/** Returns undefined if the address is there already. */
export async function insertFeed(db: Db, row: NewFeedRow): Promise<number | undefined> {
  const [inserted] = await db
    .insert(feeds)
    .values(row)
    .onConflictDoNothing({ target: feeds.address })
    .returning({ id: feeds.id })
  return inserted?.id
}

export async function findFeed(db: Db, id: number): Promise<StoredFeed | undefined> {
  const [row] = await db.select().from(feeds).where(eq(feeds.id, id))
  return row
}

export async function countFeeds(db: Db): Promise<number> {
  const [row] = await db.select({ feeds: count() }).from(feeds)
  return row?.feeds ?? 0
}

export interface ListedFeed extends StoredFeed {
  sent: number
  waiting: number
  /** Recipes that the site had already. */
  known: number
  failed: number
}

const countIn = (state: FeedEntryState) =>
  sql<number>`count(*) filter (where ${feedEntries.state} = ${state})`.mapWith(Number)

/** Lists the feeds, newest first, with the counts of their entries. */
export async function listFeeds(db: Db, limit: number): Promise<Array<ListedFeed>> {
  const rows = await db
    .select({
      feed: feeds,
      sent: countIn('sent'),
      waiting: countIn('waiting'),
      known: countIn('known'),
      failed: countIn('failed'),
    })
    .from(feeds)
    .leftJoin(feedEntries, eq(feedEntries.feedId, feeds.id))
    .groupBy(feeds.id)
    .orderBy(desc(feeds.id))
    .limit(limit)
  return rows.map(({ feed, ...counts }) => ({ ...feed, ...counts }))
}

export async function updateFeed(db: Db, id: number, change: Partial<NewFeedRow>): Promise<void> {
  await db.update(feeds).set(change).where(eq(feeds.id, id))
}

export async function setFeedState(db: Db, id: number, state: StoredFeed['state']): Promise<string | undefined> {
  const [row] = await db
    .update(feeds)
    .set({ state, ...(state === 'active' && { nextCheckAt: sql`now()` }) })
    .where(eq(feeds.id, id))
    .returning({ address: feeds.address })
  return row?.address
}

export async function deleteFeed(db: Db, id: number): Promise<string | undefined> {
  const [row] = await db.delete(feeds).where(eq(feeds.id, id)).returning({ address: feeds.address })
  return row?.address
}

/** Takes the feeds that are due, once among all processes: their next check moves on. */
export async function takeDueFeeds(transaction: Db, limit: number): Promise<Array<number>> {
  const due = transaction
    .select({ id: feeds.id })
    .from(feeds)
    .where(and(eq(feeds.state, 'active'), lte(feeds.nextCheckAt, sql`now()`)))
    .orderBy(asc(feeds.nextCheckAt))
    .limit(limit)
    .for('update', { skipLocked: true })
  const taken = await transaction
    .update(feeds)
    .set({ nextCheckAt: sql`now() + make_interval(hours => ${feeds.everyHours})` })
    .where(inArray(feeds.id, due))
    .returning({ id: feeds.id })
  return taken.map(({ id }) => id)
}

/** Adds the entries that the feed did not have before. */
export async function insertFeedEntries(
  db: Db,
  feedId: number,
  entries: ReadonlyArray<FeedEntry>,
  state: Extract<FeedEntryState, 'waiting' | 'old'>,
): Promise<void> {
  const insertedAtOnce = 2_000
  for (let next = 0; next < entries.length; next += insertedAtOnce) {
    await db
      .insert(feedEntries)
      .values(entries.slice(next, next + insertedAtOnce).map((entry) => ({ ...entry, feedId, state })))
      .onConflictDoNothing()
  }
}

/** Returns the oldest entry that waits to be read. One that could not be read is tried again after a day. */
export async function findWaitingEntry(db: Db, feedId: number): Promise<WaitingEntry | undefined> {
  const { key, address, tries, readAt } = feedEntries
  const isDue = or(isNull(readAt), lte(readAt, sql`now() - interval '1 day'`))
  const [entry] = await db
    .select({ key, address, tries })
    .from(feedEntries)
    .where(and(eq(feedEntries.feedId, feedId), eq(feedEntries.state, 'waiting'), isDue))
    .orderBy(asc(feedEntries.foundAt), asc(feedEntries.key))
    .limit(1)
  return entry
}

/** Counts the pages of a feed that were fetched within 24 hours. */
export async function countReadToday(db: Db, feedId: number): Promise<number> {
  const [row] = await db
    .select({ read: count() })
    .from(feedEntries)
    .where(and(eq(feedEntries.feedId, feedId), gt(feedEntries.readAt, sql`now() - interval '1 day'`)))
  return row?.read ?? 0
}

/** Records what became of a waiting entry, which may wait for another try. Returns false if another process was faster. */
export async function settleEntry(
  db: Db,
  feedId: number,
  key: string,
  change: { state: FeedEntryState; problem?: string; tries?: number; fingerprint?: string; recipeId?: string },
): Promise<boolean> {
  const settled = await db
    .update(feedEntries)
    .set({ ...change, readAt: sql`now()` })
    .where(and(eq(feedEntries.feedId, feedId), eq(feedEntries.key, key), eq(feedEntries.state, 'waiting')))
    .returning({ key: feedEntries.key })
  return settled.length > 0
}

/** Returns whether a feed brought this recipe before, also if an editor rejected it since. */
export async function hasFingerprint(db: Db, feedId: number, fingerprint: string): Promise<boolean> {
  const [row] = await db
    .select({ key: feedEntries.key })
    .from(feedEntries)
    .where(and(eq(feedEntries.feedId, feedId), eq(feedEntries.fingerprint, fingerprint)))
    .limit(1)
  return row !== undefined
}

/** Records that an entry went to moderation as this recipe. */
export async function markSent(db: Db, feedId: number, key: string, recipeId: string): Promise<void> {
  await db
    .update(feedEntries)
    .set({ state: 'sent', recipeId })
    .where(and(eq(feedEntries.feedId, feedId), eq(feedEntries.key, key)))
}

/** Lists the pages of a feed that could not be read, newest first. */
export async function listFailedEntries(db: Db, feedIds: ReadonlyArray<number>, limit: number) {
  if (feedIds.length === 0) return []
  const { feedId, address, problem } = feedEntries
  return db
    .select({ feedId, address, problem })
    .from(feedEntries)
    .where(and(inArray(feedId, [...feedIds]), eq(feedEntries.state, 'failed'), isNotNull(problem)))
    .orderBy(desc(feedEntries.readAt))
    .limit(limit)
}

export async function setLicenseNotice(db: Db, recipeId: string, licenseNotice: string): Promise<void> {
  await db.update(recipes).set({ licenseNotice }).where(eq(recipes.id, recipeId))
}
