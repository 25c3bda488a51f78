import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { pack, type Pack } from 'tar-stream'
import type { Snapshot } from '../../db/backup/table-copies.ts'
import type { App } from '../app/app.ts'
import { originalKey } from '../pictures/picture-keys.ts'
import {
  endName,
  type Manifest,
  manifestName,
  maxEntries,
  partBytes,
  partName,
  pictureName,
  secretMark,
} from './archive.ts'
import { createContentsList } from './contents-list.ts'

export interface WrittenBackup {
  bytes: number
  tables: number
  pictures: number
  /** Pictures whose file is missing. */
  missing: number
}

/**
 * Writes database and pictures of one moment into a file while the site is running. The file gets its name when it is
 * complete and flushed. Until then, and after a crash, its name contains `.unfinished-`. Only its owner can read the
 * file, because it contains addresses and password hashes.
 */
export async function writeBackup(app: Pick<App, 'env' | 'tables' | 'images'>, file: string): Promise<WrittenBackup> {
  const unfinished = `${file}.unfinished-${randomUUID().slice(0, 8)}`
  const archive = pack()
  const onDisk = pipeline(
    archive,
    createGzip({ level: 4 }),
    createWriteStream(unfinished, { flags: 'wx', mode: 0o600 }),
  )
  try {
    const [counts] = await Promise.all([
      fill(app, archive).catch((cause: unknown) => {
        archive.destroy(cause instanceof Error ? cause : new Error(String(cause)))
        throw cause
      }),
      onDisk,
    ])
    await flush(unfinished)
    await rename(unfinished, file)
    await flush(dirname(file))
    return { ...counts, bytes: (await stat(file)).size }
  } catch (cause) {
    // After an early failure, the file may not be open yet.
    await onDisk.catch(() => undefined)
    await rm(unfinished, { force: true })
    throw cause
  }
}

async function fill({ env, tables, images }: Pick<App, 'env' | 'tables' | 'images'>, archive: Pack) {
  const list: Array<string> = []
  const contents = createContentsList((piece) => void list.push(piece))
  async function add(name: string, bytes: Uint8Array) {
    contents.add(name, bytes)
    if (list.length > maxEntries) throw new Error('There are more pictures than a backup can hold')
    await write(archive, name, bytes)
  }
  const { imageIds, count } = await tables.withSnapshot(async (snapshot) => {
    const manifest: Manifest = {
      format: 1,
      createdAt: new Date().toISOString(),
      migrations: [...snapshot.migrations],
      secret: secretMark(env),
      tables: snapshot.tables.map(({ name, columns }) => ({ name, columns: [...columns] })),
    }
    await add(manifestName, Buffer.from(JSON.stringify(manifest)))
    for (const table of snapshot.tables) {
      let part = 0
      for await (const bytes of inParts(snapshot.read(table))) await add(partName(table.name, part++), bytes)
    }
    return { imageIds: snapshot.imageIds, count: snapshot.tables.length }
  })
  let missing = 0
  for (const id of imageIds) {
    const bytes = await images.get(originalKey(id))
    if (bytes?.length) await add(pictureName(originalKey(id)), bytes)
    else missing += 1
  }
  contents.end()
  await write(archive, endName, Buffer.from(list.join('')))
  archive.finalize()
  return { tables: count, pictures: imageIds.length - missing, missing }
}

async function* inParts(rows: ReturnType<Snapshot['read']>): AsyncGenerator<Buffer> {
  let waiting: Array<Buffer> = []
  let bytes = 0
  for await (const chunk of rows as AsyncIterable<Buffer>) {
    waiting.push(chunk)
    bytes += chunk.length
    if (bytes < partBytes) continue
    yield Buffer.concat(waiting)
    waiting = []
    bytes = 0
  }
  if (bytes > 0) yield Buffer.concat(waiting)
}

/** Resolves when the archive can take more. */
function write(archive: Pack, name: string, bytes: Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    archive.entry({ name, size: bytes.length, mode: 0o600 }, Buffer.from(bytes), (cause) => {
      if (cause) reject(cause)
      else resolve()
    })
  })
}

/** Forces the file to the disk. */
async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
