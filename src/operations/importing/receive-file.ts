import { type FileHandle, mkdir, open, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { isZip, largestArchive, largestDocument, uploadProblems } from '../../core/importing/upload-limits.ts'
import type { ImportFailure } from '../../core/importing/import-events.ts'
import { accountOf, type Actor } from '../../core/recipes/actor.ts'
import { freeBytesIn, isDiskFull } from '../../lib/files/free-space.ts'
import { createByteBudget } from '../../lib/limits/byte-budget.ts'
import type { App } from '../app/app.ts'
import type { RecipeFile } from './read-recipe-file.ts'

/**
 * The disk space of simultaneous archives, beyond the size of a document. Slow visitors cannot use up the space of
 * others: each visitor's share is one large archive, and a document never needs space.
 */
const archiveBudget = createByteBudget({ most: 2_000_000_000, mostOfOne: 600_000_000 })
const betweenChecks = 32_000_000
/** Bytes left for the database, which may be on the same disk. */
const leftFree = 500_000_000

export interface UploadLimits {
  archive: number
  document: number
}

interface Sent {
  name: string
  body: AsyncIterable<Uint8Array>
  /** The visitor's IP address. */
  visitor: string
  limits: UploadLimits
  budget?: ReturnType<typeof createByteBudget>
  isRoomLeft?: (folder: string) => Promise<boolean>
}

interface GuardOptions extends Required<Pick<Sent, 'visitor' | 'limits' | 'budget' | 'isRoomLeft'>> {
  folder: string
}

export type ReceivedFile =
  | { ok: true; file: RecipeFile; close(): Promise<void> }
  | { ok: false; problem: ImportFailure }

export const limitsOf = (actor: Actor): UploadLimits => ({
  archive: accountOf(actor) ? largestArchive.account : largestArchive.visitor,
  document: largestDocument,
})

/** Returns whether imports may still use the disk of a folder. */
export const hasRoom = async (folder: string): Promise<boolean> => (await freeBytesIn(folder)) >= leftFree

/**
 * Writes an uploaded file to `DATA_DIR/uploads`. The file has no name there from its first byte on, so the system frees
 * it when it is closed, and also when the process ends in any way. An archive stays on the disk. Anything else is small
 * and comes as bytes.
 */
export async function receiveFile(
  { env, log }: Pick<App, 'env' | 'log'>,
  { name, body, visitor, limits, budget = archiveBudget, isRoomLeft = hasRoom }: Sent,
): Promise<ReceivedFile> {
  const folder = join(env.DATA_DIR, 'uploads')
  const guard = createUploadGuard({ folder, visitor, limits, budget, isRoomLeft })
  let handle: FileHandle | undefined
  const close = async () => {
    guard.giveBack()
    await handle?.close()
    handle = undefined
  }
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    handle = await openUnnamed(folder)
    let start = Buffer.alloc(0)
    for await (const chunk of body) {
      if (start.length < 4) start = Buffer.concat([start, chunk.subarray(0, 4)])
      const problem = await guard.admit(start, chunk.length)
      if (problem) return await failed(close, problem)
      await writeWhole(handle, chunk)
    }
    const size = guard.admittedBytes()
    if (isZip(start)) {
      return { ok: true, file: { name, bytes: new Uint8Array(), file: { descriptor: handle.fd, size } }, close }
    }
    const bytes = new Uint8Array(size)
    await handle.read(bytes, 0, size, 0)
    await close()
    return { ok: true, file: { name, bytes }, close }
  } catch (cause) {
    if (!isDiskFull(cause)) {
      log.info({ err: cause }, 'An upload did not arrive completely')
      return failed(close, { kind: 'problem', reason: 'unreachable', message: uploadProblems.unfinished })
    }
    log.warn('There is no room on the disk for an upload')
    return failed(close, noRoom)
  }
}

/** Decides before each chunk whether an upload may continue, and reserves its share of the disk. */
function createUploadGuard({ folder, visitor, limits, budget, isRoomLeft }: GuardOptions) {
  let size = 0
  let held = 0
  let checkAt = 0

  return {
    async admit(start: Uint8Array, bytes: number): Promise<ImportFailure | undefined> {
      const problem = problemOf(start, size + bytes, limits)
      if (problem) return problem
      if (size >= checkAt) {
        if (!(await isRoomLeft(folder))) return noRoom
        checkAt += betweenChecks
      }
      size += bytes
      const beyond = Math.max(0, size - limits.document) - held
      if (!budget.take(visitor, beyond)) return noRoom
      held += beyond
      return undefined
    },
    admittedBytes: () => size,
    giveBack() {
      budget.give(visitor, held)
      held = 0
    },
  }
}

async function openUnnamed(folder: string): Promise<FileHandle> {
  const path = join(folder, crypto.randomUUID())
  const handle = await open(path, 'wx+', 0o600)
  await unlink(path)
  return handle
}

async function writeWhole(handle: FileHandle, chunk: Uint8Array) {
  for (let at = 0; at < chunk.length;) at += (await handle.write(chunk, at)).bytesWritten
}

/** The first bytes say whether the file may be large, so a video is refused after 12 MB. */
function problemOf(start: Uint8Array, size: number, { archive, document }: UploadLimits): ImportFailure | undefined {
  if (size <= document) return undefined
  if (!isZip(start)) return { kind: 'problem', reason: 'too-large', message: uploadProblems.notAnArchive }
  if (size <= archive) return undefined
  const message = archive < largestArchive.account ? uploadProblems.visitorsArchive : uploadProblems.archive
  return { kind: 'problem', reason: 'too-large', message }
}

async function failed(close: () => Promise<void>, problem: ImportFailure): Promise<ReceivedFile> {
  await close()
  return { ok: false, problem }
}

const noRoom: ImportFailure = { kind: 'problem', reason: 'too-many', message: uploadProblems.noRoom }
