import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout } from 'node:timers/promises'
import type { SignedIn } from '../../core/signed-in.ts'
import { writeAudit } from '../../db/audit-log.ts'
import type { App } from '../app.ts'
import { otherSecret } from './archive.ts'
import { BackupProblem, readBackup } from './read-backup.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

/** `kitchen-2026-11-20-143015.backup`, in UTC. */
const nameShape = /^kitchen-\d{4}-\d{2}-\d{2}-\d{6}\.backup$/
const unfinishedShape = /^kitchen-[\d-]+\.backup\.unfinished-/
/** How long an answer may wait for a backup. */
const soonMs = 1_500
/** A younger one may be in the making. */
const abandonedAfterMs = 6 * 60 * 60 * 1000

interface KeptBackup {
  name: string
  bytes: number
  /** ISO 8601. */
  madeAt: string
}

type Kitchen = Pick<App, 'env' | 'db' | 'log' | 'tables' | 'images'>

const folderOf = ({ env }: Pick<App, 'env'>) => join(env.DATA_DIR, 'backups')

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
  const name = newName()
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
  await writeAudit(app.db, { actor, action: 'backup.restore', subject: ['backup', name] })
  return { ok: true }
}

/** Keeps a backup that was made elsewhere, once it was read to its end. */
export async function receiveBackup(
  app: Pick<App, 'env' | 'db'>,
  actor: SignedIn,
  body: ReadableStream<Uint8Array>,
): Promise<{ ok: true; name: string } | { ok: false; problem: string }> {
  const folder = folderOf(app)
  const name = newName()
  const arriving = join(folder, `${name}.unfinished-${crypto.randomUUID().slice(0, 8)}`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await clearAbandoned(folder)
  try {
    await pipeline(body, createWriteStream(arriving, { flags: 'wx', mode: 0o600 }))
    await readBackup(arriving, {})
    await rename(arriving, join(folder, name))
  } catch (cause) {
    await rm(arriving, { force: true })
    if (!(cause instanceof BackupProblem)) throw cause
    return { ok: false, problem: `The file was not taken. ${cause.message}` }
  }
  await writeAudit(app.db, { actor, action: 'backup.upload', subject: ['backup', name] })
  return { ok: true, name }
}

/** Undefined when there is no such backup, also when `name` could never be one. */
export async function openBackup(app: Pick<App, 'env'>, name: string) {
  const path = pathOf(app, name)
  const size = path && (await stat(path).catch(() => undefined))?.size
  if (!path || size === undefined) return undefined
  return { bytes: size, stream: () => Readable.toWeb(createReadStream(path)) }
}

const pathOf = (app: Pick<App, 'env'>, name: string) => (nameShape.test(name) ? join(folderOf(app), name) : undefined)

function newName(): string {
  const [day = '', time = ''] = new Date().toISOString().split('T')
  return `kitchen-${day}-${time.slice(0, 8).replaceAll(':', '')}.backup`
}

async function clearAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (unfinishedShape.test(name) && !(await isYoung(folder, name))) await rm(join(folder, name), { force: true })
  }
}

async function isYoung(folder: string, name: string): Promise<boolean> {
  const { mtimeMs } = await stat(join(folder, name)).catch(() => ({ mtimeMs: 0 }))
  return Date.now() - mtimeMs < abandonedAfterMs
}
