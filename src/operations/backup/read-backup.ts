import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import { End, endName, type EntryKind, kindOf, Manifest, maxEntryBytes } from './archive.ts'

/** What is wrong with an archive, as a sentence for whoever wants to restore it. */
export class BackupProblem extends Error {}

type Entry = Extract<EntryKind, { kind: 'rows' | 'picture' }> & { bytes: Buffer }

/**
 * Reads a whole archive and hands out its rows and pictures in their order. Says at the end, by throwing, when a byte is not what
 * was written: so read it once to check it, and a second time to believe it.
 */
export async function readBackup(
  file: string,
  { begin, take }: { begin?: (manifest: Manifest) => void; take?: (entry: Entry) => Promise<void> },
): Promise<Manifest> {
  let manifest: Manifest | undefined
  let listed: Record<string, string> | undefined
  const seen = new Map<string, string>()
  const entries = extract()
  const reading = pipeline(createReadStream(file), createGunzip(), entries)
  // Told below, where the entries stop coming.
  reading.catch(() => undefined)
  try {
    for await (const stream of entries) {
      const { name, type, size = 0 } = stream.header
      const kind = type === 'file' ? kindOf(name) : undefined
      if (!kind) throw new BackupProblem(`It holds "${name.slice(0, 80)}", which no backup has. Nothing was changed.`)
      if (size > maxEntryBytes) throw new BackupProblem(`"${name}" in it is larger than any part of a backup.`)
      if (listed) throw new BackupProblem('It goes on after its end.')
      const bytes = await gather(stream as AsyncIterable<Buffer>)
      if (kind.kind === 'end') {
        listed = End.parse(JSON.parse(bytes.toString())).entries
        continue
      }
      if (seen.has(name)) throw new BackupProblem(`It holds "${name}" twice.`)
      seen.set(name, createHash('sha256').update(bytes).digest('hex'))
      if (kind.kind === 'manifest') {
        manifest = Manifest.parse(JSON.parse(bytes.toString()))
        begin?.(manifest)
      } else if (manifest) {
        await take?.({ ...kind, bytes })
      } else {
        throw new BackupProblem('It does not begin as a backup does.')
      }
    }
    await reading
  } catch (cause) {
    entries.destroy()
    if (cause instanceof BackupProblem) throw cause
    throw new BackupProblem('It is no whole backup: it was cut off, changed, or is something else.', { cause })
  }
  if (!manifest || !listed) throw new BackupProblem(`It is cut off: "${endName}" is missing.`)
  const names = Object.keys(listed)
  const isWhole = names.length === seen.size && names.every((name) => seen.get(name) === listed?.[name])
  if (!isWhole) throw new BackupProblem('It was changed after it was made: its parts are not those of its list.')
  return manifest
}

async function gather(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Array<Buffer> = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks)
}
