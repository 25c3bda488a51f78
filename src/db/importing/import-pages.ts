import { and, asc, count, eq, inArray, sql } from 'drizzle-orm'
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
  const [last] = await transaction
    .select({ position: sql<number>`coalesce(max(${importPages.position}), 0)`.mapWith(Number) })
    .from(importPages)
    .where(eq(importPages.importId, importId))
  let position = last?.position ?? 0
  const inserted: Array<WaitingPage> = []
  for (let next = 0; next < pages.length && position < mostPages; next += insertedAtOnce) {
    const some = pages
      .slice(next, next + Math.min(insertedAtOnce, mostPages - position))
      .map((page, index) => ({ ...page, importId, position: position + index + 1 }))
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
  }
  return inserted.toSorted((one, other) => one.position - other.position)
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
