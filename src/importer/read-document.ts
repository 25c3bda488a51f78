import type { RawDocument, ReadOutcome } from './source.ts'
import { sources } from './sources/index.ts'

/** Reads a document. This is the only place that turns a parser's exception into a line of the import report. */
export async function* readDocument(document: RawDocument): AsyncGenerator<ReadOutcome> {
  const source = sources.find((candidate) => candidate.accepts(document))
  if (!source) return yield { ok: false, at: document.name, problem: 'No importer reads this kind of file' }
  try {
    yield* source.read(document)
  } catch (cause) {
    yield { ok: false, at: document.name, problem: `The ${source.label} could not be read`, cause }
  }
}
