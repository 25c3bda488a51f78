import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, extname, join } from 'node:path'

/** Stores pictures. Keys look like `a1b2c3/800.avif`. The type is recorded only in the extension. */
export interface ImageStore {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>
  /** Returns undefined if the picture is missing or the key is invalid. */
  get(key: string): Promise<Uint8Array<ArrayBuffer> | undefined>
  remove(key: string): Promise<void>
  /** Lists the first parts of all keys, such as `a1b2c3`. */
  folders(): Promise<Array<string>>
  removeFolder(name: string): Promise<void>
}

const contentTypes: Record<string, string> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.gif': 'image/gif',
}

/** Keys have no dot except before the extension, so that a key cannot leave the folder or match an unfinished file. */
const folderShape = /^[a-z\d][a-z\d_-]{0,99}$/
const keyShape = /^(?:[a-z\d][a-z\d_-]{0,99}\/){0,4}[a-z\d][a-z\d_-]{0,99}\.(?:avif|webp|jpg|png|gif)$/

/** Creates the bucket `recipe-images` as a local folder. */
export function createImageStore(folder: string): ImageStore {
  const incoming = join(folder, '.incoming')
  let prepared: Promise<void> | undefined

  return {
    async put(key, bytes, contentType) {
      if (!keyShape.test(key)) throw new Error(`"${key}" is not a key for a picture`)
      if (contentTypes[extname(key)] !== contentType) throw new Error(`"${key}" does not name a ${contentType}`)
      const path = join(folder, key)
      const unfinished = join(incoming, randomUUID())
      try {
        prepared ??= prepare(incoming)
        await prepared
        await writeToDisk(unfinished, bytes)
        await mkdir(dirname(path), { recursive: true })
        await rename(unfinished, path)
        await flush(dirname(path))
      } catch (cause) {
        // The folder may have been deleted. The next picture creates it again.
        prepared = undefined
        await rm(unfinished, { force: true }).catch(() => undefined)
        throw new Error(`The picture ${key} could not be stored`, { cause })
      }
    },

    async get(key) {
      if (!keyShape.test(key)) return undefined
      try {
        return await readFile(join(folder, key))
      } catch (cause) {
        if (isMissing(cause)) return undefined
        throw new Error(`The picture ${key} could not be read`, { cause })
      }
    },

    async remove(key) {
      if (keyShape.test(key)) await rm(join(folder, key), { force: true })
    },

    async folders() {
      const entries = await readdir(folder, { withFileTypes: true }).catch((cause: unknown) => {
        if (isMissing(cause)) return []
        throw new Error('The pictures could not be listed', { cause })
      })
      return entries.filter((entry) => entry.isDirectory() && folderShape.test(entry.name)).map(({ name }) => name)
    },

    async removeFolder(name) {
      // Another process may be writing to this folder now.
      if (folderShape.test(name)) await rm(join(folder, name), { recursive: true, force: true, maxRetries: 3 })
    },
  }
}

const abandonedAfterMs = 60 * 60 * 1000

/** Deletes unfinished files of killed processes. Recent files stay, because they may belong to a running process. */
async function prepare(incoming: string): Promise<void> {
  await mkdir(incoming, { recursive: true })
  for (const name of await readdir(incoming)) {
    const path = join(incoming, name)
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Infinity }))
    if (Date.now() - mtimeMs > abandonedAfterMs) await rm(path, { force: true })
  }
}

async function writeToDisk(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o644)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Flushes the folder, because the file's name must also survive a power failure. */
async function flush(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function isMissing(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && (cause.code === 'ENOENT' || cause.code === 'ENOTDIR')
}
