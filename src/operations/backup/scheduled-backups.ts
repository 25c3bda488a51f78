import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type BackupSchedule, lastDue, outdated } from '../../core/backup/backup-schedule.ts'
import type { SignedIn } from '../../core/accounts/signed-in.ts'
import { writeAudit } from '../../db/audit/audit-log.ts'
import {
  readBackupSchedule,
  forgetLastTry,
  readLastTry,
  saveBackupSchedule,
  saveLastTry,
} from '../../db/backup/backup-schedule.ts'
import type { App } from '../app/app.ts'
import { repeat } from '../app/repeat.ts'
import {
  clearAbandoned,
  folderOf,
  isScheduled,
  momentOf,
  newName,
  removeFile,
  scheduledSuffix,
} from './backup-folder.ts'
import { failureReason } from './backup-problem.ts'
import { checkBackup, readCheck } from './check-backup.ts'
import { writeBackup } from './write-backup.ts'

const everyMs = 60_000
/** After a failure. The disk may be full, or a network folder away. */
const tryAgainAfterMs = 60 * 60 * 1000

type BackupApp = Pick<App, 'env' | 'db' | 'log' | 'tables' | 'images'>

export async function changeBackupSchedule(app: Pick<App, 'db'>, actor: SignedIn, schedule: BackupSchedule) {
  await app.db.transaction(async (tx) => {
    // A failure from before they were switched off says nothing any more.
    if ((await readBackupSchedule(tx)).every === 'never') await forgetLastTry(tx)
    await saveBackupSchedule(tx, schedule)
    await writeAudit(tx, { actor, action: 'backup.schedule', subject: ['backup', 'schedule'], details: schedule })
  })
}

/**
 * Makes the next scheduled backup only when it is due again. Call it after a restore: the restored moment of the last one
 * is older, so a backup of the old state would be made at once, and take the place of today's earlier one.
 */
export const postponeBackup = (db: App['db']) => saveLastTry(db, { at: new Date().toISOString(), problem: null })

/** Looks every minute for a backup that is due. */
export function watchBackups(app: BackupApp): void {
  repeat(
    everyMs,
    () => makeDueBackup(app, new Date()),
    (cause) => app.log.error({ err: cause }, 'The scheduled backup failed'),
  )
}

/**
 * Makes the backup that was due last, unless it was made, and deletes outdated scheduled ones. Backups made by hand stay.
 * A backup that a killed process did not finish is made again. After a failure, it tries again an hour later.
 */
export async function makeDueBackup(app: BackupApp, now: Date): Promise<void> {
  if (!(await isDue(app, now))) return
  await app.tables.withLock(async () => {
    // Another process may have made it while this one waited for a connection.
    if (!(await isDue(app, now))) return
    const problem = await makeScheduled(app, now).catch((cause: unknown) => {
      app.log.error({ err: cause }, 'The scheduled backup failed')
      return failureReason(cause)
    })
    if (problem !== null) app.log.error(`The scheduled backup failed: ${problem}`)
    await saveLastTry(app.db, { at: now.toISOString(), problem })
  })
}

async function isDue({ db }: Pick<App, 'db'>, now: Date): Promise<boolean> {
  const due = lastDue(await readBackupSchedule(db), now)
  if (!due) return false
  const last = await readLastTry(db)
  if (!last) return true
  if (last.problem !== null) return now.getTime() - Date.parse(last.at) >= tryAgainAfterMs
  return Date.parse(last.at) < due.getTime()
}

/** Returns the reason if the backup is not usable. */
async function makeScheduled(app: BackupApp, now: Date): Promise<string | null> {
  const folder = folderOf(app)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await clearAbandoned(folder)
  const name = await newName(folder, { at: now, suffix: scheduledSuffix })
  const file = join(folder, name)
  await writeBackup(app, file)
  const check = await checkBackup(app, file)
  await removeFailed(folder, name)
  // Perhaps the check failed and not the backup. The newest of such backups stays, and no older one goes.
  if (check.kind === 'failed') return check.problem
  await removeOutdated(folder)
  app.log.info(`Backup written to ${file}`)
  return null
}

/** Deletes earlier scheduled backups that could not be restored, so that tries every hour don't fill the disk. */
async function removeFailed(folder: string, newest: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = join(folder, name)
    if (name !== newest && isScheduled(name) && (await readCheck(file))?.kind === 'failed') await removeFile(file)
  }
}

async function removeOutdated(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => isScheduled(name))
  const byMoment = new Map(names.map((name) => [momentOf(name).getTime(), name]))
  for (const moment of outdated(names.map((name) => momentOf(name)))) {
    const name = byMoment.get(moment.getTime())
    if (name !== undefined) await removeFile(join(folder, name))
  }
}
