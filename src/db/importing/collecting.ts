import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { PauseReason } from '../../core/importing/collecting.ts'
import type { Db } from '../connection/connect.ts'
import { importRows, imports } from '../schema/importing.ts'
import type { StoredImport } from './imports.ts'

/** Begins an import that fetches pages. */
export async function insertPageImport(
  transaction: Db,
  row: Pick<StoredImport, 'id' | 'ownerId' | 'fileName' | 'kind' | 'settings' | 'needsKey' | 'pagesLeft'>,
): Promise<void> {
  await transaction.insert(imports).values({ ...row, state: 'collecting', collectingSince: sql`now()`, turn: 1 })
}

/**
 * Locks names that only one process may hold, such as an import and the host it reads from. Returns false if another
 * process holds one. The locks last until the transaction ends, even if the process dies.
 */
export async function holdNames(transaction: Db, names: ReadonlyArray<string>): Promise<boolean> {
  // A slow page may take longer than a transaction may usually wait.
  await transaction.execute(sql`set local idle_in_transaction_session_timeout = 0`)
  for (const name of names) {
    const { rows } = await transaction.execute<{ held: boolean }>(
      sql`select pg_try_advisory_xact_lock(hashtext('collect'), hashtext(${name})) as held`,
    )
    if (!rows[0]?.held) return false
  }
  return true
}

/** Begins the next turn of a page import and returns its number, or undefined if another job has begun it. */
export async function beginTurn(transaction: Db, id: string, after: number): Promise<number | undefined> {
  const [row] = await transaction
    .update(imports)
    .set({ turn: sql`${imports.turn} + 1` })
    .where(and(eq(imports.id, id), eq(imports.state, 'collecting'), eq(imports.turn, after)))
    .returning({ turn: imports.turn })
  return row?.turn
}

/** Goes on with a page import, and returns the number of its next turn. */
export async function resumeCollecting(transaction: Db, id: string, pagesLeft: number): Promise<number | undefined> {
  const [row] = await transaction
    .update(imports)
    .set({
      state: 'collecting',
      pagesLeft,
      pausedFor: null,
      problem: null,
      waits: 0,
      failures: 0,
      collectingSince: sql`now()`,
      finishedAt: null,
      turn: sql`${imports.turn} + 1`,
    })
    .where(and(eq(imports.id, id), inArray(imports.state, ['paused', 'preview', 'finished'])))
    .returning({ turn: imports.turn })
  return row?.turn
}

export async function pauseCollecting(db: Db, id: string, pausedFor: PauseReason, problem: string | null) {
  await db
    .update(imports)
    .set({ state: 'paused', pausedFor, problem })
    .where(and(eq(imports.id, id), eq(imports.state, 'collecting')))
}

/** Stores where the search continues, unless a step has stored something else in the meantime. */
export async function replaceCursor(db: Db, id: string, before: unknown, after: unknown): Promise<void> {
  await db
    .update(imports)
    .set({ cursor: after })
    .where(and(eq(imports.id, id), sql`${imports.cursor} is not distinct from ${JSON.stringify(before)}::jsonb`))
}

/** Notes that the other site asked us to wait, and returns how often in a row it did. */
export async function noteWait(db: Db, id: string, seconds: number, problem: string): Promise<number> {
  const [row] = await db
    .update(imports)
    .set({
      problem,
      waits: sql`${imports.waits} + 1`,
      waitsUntil: sql`now() + make_interval(secs => ${seconds})`,
    })
    .where(and(eq(imports.id, id), eq(imports.state, 'collecting')))
    .returning({ waits: imports.waits })
  return row?.waits ?? 0
}

/** Notes the progress of a step. The other site answers again. */
export async function noteStep(
  transaction: Db,
  id: string,
  {
    fetched,
    failed = false,
    ...search
  }: { fetched: number; failed?: boolean; cursor?: unknown; isDiscovered?: boolean },
): Promise<void> {
  await transaction
    .update(imports)
    .set({
      ...search,
      pagesLeft: sql`greatest(0, ${imports.pagesLeft} - ${fetched})`,
      waits: 0,
      failures: failed ? sql`${imports.failures} + 1` : 0,
      waitsUntil: null,
      problem: sql`case when ${imports.state} = 'collecting' then null else ${imports.problem} end`,
    })
    .where(eq(imports.id, id))
}

/** Ends a page import whose pages are all read. It is finished if recipes were saved during a pause. */
export async function endCollecting(db: Db, id: string, problem: string | null): Promise<void> {
  const saved = db
    .select({ one: sql`1` })
    .from(importRows)
    .where(and(eq(importRows.importId, id), or(eq(importRows.state, 'saved'), eq(importRows.state, 'undone'))))
  await db
    .update(imports)
    .set({
      state: sql`case when exists (${saved}) then 'finished' else 'preview' end`,
      pausedFor: null,
      problem,
      waitsUntil: null,
    })
    .where(and(eq(imports.id, id), eq(imports.state, 'collecting')))
}

/** Returns the position after the last row of an import, which must be locked. */
export async function nextRowPosition(transaction: Db, importId: string): Promise<number> {
  const [last] = await transaction
    .select({ position: sql<number>`coalesce(max(${importRows.position}), 0)`.mapWith(Number) })
    .from(importRows)
    .where(eq(importRows.importId, importId))
  return (last?.position ?? 0) + 1
}
