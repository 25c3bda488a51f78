import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../connection/connect.ts'
import { noteSync } from '../schema/notes.ts'

export type NoteSync = typeof noteSync.$inferSelect

const onlyRow = eq(noteSync.id, 1)

export async function findNoteSync(db: Db): Promise<NoteSync | undefined> {
  const [row] = await db.select().from(noteSync).where(onlyRow)
  return row
}

/** Locks the row until the transaction ends, so that two clicks start the sync once. */
export async function lockNoteSync(transaction: Db): Promise<NoteSync> {
  await transaction.insert(noteSync).values({ id: 1, runId: '' }).onConflictDoNothing()
  const [row] = await transaction.select().from(noteSync).where(onlyRow).for('update')
  if (!row) throw new Error('The row of the sync is missing')
  return row
}

export async function updateNoteSync(db: Db, changes: Partial<Omit<NoteSync, 'id'>>): Promise<void> {
  await db.update(noteSync).set(changes).where(onlyRow)
}

/**
 * Claims the run for a worker, or prolongs its claim. Returns false while another worker has it. The claim of a killed
 * worker expires.
 */
export async function claimSync(db: Db, runId: string, worker: string, seconds: number): Promise<boolean> {
  const { rowCount } = await db
    .update(noteSync)
    .set({ workedBy: worker, workedUntil: sql`now() + make_interval(secs => ${seconds})` })
    .where(
      and(
        onlyRow,
        eq(noteSync.runId, runId),
        eq(noteSync.state, 'running'),
        sql`(${noteSync.workedBy} is null or ${noteSync.workedBy} = ${worker} or ${noteSync.workedUntil} < now())`,
      ),
    )
  return rowCount === 1
}

export async function releaseSync(db: Db, worker: string): Promise<void> {
  await db
    .update(noteSync)
    .set({ workedBy: null, workedUntil: null })
    .where(and(onlyRow, eq(noteSync.workedBy, worker)))
}
