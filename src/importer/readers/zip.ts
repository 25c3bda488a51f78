import { buffer } from 'node:stream/consumers'
import { type Entry, fromBufferPromise, fromFdPromise } from 'yauzl'
import { numberText } from '../../core/text/number-text.ts'
import type { Archive, Budget, RawDocument } from '../source.ts'

const mostFiles = 20_000
const largestFile = 50 * 1024 * 1024

const encrypted = 'The archive is protected by a password. Save a copy without a password, and choose that'

/** A reason not to read an archive, as a sentence for the cook. */
export class ArchiveProblem extends Error {}

/**
 * Opens a zip archive. Nothing is written to the disk. Leaves out folders, hidden files, and the copies that macOS adds.
 * `budget` limits what all archives of a document expand to, because a small archive may contain terabytes. Throws an
 * `ArchiveProblem` if the archive is too large or encrypted, and another error if it is damaged.
 */
export async function openZip(
  { bytes, file: onDisk }: Pick<RawDocument, 'bytes' | 'file'>,
  budget: Budget,
): Promise<Archive> {
  // The sender of a file closes it.
  const options = { lazyEntries: true, autoClose: false, strictFileNames: false }
  const file = onDisk
    ? await fromFdPromise(onDisk.descriptor, options)
    : await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), options)
  const entries = new Map<string, Entry>()
  for await (const entry of file.eachEntry()) {
    if (entries.size > mostFiles) throw new ArchiveProblem(`The archive has more than ${numberText(mostFiles)} files`)
    if (isContent(entry.fileName)) entries.set(entry.fileName, entry)
  }
  const names = [...entries.keys()]
  /** Exports of Windows write names in other letter case than the files that refer to them. */
  const anyCase = new Map(names.map((name) => [name.toLowerCase(), name]))
  const byFile = Map.groupBy(names, fileOf)
  return {
    names,
    budget,
    pathOf(name) {
      const [path, ...others] = byFile.get(fileOf(name)) ?? []
      return others.length === 0 ? path : undefined
    },
    async read(name) {
      const entry = entries.get(name) ?? entries.get(anyCase.get(name.toLowerCase()) ?? '')
      if (!entry) return undefined
      if (entry.isEncrypted()) throw new ArchiveProblem(encrypted)
      if (entry.uncompressedSize > largestFile) throw new ArchiveProblem(`The file ${name} is larger than 50 MB`)
      spend(budget, entry.uncompressedSize)
      // The reader stops if a file is longer than the archive says.
      return buffer(await file.openReadStreamPromise(entry))
    },
  }
}

/** Counts bytes that were unpacked. Throws an `ArchiveProblem` at the limit. */
export function spend(budget: Budget, bytes: number) {
  budget.left -= bytes
  if (budget.left < 0) throw new ArchiveProblem('The archive contains more than we can read at once')
}

const fileOf = (path: string) => path.slice(path.lastIndexOf('/') + 1).toLowerCase()

const isContent = (name: string) =>
  !name.endsWith('/') && !name.split('/').some((part) => part.startsWith('.') || part === '__MACOSX')
