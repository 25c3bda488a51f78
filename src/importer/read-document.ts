import { isZip } from '../core/importing/upload-limits.ts'
import { readArchive } from './read-archive.ts'
import type { Budget, RawDocument, ReadOutcome } from './source.ts'
import { sources } from './sources/index.ts'

/** An archive is read piece by piece, because its recipes and pictures may not fit into memory together. */
export const isArchive = ({ bytes, file }: RawDocument) => file !== undefined || isZip(bytes)

/** Archives in archives. Tandoor exports one archive for each recipe in another. */
const deepest = 2

/** Bytes that the archives of a small document may expand to. */
const usualBudget = 150 * 1024 * 1024
/** Photos hardly shrink. Paprika packs them as text, and each part counts packed and unpacked: together 2.4 times. */
const bytesAByte = 4

/** Reads a document. This is the only place that turns a parser's exception into a line of the import report. */
export async function* readDocument(
  document: RawDocument,
  budget: Budget = { left: usualBudget + bytesAByte * (document.file?.size ?? 0) },
  depth = 0,
): AsyncGenerator<ReadOutcome> {
  if (isArchive(document)) {
    if (depth > deepest) return yield { ok: false, at: document.name, problem: 'Too many archives in archives' }
    return yield* readArchive(document, budget, (inner) => readDocument(inner, budget, depth + 1))
  }
  const source = sources.find((candidate) => candidate.accepts(document))
  if (!source) return yield { ok: false, at: document.name, problem: 'No importer reads this kind of file' }
  try {
    yield* source.read(document, (inner) => readDocument(inner, budget, depth + 1))
  } catch (cause) {
    yield { ok: false, at: document.name, problem: `The ${source.label} could not be read`, cause }
  }
}
