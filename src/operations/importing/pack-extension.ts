import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'

/** Equal downloads get equal bytes. */
const builtAt = new Date(Date.UTC(2026, 0, 1))

/** Packs the built browser extension with the address of the site that it hands pages to. */
export async function packExtension(folder: string, site: string): Promise<Buffer> {
  const zip = new ZipFile()
  for (const file of (await readdir(folder)).toSorted()) zip.addFile(join(folder, file), file, { mtime: builtAt })
  zip.addBuffer(Buffer.from(`globalThis.packedSite = ${JSON.stringify(site)}\n`), 'site.js', { mtime: builtAt })
  zip.end()
  return buffer(zip.outputStream)
}
