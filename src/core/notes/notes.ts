export const noteKinds = ['recipes', 'posts', 'faqs', 'ads'] as const
/** The kinds of content that pages of a database become. */
export type NoteKind = (typeof noteKinds)[number]

/** A database of a notes service. Notion calls its rows pages and the table itself a data source. */
export interface NoteTable {
  id: string
  title: string
  /** Recognized by its columns. Null if it is something else. */
  kind: NoteKind | null
}

export type NoteValue = string | number | boolean | ReadonlyArray<string>

/** A page of a database, without its text. */
export interface Note {
  id: string
  title: string
  /** The address of the page in the notes service. */
  url: string
  /** Notion rounds it down to the minute. */
  editedAt: string
  /** In the trash, or archived. */
  isGone: boolean
  /** The filled-in columns, by their names. */
  fields: Readonly<Record<string, NoteValue>>
  /** Addresses of pictures: files of columns, then the cover. They expire after an hour. */
  pictures: ReadonlyArray<string>
}
