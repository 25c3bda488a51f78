import { and, count, desc, eq, inArray, notExists, or, sql } from 'drizzle-orm'
import {
  importDays,
  previewDays,
  type ImportProgress,
  type ImportState,
  type RowState,
} from '../../core/importing/imports.ts'
import { announceNow } from '../connection/change-channel.ts'
import type { Db } from '../connection/connect.ts'
import { importRows, imports } from '../schema/importing.ts'
import { countPages } from './import-pages.ts'

export type StoredImport = typeof imports.$inferSelect

/** Starts an import. Its rows follow in the same transaction while the file is read. */
export async function insertImport(
  transaction: Db,
  row: Pick<StoredImport, 'id' | 'ownerId' | 'fileName'>,
): Promise<void> {
  // Reading has limits of its own, and may take minutes between two recipes of a large archive.
  await transaction.execute(sql`set local idle_in_transaction_session_timeout = 0`)
  await transaction.insert(imports).values(row)
}

export async function findImport(db: Db, id: string): Promise<StoredImport | undefined> {
  const [row] = await db.select().from(imports).where(eq(imports.id, id))
  return row
}

/** Locks the import until the transaction ends, so that two clicks start it once. */
export async function lockImport(transaction: Db, id: string): Promise<StoredImport | undefined> {
  const [row] = await transaction.select().from(imports).where(eq(imports.id, id)).for('update')
  return row
}

/** Returns false if another process works on the import. Lasts until the transaction ends. */
export async function claimImport(transaction: Db, id: string): Promise<boolean> {
  const { rows } = await transaction.execute<{ claimed: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtext('import'), hashtext(${id})) as claimed`,
  )
  return rows[0]?.claimed ?? false
}

export async function setImportState(db: Db, id: string, state: ImportState): Promise<void> {
  await db.update(imports).set({ state, finishedAt: null }).where(eq(imports.id, id))
}

/**
 * Finishes an import in this state, unless rows were queued in the meantime. Lists show its recipes from now on.
 * Returns undefined if it is not finished, or another process was first.
 */
export async function finishImport(db: Db, id: string, from: ImportState): Promise<StoredImport | undefined> {
  const queued = db
    .select({ position: importRows.position })
    .from(importRows)
    .where(and(eq(importRows.importId, id), eq(importRows.state, 'queued')))
  const [finished] = await db
    .update(imports)
    .set({ state: 'finished', finishedAt: sql`now()` })
    .where(and(eq(imports.id, id), eq(imports.state, from), notExists(queued)))
    .returning()
  await announceNow(db, 'recipes')
  return finished
}

/** Lets the queued rows of an import wait for the cook again. */
export async function releaseRows(db: Db, id: string): Promise<void> {
  await db
    .update(importRows)
    .set({ state: 'ready' })
    .where(and(eq(importRows.importId, id), eq(importRows.state, 'queued')))
}

const noRows: Record<RowState, number> = {
  unreadable: 0,
  known: 0,
  ready: 0,
  queued: 0,
  saved: 0,
  failed: 0,
  undone: 0,
}

export async function findProgress(db: Db, id: string): Promise<ImportProgress | undefined> {
  const stored = await findImport(db, id)
  if (!stored) return undefined
  const counted = await db
    .select({
      state: importRows.state,
      rows: count(),
      chosen: sql<number>`count(*) filter (where ${importRows.choice} <> 'skip')`.mapWith(Number),
    })
    .from(importRows)
    .where(eq(importRows.importId, id))
    .groupBy(importRows.state)
  const rows = { ...noRows, ...Object.fromEntries(counted.map((each) => [each.state, each.rows])) }
  return {
    state: stored.state,
    rows,
    chosen: counted.find(({ state }) => state === 'ready')?.chosen ?? 0,
    collecting: stored.kind === 'file' ? null : await collectingOf(db, stored),
  }
}

async function collectingOf(db: Db, { id, isDiscovered, pausedFor, problem, waitsUntil }: StoredImport) {
  const pages = await countPages(db, id)
  return { pages, isSearching: !isDiscovered, pausedFor, problem, waitsUntil: waitsUntil?.toISOString() ?? null }
}

export interface ListedImport extends Pick<
  StoredImport,
  'id' | 'ownerId' | 'fileName' | 'state' | 'createdAt' | 'finishedAt'
> {
  recipes: number
  saved: number
  undone: number
}

const mostListed = 50

/** Lists the account's imports, newest first. */
export async function listImports(db: Db, ownerId: string): Promise<Array<ListedImport>> {
  return db
    .select({
      id: imports.id,
      ownerId: imports.ownerId,
      fileName: imports.fileName,
      state: imports.state,
      createdAt: imports.createdAt,
      finishedAt: imports.finishedAt,
      recipes: sql<number>`count(*) filter (where ${importRows.state} not in ('unreadable', 'known'))`.mapWith(Number),
      saved: sql<number>`count(*) filter (where ${importRows.state} = 'saved')`.mapWith(Number),
      undone: sql<number>`count(*) filter (where ${importRows.state} = 'undone')`.mapWith(Number),
    })
    .from(imports)
    .leftJoin(importRows, eq(importRows.importId, imports.id))
    .where(eq(imports.ownerId, ownerId))
    .groupBy(imports.id)
    .orderBy(desc(imports.createdAt))
    .limit(mostListed)
}

/** Lists the imports that a job works on, to continue them after a restart. */
export async function listUnfinished(db: Db): Promise<Array<Pick<StoredImport, 'id' | 'state' | 'turn'>>> {
  return db
    .select({ id: imports.id, state: imports.state, turn: imports.turn })
    .from(imports)
    .where(inArray(imports.state, ['collecting', 'running', 'undoing']))
}

/** Deletes an import that no job works on. Its recipes stay. */
export async function deleteImport(db: Db, id: string): Promise<void> {
  await db.delete(imports).where(and(eq(imports.id, id), inArray(imports.state, ['paused', 'preview', 'finished'])))
}

const isOlderThan = (days: number) => sql`${imports.createdAt} < now() - make_interval(days => ${days})`

/** Deletes imports that nobody started, and later all others. */
export async function deleteOldImports(db: Db): Promise<void> {
  await db
    .delete(imports)
    .where(or(and(inArray(imports.state, ['paused', 'preview']), isOlderThan(previewDays)), isOlderThan(importDays)))
}
