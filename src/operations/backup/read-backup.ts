import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import { endName, Manifest } from './archive.ts'
import { BackupProblem } from './backup-problem.ts'
import { createContentsList } from './contents-list.ts'
import { createEntryGuard } from './entry-guard.ts'
import { createOrder, type Place } from './order-of-entries.ts'

type Entry = Extract<Place, { kind: 'rows' | 'picture' }> & { bytes: Buffer }

/** Wraps an error of `take`, which does not mean that the archive is bad. */
class NotTaken extends Error {}

/**
 * Reads an archive and passes its rows and pictures to `take`. Throws at the end if a byte was changed, so read it once
 * to check it and again to use it. Needs no more memory than the largest entry. Errors of `take` are thrown unchanged.
 */
export async function readBackup(file: string, take?: (entry: Entry) => Promise<void>): Promise<Manifest> {
  let manifest: Manifest | undefined
  const listed = createHash('sha256')
  const contents = createContentsList((piece) => void listed.update(piece))
  const order = createOrder()
  const guard = createEntryGuard()
  const entries = extract()
  const reading = pipeline(createReadStream(file), createGunzip(), guard.stream, entries)
  // Reported below, where the entries end.
  reading.catch(() => undefined)
  try {
    for await (const stream of entries as AsyncIterable<TarEntry>) {
      const { name, size = 0 } = stream.header
      const place = order.next(stream.header)
      guard.expect(size)
      if (place.kind === 'end') {
        contents.end()
        await expectHash(stream, listed.digest('hex'))
        continue
      }
      const bytes = await gather(stream)
      contents.add(name, bytes)
      if (place.kind === 'manifest') {
        manifest = Manifest.parse(JSON.parse(bytes.toString()))
        order.begin(manifest)
      } else {
        await take?.({ ...place, bytes }).catch((cause: unknown) => {
          throw new NotTaken('An entry was refused', { cause })
        })
      }
    }
    await reading
  } catch (cause) {
    entries.destroy()
    if (cause instanceof NotTaken) throw cause.cause
    if (cause instanceof BackupProblem) throw cause
    throw new BackupProblem('It is not a complete backup. It was cut off or changed, or is something else.', { cause })
  }
  if (!manifest || !order.isWhole()) throw new BackupProblem(`It is cut off: "${endName}" is missing.`)
  return manifest
}

type TarEntry = AsyncIterable<Buffer> & { header: { name: string; type?: string | null; size?: number } }

async function gather(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Array<Buffer> = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks)
}

async function expectHash(stream: AsyncIterable<Buffer>, expected: string) {
  const hash = createHash('sha256')
  for await (const chunk of stream) hash.update(chunk)
  if (hash.digest('hex') !== expected)
    throw new BackupProblem('It was changed after it was made: its parts don’t match its list.')
}
