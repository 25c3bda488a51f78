import { createReadStream } from 'node:fs'
import { mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import type { SignedIn } from '../../core/accounts/signed-in.ts'
import { readBackupSchedule, saveBackupSchedule } from '../../db/backup/backup-schedule.ts'
import { forgetLastRestore } from '../../db/backup/last-restore.ts'
import { writeAudit } from '../../db/audit/audit-log.ts'
import type { App } from '../app/app.ts'
import { otherSecret } from './archive.ts'
import { clearAbandoned, folderOf, isScheduled, nameShape, newName, pathOf, removeFile } from './backup-folder.ts'
import { BackupProblem, failureReason } from './backup-problem.ts'
import { type BackupCheck, checkBackup, readCheck } from './check-backup.ts'
import { noteRestore } from './note-restore.ts'
import { postponeBackup } from './scheduled-backups.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

/** How long a response may wait for a backup. */
const soonMs = 1_500

interface StoredBackup {
  name: string
  bytes: number
  /** ISO 8601. */
  madeAt: string
  isScheduled: boolean
  /** Null if it was not checked, such as an uploaded one. */
  check: BackupCheck | null
}

type BackupApp = Pick<App, 'env' | 'db' | 'log' | 'tables' | 'images'>

export interface Backups {
  /** Newest first. */
  backups: Array<StoredBackup>
  isWriting: boolean
  /** Why the last backup failed, if it did. */
  problem: string | null
}

export async function listBackups(app: Pick<App, 'env'>): Promise<Backups> {
  const folder = folderOf(app)
  const names = await readdir(folder).catch(() => [])
  const backups = await Promise.all(
    names
      .filter((name) => nameShape.test(name))
      .map(async (name) => {
        // Outdated ones may be deleted at this moment.
        const found = await stat(join(folder, name)).catch(() => undefined)
        if (!found) return []
        const { size, mtime } = found
        const check = await readCheck(join(folder, name))
        return [{ name, bytes: size, madeAt: mtime.toISOString(), isScheduled: isScheduled(name), check }]
      }),
  )
  return {
    backups: backups.flat().toSorted((a, b) => b.name.localeCompare(a.name)),
    isWriting: writing !== undefined,
    problem: lastProblem ?? null,
  }
}

let writing: Promise<void> | undefined
let lastProblem: string | undefined

/**
 * Starts to write and check a backup, and waits briefly. A large backup takes minutes, so the list shows its progress or
 * problem.
 */
export async function beginBackup(app: BackupApp, actor: SignedIn): Promise<void> {
  if (writing) return
  const name = await newName(folderOf(app))
  if (writing) return
  await forgetLastRestore(app.db)
  await writeAudit(app.db, { actor, action: 'backup.make', subject: ['backup', name] })
  lastProblem = undefined
  writing ??= makeBackup(app, name)
    .catch((cause: unknown) => {
      app.log.error({ err: cause }, 'A backup could not be written')
      lastProblem = `The last backup failed. ${failureReason(cause)}`
    })
    .finally(() => {
      writing = undefined
    })
  await Promise.race([writing, setTimeout(soonMs, undefined, { ref: false })])
}

async function makeBackup(app: BackupApp, name: string): Promise<void> {
  const folder = folderOf(app)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await clearAbandoned(folder)
  await writeBackup(app, join(folder, name))
  const check = await checkBackup(app, join(folder, name))
  if (check.kind === 'failed') lastProblem = `The last backup can’t be restored. ${check.problem}`
}

export async function removeBackup(app: Pick<App, 'env' | 'db'>, actor: SignedIn, name: string): Promise<boolean> {
  const path = pathOf(app, name)
  if (!path || !(await stat(path).catch(() => undefined))) return false
  await forgetLastRestore(app.db)
  await writeAudit(app.db, { actor, action: 'backup.remove', subject: ['backup', name] })
  await removeFile(path)
  return true
}

/**
 * Restores a backup and signs everyone out. The audit entry is written after the restore, which replaces the audit log.
 */
export async function restoreStored(
  app: BackupApp,
  actor: SignedIn,
  name: string,
): Promise<{ ok: true } | { ok: false; problem: string }> {
  const path = pathOf(app, name)
  if (!path || !(await stat(path).catch(() => undefined)))
    return { ok: false, problem: 'That backup no longer exists.' }
  const schedule = await readBackupSchedule(app.db)
  try {
    const restored = await restoreBackup(app, path)
    await noteRestore(app, path, restored)
    if (restored.isOfOtherSecret) app.log.warn(otherSecret)
    // A backup from before they were switched on must not switch scheduled backups off.
    await saveBackupSchedule(app.db, schedule)
    await postponeBackup(app.db)
  } catch (cause) {
    if (!(cause instanceof BackupProblem)) throw cause
    return { ok: false, problem: `${name} was not restored. ${cause.message} The site is unchanged.` }
  }
  await writeAudit(app.db, { actor, action: 'backup.restore', subject: ['backup', name] }).catch((cause: unknown) => {
    app.log.error({ err: cause }, 'Could not write a restore to the audit log')
  })
  return { ok: true }
}

/** Returns undefined for an unknown or impossible name. */
export async function openBackup(app: Pick<App, 'env'>, name: string) {
  const path = pathOf(app, name)
  const size = path && (await stat(path).catch(() => undefined))?.size
  if (!path || size === undefined) return undefined
  return { bytes: size, stream: () => Readable.toWeb(createReadStream(path)) }
}
