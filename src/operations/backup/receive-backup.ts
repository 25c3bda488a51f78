import { mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { SignedIn } from '../../core/accounts/signed-in.ts'
import { writeAudit } from '../../db/audit/audit-log.ts'
import { forgetLastRestore } from '../../db/backup/last-restore.ts'
import { freeBytesIn, isDiskFull } from '../../lib/files/free-space.ts'
import type { App } from '../app/app.ts'
import { clearAbandoned, folderOf, newName } from './backup-folder.ts'
import { BackupProblem } from './backup-problem.ts'
import { readBackup } from './read-backup.ts'

/** The disk may also contain the database, which grows, and restoring needs space too. */
const shareOfFree = 0.8

interface Arriving {
  body: ReadableStream<Uint8Array>
  /** The size, if known. */
  bytes?: number
  freeBytes?: (folder: string) => Promise<number>
}

/** Stores an uploaded backup after reading it to its end. */
export async function receiveBackup(
  app: Pick<App, 'env' | 'db'>,
  actor: SignedIn,
  { body, bytes = 0, freeBytes = freeBytesIn }: Arriving,
): Promise<{ ok: true; name: string } | { ok: false; problem: string }> {
  const folder = folderOf(app)
  const name = await newName(folder)
  const arriving = join(folder, `${name}.unfinished-${crypto.randomUUID().slice(0, 8)}`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await clearAbandoned(folder)
  try {
    const most = shareOfFree * (await freeBytes(folder))
    if (bytes > most) throw tooLarge(most)
    // Opened first. A stream that fails at once would create the file after it was removed below.
    const file = await open(arriving, 'wx', 0o600)
    await pipeline(body, atMost(most), file.createWriteStream())
    await readBackup(arriving)
    await rename(arriving, join(folder, name))
  } catch (cause) {
    await rm(arriving, { force: true })
    if (isDiskFull(cause)) return { ok: false, problem: 'The file was not saved. The disk is full.' }
    if (!(cause instanceof BackupProblem)) throw cause
    return { ok: false, problem: `The file was not saved. ${cause.message}` }
  }
  await forgetLastRestore(app.db)
  await writeAudit(app.db, { actor, action: 'backup.upload', subject: ['backup', name] })
  return { ok: true, name }
}

async function* counted(body: AsyncIterable<Uint8Array>, most: number) {
  let bytes = 0
  for await (const chunk of body) {
    bytes += chunk.length
    if (bytes > most) throw tooLarge(most)
    yield chunk
  }
}

const atMost = (most: number) => (body: AsyncIterable<Uint8Array>) => counted(body, most)

const tooLarge = (most: number) =>
  new BackupProblem(`The disk has room for ${Math.floor(most / 1_000_000)} MB, and it is larger.`)
