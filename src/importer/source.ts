import type { SourceText } from '../core/importing/source-text.ts'
import type { TableMapping } from '../core/importing/table-columns.ts'
import type { RecipeDraft } from '../core/recipes/recipe.ts'
import type { TextPage } from './layout/text-page.ts'

/** A fetched or uploaded document. */
export interface RawDocument {
  /** The file name or address. Used in messages and to guess the format. */
  name: string
  /** Empty if the document is a file on the disk. */
  bytes: Uint8Array
  /** The meaning of a table's columns, if the cook chose it. */
  columns?: TableMapping
  /** An archive on the disk, which may be larger than the memory. */
  file?: OpenFile
  /** The address the bytes came from, after redirects. */
  url?: string
  /** The `Content-Type` header of the response. */
  contentType?: string
  /** The recognized text of photos or scans. With the bytes of a PDF, the text of all its pages. */
  pages?: ReadonlyArray<TextPage>
  /** The archive that contains the document. */
  archive?: Archive
}

/** A file that is open for reading. Threads of one process share its descriptor. */
export interface OpenFile {
  descriptor: number
  size: number
}

/** The files of a zip archive. */
export interface Archive {
  names: ReadonlyArray<string>
  budget: Budget
  /** Returns undefined if there is no such file. Letter case does not matter. */
  read(name: string): Promise<Uint8Array | undefined>
  /** Returns the path of the only file with this name, in whatever folder it is. */
  pathOf(name: string): string | undefined
}

/** The bytes that the archives of a document may still expand to. */
export interface Budget {
  left: number
}

export type ReadOutcome =
  | {
      ok: true
      at: string
      draft: RecipeDraft
      /** Returns what the recipe was read from, for the editor. A function, because most documents are never edited. */
      readSource?: () => SourceText
      /** The result of `readSource`, for the first recipes of a document. */
      source?: SourceText
      /** Values that could not be read, in sentences. */
      leftOut?: ReadonlyArray<string>
      /** The picture from the archive. It replaces the draft's address, which may no longer work. */
      picture?: Uint8Array
      /** The text that a recipe without structure was read from. */
      text?: string
    }
  | {
      ok: false
      at: string
      problem: string
      cause?: unknown
      /** The draft of a page with only one of its two lists, for a cook who says that it is a recipe. */
      half?: { draft: RecipeDraft; source: SourceText }
      /** The draft of a recipe with neither list, for a cook who fills them in before the import. */
      unfinished?: RecipeDraft
      /** The text in which no recipe was found. */
      text?: string
      /** Pictures of pages. Their text must be recognized before it can be read. */
      scans?: ReadonlyArray<PageScan>
      /** All pages of a PDF of which some have text. The others are empty and among the scans. */
      pages?: ReadonlyArray<TextPage>
    }

/** A picture of a page: a file such as JPEG, or gray pixels. */
export type Scan = { bytes: Uint8Array } | { pixels: Uint8Array; width: number; height: number }

/** `page` counts from 0. */
export type PageScan = Scan & { page: number }

export type ReadInner = (document: RawDocument) => AsyncIterable<ReadOutcome>

/** A kind of document the importer reads. A source is a plain object, without registration or a base class. */
export interface Source {
  id: string
  label: string
  accepts(document: RawDocument): boolean
  /** Some documents contain others, such as the text of a PDF. `readInner` reads those with the source that accepts them. */
  read(document: RawDocument, readInner: ReadInner): AsyncIterable<ReadOutcome>
}
