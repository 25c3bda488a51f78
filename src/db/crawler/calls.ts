import { and, desc, eq, isNull, lt, ne, or, sql, sum } from 'drizzle-orm'
import { callDays, type CallState } from '../../core/crawler/console-call.ts'
import type { Db } from '../connection/connect.ts'
import { crawlerCalls } from '../schema/crawler.ts'

export type StoredCall = typeof crawlerCalls.$inferSelect
type NewCall = Pick<StoredCall, 'kind' | 'subject' | 'request' | 'startKey' | 'jobId' | 'startedBy'>
type Change = Partial<
  Pick<
    StoredCall,
    'jobId' | 'jobState' | 'completed' | 'total' | 'creditsUsed' | 'result' | 'errors' | 'problem' | 'expiresAt'
  >
>

export async function insertCall(db: Db, row: NewCall): Promise<number> {
  const [inserted] = await db.insert(crawlerCalls).values(row).returning({ id: crawlerCalls.id })
  if (!inserted) throw new Error('The call was not inserted')
  return inserted.id
}

export async function findCall(db: Db, id: number): Promise<StoredCall | undefined> {
  const [row] = await db.select().from(crawlerCalls).where(eq(crawlerCalls.id, id))
  return row
}

/** Lists calls, newest first, without their results. */
export async function listCalls(db: Db, { before, limit }: { before: number; limit: number }) {
  const { id, kind, subject, state, completed, total, creditsUsed, problem, createdAt } = crawlerCalls
  return db
    .select({ id, kind, subject, state, completed, total, creditsUsed, problem, createdAt })
    .from(crawlerCalls)
    .where(before > 0 ? lt(crawlerCalls.id, before) : undefined)
    .orderBy(desc(crawlerCalls.id))
    .limit(limit)
}

/** Returns the credits of all stored calls, as far as the crawler named them. */
export async function sumCredits(db: Db): Promise<number> {
  const [row] = await db.select({ credits: sum(crawlerCalls.creditsUsed).mapWith(Number) }).from(crawlerCalls)
  return row?.credits ?? 0
}

const isRunning = eq(crawlerCalls.state, 'running')

/** Changes a running call. One that has ended stays as it is. */
export async function updateCall(db: Db, id: number, change: Change): Promise<void> {
  await db
    .update(crawlerCalls)
    .set(change)
    .where(and(eq(crawlerCalls.id, id), isRunning))
}

/** Ends a running call. */
export async function endCall(db: Db, id: number, state: CallState, change: Change = {}): Promise<void> {
  await db
    .update(crawlerCalls)
    .set({ ...change, state, endedAt: sql`now()`, claimedUntil: null })
    .where(and(eq(crawlerCalls.id, id), isRunning))
}

/** Stores the pages that a job could not read, also after it ended. */
export async function saveErrors(db: Db, id: number, errors: NonNullable<StoredCall['errors']>): Promise<void> {
  await db.update(crawlerCalls).set({ errors }).where(eq(crawlerCalls.id, id))
}

/** Lets a failed call run again. Returns false if it is not a failed one. */
export async function reopenCall(db: Db, id: number): Promise<boolean> {
  const reopened = await db
    .update(crawlerCalls)
    .set({ state: 'running', problem: null, endedAt: null, claimedUntil: null })
    .where(and(eq(crawlerCalls.id, id), eq(crawlerCalls.state, 'failed')))
    .returning({ id: crawlerCalls.id })
  return reopened.length > 0
}

const claimSeconds = 15

/**
 * Takes running calls that no process works on. A claim lasts some seconds, so that calls of a killed process are taken
 * over.
 */
export async function claimCalls(db: Db): Promise<Array<number>> {
  const claimed = await db
    .update(crawlerCalls)
    .set({ claimedUntil: sql`now() + make_interval(secs => ${claimSeconds})` })
    .where(and(isRunning, or(isNull(crawlerCalls.claimedUntil), lt(crawlerCalls.claimedUntil, sql`now()`))))
    .returning({ id: crawlerCalls.id })
  return claimed.map(({ id }) => id)
}

/** Extends claims, or ends them with 0 seconds. */
export async function renewClaims(db: Db, ids: ReadonlyArray<number>, seconds = claimSeconds): Promise<void> {
  if (ids.length === 0) return
  const claimedUntil = seconds === 0 ? null : sql`now() + make_interval(secs => ${seconds})`
  await db
    .update(crawlerCalls)
    .set({ claimedUntil })
    .where(and(isRunning, sql`${crawlerCalls.id} in ${[...ids]}`))
}

export async function hasRunningCalls(db: Db): Promise<boolean> {
  const [row] = await db.select({ id: crawlerCalls.id }).from(crawlerCalls).where(isRunning).limit(1)
  return row !== undefined
}

/** Deletes a call that has ended, with its results. */
export async function deleteCall(db: Db, id: number): Promise<boolean> {
  const deleted = await db
    .delete(crawlerCalls)
    .where(and(eq(crawlerCalls.id, id), ne(crawlerCalls.state, 'running')))
    .returning({ id: crawlerCalls.id })
  return deleted.length > 0
}

export async function deleteOldCalls(db: Db): Promise<void> {
  await db.delete(crawlerCalls).where(lt(crawlerCalls.createdAt, sql`now() - make_interval(days => ${callDays})`))
}
