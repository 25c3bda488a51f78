import { longest } from '../../readers/plain-text.ts'
import type { HtmlElement } from '../../readers/html-tree.ts'
import { type Entry, entryOf, isLinkFromRoot } from './entries.ts'
import { isAdvert } from './likeness.ts'

/** Ten times as many as on the longest real page. More lines only cost time. */
const mostEntries = 20_000

/** An outline that is being made, and what it takes to tell lines apart. */
export interface OutlineDraft {
  entries: Array<Entry>
  rangeOf: Map<HtmlElement, readonly [start: number, end: number]>
  rows: ReadonlySet<HtmlElement>
  /** The elements that contain a block. */
  withBlocks: ReadonlySet<HtmlElement>
}

interface Line {
  text: string
  element: HtmlElement
  rank?: number
  isItem?: boolean
}

export function addLine({ entries }: OutlineDraft, { text, element, rank = 0, isItem = false }: Line) {
  if (text === '' || isAdvert(text) || entries.length >= mostEntries) return
  const entry = entryOf({ text: text.slice(0, longest.prose), element, rank, isItem })
  entries.push(rank === 0 && entry.section !== null && isLinkFromRoot(element) ? { ...entry, section: null } : entry)
}
