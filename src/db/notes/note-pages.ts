import { and, asc, desc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import type { NotePageState } from '../../core/notes/note-sync.ts'
import { type Note, type NoteKind, noteKinds } from '../../core/notes/notes.ts'
import type { Db } from '../connection/connect.ts'
import { notePages, noteSources } from '../schema/notes.ts'

export type NotePage = typeof notePages.$inferSelect
export type PageOfSource = NotePage & { source: typeof noteSources.$inferSelect }

/**
 * Records the pages of a listing. A page waits to be read if it is new, was edited, came back or failed. Notion rounds
 * the time of an edit down to the minute, so a page that was read within two minutes of its last edit is read again.
 */
export async function recordListed(db: Db, sourceId: string, notes: ReadonlyArray<Note>, runId: string): Promise<void> {
  if (notes.length === 0) return
  const rows = notes.map(({ id, title, url, editedAt }) => ({
    id,
    sourceId,
    title,
    url,
    editedAt: new Date(editedAt),
    seenIn: runId,
  }))
  const isSame = sql`${notePages.editedAt} = excluded.edited_at and ${notePages.readAt} >= excluded.edited_at + interval '2 minutes'`
  await db
    .insert(notePages)
    .values(rows)
    .onConflictDoUpdate({
      target: notePages.id,
      set: {
        title: sql`excluded.title`,
        url: sql`excluded.url`,
        sourceId: sql`excluded.source_id`,
        editedAt: sql`excluded.edited_at`,
        seenIn: sql`excluded.seen_in`,
        state: sql`case when ${notePages.state} = 'deleted' then 'deleted' when ${notePages.state} in ('synced', 'conflict') and ${isSame} then ${notePages.state} else 'waiting' end`,
      },
    })
}

const ofSource = { page: notePages, source: noteSources }

/** Finds the next page of a used database that waits to be read. */
export async function findWaitingPage(db: Db): Promise<PageOfSource | undefined> {
  const [row] = await db
    .select(ofSource)
    .from(notePages)
    .innerJoin(noteSources, eq(noteSources.id, notePages.sourceId))
    .where(and(eq(notePages.state, 'waiting'), isNotNull(noteSources.kind)))
    .orderBy(asc(notePages.id))
    .limit(1)
  return row && { ...row.page, source: row.source }
}

/** Finds a page that a complete listing of this run did not contain. */
export async function findUnseenPage(db: Db, runId: string): Promise<PageOfSource | undefined> {
  const [row] = await db
    .select(ofSource)
    .from(notePages)
    .innerJoin(noteSources, eq(noteSources.id, notePages.sourceId))
    .where(
      and(
        isNotNull(noteSources.kind),
        eq(noteSources.isComplete, true),
        eq(noteSources.listedIn, runId),
        ne(notePages.seenIn, runId),
        inArray(notePages.state, ['synced', 'conflict', 'failed', 'waiting']),
      ),
    )
    .orderBy(asc(notePages.id))
    .limit(1)
  return row && { ...row.page, source: row.source }
}

export async function findNotePage(db: Db, id: string): Promise<PageOfSource | undefined> {
  const [row] = await db
    .select(ofSource)
    .from(notePages)
    .innerJoin(noteSources, eq(noteSources.id, notePages.sourceId))
    .where(eq(notePages.id, id))
  return row && { ...row.page, source: row.source }
}

/** Locks the page until the transaction ends, so that two processes write its row once. */
export async function lockNotePage(transaction: Db, id: string): Promise<NotePage | undefined> {
  const [page] = await transaction.select().from(notePages).where(eq(notePages.id, id)).for('update')
  return page
}

type Changes = Partial<Omit<NotePage, 'id' | 'sourceId'>>

export async function updateNotePage(db: Db, id: string, changes: Changes): Promise<void> {
  await db.update(notePages).set(changes).where(eq(notePages.id, id))
}

/** Records why a page could not be read, unless another process was faster. A run does not look at it again. */
export async function failNotePage(
  db: Db,
  { id, state }: Pick<NotePage, 'id' | 'state'>,
  problem: string,
  runId: string,
): Promise<void> {
  await db
    .update(notePages)
    .set({ state: 'failed', problem, seenIn: runId })
    .where(and(eq(notePages.id, id), eq(notePages.state, state)))
}

/** Returns true if a note feeds this recipe already. */
export async function isTied(db: Db, recipeId: string): Promise<boolean> {
  return (await db.$count(notePages, eq(notePages.recipeId, recipeId))) > 0
}

const columnOf = { recipes: 'recipeId', posts: 'postId', faqs: 'faqId', ads: 'affiliateId' } as const

export const rowIdOf = (page: Pick<NotePage, 'recipeId' | 'postId' | 'faqId' | 'affiliateId'>, kind: NoteKind) =>
  page[columnOf[kind]]

const notTied = { recipeId: null, postId: null, faqId: null, affiliateId: null } satisfies Changes

/** Lists the pages of a database, and locks them until the transaction ends. */
export async function lockPagesOf(transaction: Db, sourceId: string): Promise<Array<NotePage>> {
  return transaction
    .select()
    .from(notePages)
    .where(eq(notePages.sourceId, sourceId))
    .orderBy(asc(notePages.id))
    .for('update')
}

/** Lets all pages of a database be read as if they were new. */
export async function readAnew(db: Db, sourceId: string): Promise<void> {
  await db
    .update(notePages)
    .set({ ...notTied, state: 'waiting', problem: null, rowVersion: null, written: null, theirs: null })
    .where(eq(notePages.sourceId, sourceId))
}

/** The kind of row that a page is tied to. */
export const tiedKind = (page: NotePage): NoteKind | undefined => noteKinds.find((kind) => rowIdOf(page, kind) !== null)

/** The columns that tie a page to a row of the site. */
export const tiedTo = (kind: NoteKind, rowId: string | null): Changes => ({ [columnOf[kind]]: rowId })

/** Lists pages in these states that an administrator should look at, the last edited first. */
export async function listNotePages(
  db: Db,
  states: ReadonlyArray<NotePageState>,
  limit: number,
): Promise<Array<PageOfSource>> {
  const rows = await db
    .select(ofSource)
    .from(notePages)
    .innerJoin(noteSources, eq(noteSources.id, notePages.sourceId))
    .where(and(inArray(notePages.state, [...states]), isNotNull(noteSources.kind)))
    .orderBy(desc(notePages.editedAt), asc(notePages.id))
    .limit(limit)
  return rows.map(({ page, source }) => ({ ...page, source }))
}
