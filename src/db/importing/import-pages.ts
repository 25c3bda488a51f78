import { and, asc, count, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { mostPages, type PageState } from '../../core/importing/collecting.ts'
import type { Db } from '../connection/connect.ts'
import { importPages } from '../schema/importing.ts'

type ImportPage = typeof importPages.$inferSelect
export type NewPage = Pick<ImportPage, 'address' | 'key' | 'rank' | 'details'>
export type WaitingPage = Pick<ImportPage, 'position' | 'address' | 'key' | 'details'>

/** PostgreSQL takes at most 65,535 parameters. */
const insertedAtOnce = 2_000

/**
 * Adds the pages that the import does not have yet, up to its limit, and returns them in the order given. The import must be locked.
 */
export async function insertPages(
  transaction: Db,
  importId: string,
  pages: ReadonlyArray<NewPage>,
): Promise<Array<WaitingPage>> {
  const [stored] = await transaction
    .select({ pages: count(), last: sql<number>`coalesce(max(${importPages.position}), 0)`.mapWith(Number) })
    .from(importPages)
    .where(eq(importPages.importId, importId))
  let position = stored?.last ?? 0
  let room = mostPages - (stored?.pages ?? 0)
  const inserted: Array<WaitingPage> = []
  for (let next = 0; next < pages.length && room > 0; next += insertedAtOnce) {
    const fresh = await withoutKnown(transaction, importId, pages.slice(next, next + insertedAtOnce))
    const some = fresh.slice(0, room).map((page, index) => ({ ...page, importId, position: position + index + 1 }))
    if (some.length === 0) continue
    const rows = await transaction
      .insert(importPages)
      .values(some)
      .onConflictDoNothing({ target: [importPages.importId, importPages.key] })
      .returning({
        position: importPages.position,
        address: importPages.address,
        key: importPages.key,
        details: importPages.details,
      })
    inserted.push(...rows)
    position += some.length
    room -= rows.length
  }
  return inserted.toSorted((one, other) => one.position - other.position)
}

/** Leaves out the pages that the import has already, as most links of a page lead to known ones. */
async function withoutKnown(transaction: Db, importId: string, pages: ReadonlyArray<NewPage>): Promise<Array<NewPage>> {
  const keys = pages.map(({ key }) => key)
  const rows = await transaction
    .select({ key: importPages.key })
    .from(importPages)
    .where(and(eq(importPages.importId, importId), inArray(importPages.key, keys)))
  const known = new Set(rows.map(({ key }) => key))
  return pages.filter(({ key }) => !known.has(key))
}

/** Lists the pages to read next. */
export async function listWaitingPages(db: Db, importId: string, limit: number): Promise<Array<WaitingPage>> {
  const { position, address, key, details } = importPages
  return db
    .select({ position, address, key, details })
    .from(importPages)
    .where(and(eq(importPages.importId, importId), eq(importPages.state, 'waiting')))
    .orderBy(asc(importPages.rank), asc(importPages.position))
    .limit(limit)
}

/** Records what became of pages. Returns the positions of those that were still waiting. */
export async function settlePages(
  transaction: Db,
  importId: string,
  positions: ReadonlyArray<number>,
  { state, problem = null }: { state: PageState; problem?: string | null },
): Promise<Set<number>> {
  const settled = await transaction
    .update(importPages)
    .set({ state, problem })
    .where(
      and(
        eq(importPages.importId, importId),
        eq(importPages.state, 'waiting'),
        inArray(importPages.position, [...positions]),
      ),
    )
    .returning({ position: importPages.position })
  return new Set(settled.map(({ position }) => position))
}

const noPages: Record<PageState, number> = { waiting: 0, read: 0, known: 0, skipped: 0, failed: 0 }

/** Counts the pages in each state. */
export async function countPages(db: Db, importId: string): Promise<Record<PageState, number>> {
  const counted = await db
    .select({ state: importPages.state, pages: count() })
    .from(importPages)
    .where(eq(importPages.importId, importId))
    .groupBy(importPages.state)
  return { ...noPages, ...Object.fromEntries(counted.map(({ state, pages }) => [state, pages])) }
}

/** Returns the most frequent reason why pages were skipped unread, and for how many. */
export async function findSkipReason(db: Db, importId: string) {
  const [most] = await db
    .select({ problem: importPages.problem, pages: count() })
    .from(importPages)
    .where(and(eq(importPages.importId, importId), eq(importPages.state, 'skipped'), isNotNull(importPages.problem)))
    .groupBy(importPages.problem)
    .orderBy(desc(count()))
    .limit(1)
  return most
}
