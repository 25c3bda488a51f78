/** A piece of text on a page. Lengths are points or pixels from the top left corner. */
export interface TextRun {
  text: string
  left: number
  right: number
  top: number
  bottom: number
  /** The font size. Scans have the height of the line. */
  size: number
  isBold: boolean
}

/** The text of one page of a PDF or a scan, in any order. */
export interface TextPage {
  width: number
  height: number
  runs: ReadonlyArray<TextRun>
}

/** A line in reading order. */
export interface TextLine extends TextRun {
  /** The number of the page, from 0. */
  page: number
  /** Where the longest line of the column ends. */
  columnRight: number
}

export const middleOf = ({ top, bottom }: TextRun) => (top + bottom) / 2

/** Returns the middle value of the list, and 0 for an empty one. */
export function medianOf(values: ReadonlyArray<number>): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}
