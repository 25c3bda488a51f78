import { createReadStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import type { SignedIn } from '../../core/signed-in.ts'
import { writeAudit } from '../../db/audit-log.ts'
import type { App } from '../app.ts'
import { otherSecret } from './archive.ts'
import { clearAbandoned, folderOf, nameShape, newName, pathOf } from './backup-folder.ts'
import { BackupProblem } from './backup-problem.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

/** How long an answer may wait for a backup. */
const soonMs = 1_500

interface KeptBackup {
  name: string
  bytes: number
  /** ISO 8601. */
  madeAt: string
}

type Kitchen = Pick<App, 'env' | 'db' | 'log' | 'tables' | 'images'>

export interface Backups {
  /** The newest first. */
  backups: Array<KeptBackup>
  isWriting: boolean
  /** What became of the last one, where it is not among them. */
  problem: string | null
}

export async function listBackups(app: Pick<App, 'env'>): Promise<Backups> {
  const folder = folderOf(app)
  const names = await readdir(folder).catch(() => [])
  const backups = await Promise.all(
    names
      .filter((name) => nameShape.test(name))
      .map(async (name) => {
        const { size, mtime } = await stat(join(folder, name))
        return { name, bytes: size, madeAt: mtime.toISOString() }
      }),
  )
  return {
    backups: backups.toSorted((a, b) => b.name.localeCompare(a.name)),
    isWriting: writing !== undefined,
    problem: lastProblem ?? null,
  }
}

let writing: Promise<void> | undefined
let lastProblem: string | undefined

/** A small site's is there at once; a large one takes minutes, which nobody waits for: the list says when it is there, or why not. */
export async function beginBackup(app: Kitchen, actor: SignedIn): Promise<void> {
  if (writing) return
  const name = await newName(folderOf(app))
  if (writing) return
  await writeAudit(app.db, { actor, action: 'backup.make', subject: ['backup', name] })
  lastProblem = undefined
  writing ??= makeBackup(app, name)
    .catch((cause: unknown) => {
      app.log.error({ err: cause }, 'A backup could not be written')
      lastProblem = 'The last backup could not be written: look into the log, and whether the disk is full.'
    })
    .finally(() => {
      writing = undefined
    })
  await Promise.race([writing, setTimeout(soonMs, undefined, { ref: false })])
}

async function makeBackup(app: Kitchen, name: string): Promise<void> {
  const folder = folderOf(app)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await clearAbandoned(folder)
  await writeBackup(app, join(folder, name))
}

export async function removeBackup(app: Pick<App, 'env' | 'db'>, actor: SignedIn, name: string): Promise<boolean> {
  const path = pathOf(app, name)
  if (!path || !(await stat(path).catch(() => undefined))) return false
  await writeAudit(app.db, { actor, action: 'backup.remove', subject: ['backup', name] })
  await rm(path, { force: true })
  return true
}

/** Everybody is signed out by it, whoever asked for it included. The deed is in the log that the restore brought. */
export async function restoreKept(
  app: Kitchen,
  actor: SignedIn,
  name: string,
): Promise<{ ok: true } | { ok: false; problem: string }> {
  const path = pathOf(app, name)
  if (!path || !(await stat(path).catch(() => undefined)))
    return { ok: false, problem: 'That backup is not there any more.' }
  try {
    const { isOfOtherSecret } = await restoreBackup(app, path)
    if (isOfOtherSecret) app.log.warn(otherSecret)
  } catch (cause) {
    if (!(cause instanceof BackupProblem)) throw cause
    return { ok: false, problem: `${name} was not restored. ${cause.message} The site is as it was.` }
  }
  await writeAudit(app.db, { actor, action: 'backup.restore', subject: ['backup', name] }).catch((cause: unknown) => {
    app.log.error({ err: cause }, 'A restore could not be noted in the audit log')
  })
  return { ok: true }
}

/** Undefined when there is no such backup, also when `name` could never be one. */
export async function openBackup(app: Pick<App, 'env'>, name: string) {
  const path = pathOf(app, name)
  const size = path && (await stat(path).catch(() => undefined))?.size
  if (!path || size === undefined) return undefined
  return { bytes: size, stream: () => Readable.toWeb(createReadStream(path)) }
}
