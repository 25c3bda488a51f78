import { buffer } from 'node:stream/consumers'
import { fromBufferPromise } from 'yauzl'

/** Returns the files of a zip archive by name. */
export async function filesInZip(zip: Buffer): Promise<Record<string, Buffer>> {
  const archive = await fromBufferPromise(zip, { lazyEntries: true })
  const files: Record<string, Buffer> = {}
  for await (const entry of archive.eachEntry())
    files[entry.fileName] = await buffer(await archive.openReadStreamPromise(entry))
  return files
}
