import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'

export interface ArchivedFile {
  path: string
  bytes: Uint8Array
  changedAt: Date
}

/**
 * Writes a zip archive. Asks for the next file when the one before it is read, so files never wait in memory. Every file
 * is compressed, because some programs cannot find the end of an uncompressed file in a streamed archive.
 */
export async function* zipOf(files: AsyncIterable<ArchivedFile>): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile()
  const output = Readable.from(zip.outputStream as AsyncIterable<Uint8Array>, { objectMode: false })
  const leaving = new AbortController()
  const adding = addFiles(zip, files, leaving.signal).catch((cause: unknown) => {
    output.destroy(cause instanceof Error ? cause : new Error('The archive could not be written', { cause }))
  })
  try {
    yield* output as AsyncIterable<Uint8Array>
  } finally {
    leaving.abort()
    await adding
  }
}

async function addFiles(zip: ZipFile, files: AsyncIterable<ArchivedFile>, signal: AbortSignal) {
  for await (const { path, bytes, changedAt } of files) {
    const content = Readable.from([Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)])
    zip.addReadStream(content, path, { mtime: changedAt, size: bytes.length, compressionLevel: levelOf(path) })
    await finished(content, { signal })
  }
  zip.end()
}

/** Pictures and compressed JSON do not get smaller. */
const levelOf = (path: string) => (/\.(?:jpg|paprikarecipe)$/.test(path) ? 1 : 6)
