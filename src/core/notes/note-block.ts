/** A piece of text with one look. */
export interface NoteSpan {
  text: string
  bold: boolean
  italic: boolean
  code: boolean
  href: string | null
}

/** A block of a page: a paragraph, a heading, an item. `group` only contains other blocks, such as a column. */
export interface NoteBlock {
  kind:
    | 'paragraph'
    | 'heading'
    | 'bullet'
    | 'number'
    | 'toggle'
    | 'quote'
    | 'code'
    | 'divider'
    | 'image'
    | 'row'
    | 'group'
  spans: ReadonlyArray<NoteSpan>
  /** The level of a heading. */
  level: number
  /** The address of a picture. It expires after an hour. */
  url: string | null
  /** The cells of a row of a table. */
  cells: ReadonlyArray<string>
  children: ReadonlyArray<NoteBlock>
}
