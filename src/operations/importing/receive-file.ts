import { type FileHandle, mkdir, open, statfs, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { isZip, largestArchive, largestDocument, uploadProblems } from '../../core/importing/upload-limits.ts'
import type { ImportFailure } from '../../core/importing/import-events.ts'
import { accountOf, type Actor } from '../../core/recipes/actor.ts'
import type { App } from '../app/app.ts'
import type { RecipeFile } from './read-recipe-file.ts'

/** Bytes of all uploads that are on the disk at the same time. */
const mostHeld = 2_000_000_000
/** Left for the database, which may be on the same disk. */
const leftFree = 500_000_000
const betweenChecks = 32_000_000

let held = 0

export interface UploadLimits {
  archive: number
  document: number
}

interface Sent {
  name: string
  body: AsyncIterable<Uint8Array>
  limits: UploadLimits
  freeBytes?: (folder: string) => Promise<number>
}

export type ReceivedFile =
  | { ok: true; file: RecipeFile; close(): Promise<void> }
  | { ok: false; problem: ImportFailure }

export const limitsOf = (actor: Actor): UploadLimits => ({
  archive: accountOf(actor) ? largestArchive.account : largestArchive.visitor,
  document: largestDocument,
})

/**
 * Writes an uploaded file to `DATA_DIR/uploads`. The file has no name there from its first byte on, so the system frees
 * it when it is closed, and also when the process ends in any way. An archive stays on the disk. Anything else is small
 * and comes as bytes.
 */
export async function receiveFile(
  { env, log }: Pick<App, 'env' | 'log'>,
  { name, body, limits, freeBytes = freeBytesIn }: Sent,
): Promise<ReceivedFile> {
  const folder = join(env.DATA_DIR, 'uploads')
  let size = 0
  let handle: FileHandle | undefined
  const close = async () => {
    held -= size
    size = 0
    await handle?.close()
    handle = undefined
  }
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    handle = await openUnnamed(folder)
    let start = Buffer.alloc(0)
    let checkAt = 0
    for await (const chunk of body) {
      if (start.length < 4) start = Buffer.concat([start, chunk.subarray(0, 4)])
      const problem = problemOf(start, size + chunk.length, limits)
      if (problem) return await failed(close, problem)
      if (size >= checkAt) {
        if (held > mostHeld || (await freeBytes(folder)) < leftFree) return await failed(close, noRoom)
        checkAt += betweenChecks
      }
      size += chunk.length
      held += chunk.length
      await writeWhole(handle, chunk)
    }
    if (isZip(start)) {
      return { ok: true, file: { name, bytes: new Uint8Array(), file: { descriptor: handle.fd, size } }, close }
    }
    const bytes = new Uint8Array(size)
    await handle.read(bytes, 0, size, 0)
    await close()
    return { ok: true, file: { name, bytes }, close }
  } catch (cause) {
    if (!isFull(cause)) {
      log.info({ err: cause }, 'An upload did not arrive completely')
      return failed(close, { kind: 'problem', reason: 'unreachable', message: uploadProblems.unfinished })
    }
    log.warn('There is no room on the disk for an upload')
    return failed(close, noRoom)
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

async function freeBytesIn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

const noRoom: ImportFailure = { kind: 'problem', reason: 'too-many', message: uploadProblems.noRoom }

const isFull = (cause: unknown) => cause instanceof Error && 'code' in cause && cause.code === 'ENOSPC'
