import { readArchive } from './read-archive.ts'
import { isZip } from './readers/zip.ts'
import type { Budget, RawDocument, ReadOutcome } from './source.ts'
import { sources } from './sources/index.ts'

/** An archive is read piece by piece, because its recipes and pictures may not fit into memory together. */
export const isArchive = ({ bytes }: RawDocument) => isZip(bytes)

/** Archives in archives. Tandoor exports one archive for each recipe in another. */
const deepest = 2

/** Bytes that the archives of one document may expand to. A visitor's document has at most 12 MB. */
const usualBudget = 150 * 1024 * 1024

/** Reads a document. This is the only place that turns a parser's exception into a line of the import report. */
export async function* readDocument(
  document: RawDocument,
  budget: Budget = { left: usualBudget },
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
