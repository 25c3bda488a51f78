import type { RecipeDraft } from '../core/recipes/recipe.ts'

/** A fetched or uploaded document. */
export interface RawDocument {
  /** The file name or address. Used in messages and to guess the format. */
  name: string
  bytes: Uint8Array
  /** The address the bytes came from, after redirects. */
  url?: string
  /** The `Content-Type` header of the response. */
  contentType?: string
}

export type ReadOutcome =
  | { ok: true; at: string; draft: RecipeDraft }
  | { ok: false; at: string; problem: string; cause?: unknown }

/** A kind of document the importer reads. A source is a plain object, without registration or a base class. */
export interface Source {
  id: string
  label: string
  accepts(document: RawDocument): boolean
  read(document: RawDocument): AsyncIterable<ReadOutcome>
}
