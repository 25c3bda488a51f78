import { eq } from 'drizzle-orm'
import type { Pool } from 'pg'
import { z } from 'zod'
import { BackupSchedule, usualSchedule } from '../../core/backup/backup-schedule.ts'
import type { Db } from '../connection/connect.ts'
import { settings } from '../schema/settings.ts'
import { readStoredValue, saveStoredValue } from '../settings/stored-value.ts'

/** The last try of a scheduled backup. */
const LastTry = z.object({ at: z.iso.datetime(), problem: z.string().nullable() })
export type LastTry = z.infer<typeof LastTry>

const names = { schedule: 'backupSchedule', lastTry: 'lastScheduledBackup' } as const

export async function readBackupSchedule(db: Db): Promise<BackupSchedule> {
  const stored = BackupSchedule.safeParse(await readStoredValue(db, names.schedule))
  return stored.success ? stored.data : usualSchedule
}

export const saveBackupSchedule = (db: Db, schedule: BackupSchedule) => saveStoredValue(db, names.schedule, schedule)

/** Returns null before the first try. */
export async function readLastTry(db: Db): Promise<LastTry | null> {
  const stored = LastTry.safeParse(await readStoredValue(db, names.lastTry))
  return stored.success ? stored.data : null
}

export const forgetLastTry = (db: Db) => db.delete(settings).where(eq(settings.name, names.lastTry))

export const saveLastTry = (db: Db, lastTry: LastTry) => saveStoredValue(db, names.lastTry, lastTry)

/**
 * Runs `work` in one process at a time. Returns undefined without running it while another process does. The lock ends
 * with its connection, so a killed process does not block others.
 */
export async function withBackupLock<Result>(pool: Pool, work: () => Promise<Result>): Promise<Result | undefined> {
  const client = await pool.connect()
  try {
    const { rows } = await client.query<{ taken: boolean }>(
      "SELECT pg_try_advisory_lock(hashtext('marshmallow backup')) AS taken",
    )
    if (!rows[0]?.taken) return undefined
    // Closing the connection frees the lock too, but not before the next call may ask for it.
    return await work().finally(() => client.query("SELECT pg_advisory_unlock(hashtext('marshmallow backup'))"))
  } finally {
    client.release(true)
  }
}
