import type { RecipeDraft } from '../core/recipes/recipe.ts'

/** A fetched or uploaded document. */
export interface RawDocument {
  /** File name or address, for messages and to guess the format. */
  name: string
  bytes: Uint8Array
  /** The address the bytes were fetched from, after redirects. */
  url?: string
  /** The `Content-Type` they were served with. */
  contentType?: string
}

export type ReadOutcome =
  | { ok: true; at: string; draft: RecipeDraft }
  | { ok: false; at: string; problem: string; cause?: unknown }

/** One kind of document the importer reads. A plain object: no registration, no base class. */
export interface Source {
  id: string
  label: string
  accepts(document: RawDocument): boolean
  read(document: RawDocument): AsyncIterable<ReadOutcome>
}
