import { and, asc, count, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import type { NotePageState } from '../../core/notes/note-sync.ts'
import type { NoteTable } from '../../core/notes/notes.ts'
import type { Db } from '../connection/connect.ts'
import { notePages, noteSources } from '../schema/notes.ts'

export type NoteSource = typeof noteSources.$inferSelect

const mostListed = 200

export async function listNoteSources(db: Db): Promise<Array<NoteSource>> {
  return db.select().from(noteSources).orderBy(asc(noteSources.title), asc(noteSources.id)).limit(mostListed)
}

/** Adds the databases that were found, and takes over changed titles. */
export async function saveFoundTables(db: Db, tables: ReadonlyArray<NoteTable>): Promise<void> {
  if (tables.length === 0) return
  await db
    .insert(noteSources)
    .values(tables.map(({ id, title, kind }) => ({ id, title, guess: kind })))
    .onConflictDoUpdate({
      target: noteSources.id,
      set: { title: sql`excluded.title`, guess: sql`excluded.guess`, problem: null },
    })
}

/** Locks a database until the transaction ends. */
export async function lockSource(transaction: Db, id: string): Promise<NoteSource | undefined> {
  const [source] = await transaction.select().from(noteSources).where(eq(noteSources.id, id)).for('update')
  return source
}

export async function chooseSource(
  db: Db,
  id: string,
  choice: Pick<NoteSource, 'kind' | 'whenNew' | 'whenGone'>,
): Promise<boolean> {
  const { rowCount } = await db.update(noteSources).set(choice).where(eq(noteSources.id, id))
  return rowCount === 1
}

/** Finds a used database whose pages this run has not listed yet. */
export async function findUnlisted(db: Db, runId: string): Promise<NoteSource | undefined> {
  const [source] = await db
    .select()
    .from(noteSources)
    .where(and(isNotNull(noteSources.kind), or(isNull(noteSources.listedIn), ne(noteSources.listedIn, runId))))
    .orderBy(asc(noteSources.id))
    .limit(1)
  return source
}

type Listing = Pick<NoteSource, 'cursor' | 'isComplete'>

/** Records how far the listing came, unless another process was faster. */
export async function moveListing(db: Db, before: NoteSource, { cursor, isComplete }: Listing, runId: string) {
  const done = cursor === null
  const { rowCount } = await db
    .update(noteSources)
    .set({ cursor, isComplete, problem: null, ...(done && { listedIn: runId }) })
    .where(and(eq(noteSources.id, before.id), sql`${noteSources.cursor} is not distinct from ${before.cursor}`))
  return rowCount === 1
}

export async function failListing(db: Db, id: string, problem: string, runId: string): Promise<void> {
  await db
    .update(noteSources)
    .set({ cursor: null, isComplete: false, problem, listedIn: runId })
    .where(eq(noteSources.id, id))
}

/** Starts all listings from the beginning. */
export async function resetListings(db: Db): Promise<void> {
  await db.update(noteSources).set({ cursor: null, listedIn: null, isComplete: true })
}

export type PageCounts = Partial<Record<NotePageState, number>>

/** Counts the pages of each database by their state. */
export async function countPages(db: Db): Promise<Map<string, PageCounts>> {
  const rows = await db
    .select({ sourceId: notePages.sourceId, state: notePages.state, pages: count() })
    .from(notePages)
    .groupBy(notePages.sourceId, notePages.state)
  const counts = new Map<string, PageCounts>()
  for (const { sourceId, state, pages } of rows) counts.set(sourceId, { ...counts.get(sourceId), [state]: pages })
  return counts
}
