import type { Entry, Outline } from './entries.ts'
import type { Candidate } from './heading-candidates.ts'
import { sectionOfLine, type Section } from './section-words.ts'

/**
 * The specification's rule, for lists too small or too plain to be told by their words: what a heading names
 * "Ingredients" or "Method", and nothing more, is that when a real list follows.
 */
export function listUnderHeading({ entries }: Outline, section: Section): Candidate | undefined {
  const heading = entries.findIndex(
    ({ text, rank }, index) => rank > 0 && sectionOfLine(text) === section && firstItem(entries, index + 1) > 0,
  )
  if (heading < 0) return undefined
  const start = firstItem(entries, heading + 1)
  const rank = entries[heading]?.rank ?? 0
  const length = entries.slice(start).findIndex((entry) => !isListItem(entry) && !(entry.rank > rank))
  const end = length < 0 ? entries.length : start + length
  return { entries: entries.slice(start, end), start, end, score: 1 }
}

const mostBetween = 3

/** Between heading and list there may be a word on servings or a switch for units. */
function firstItem(entries: ReadonlyArray<Entry>, start: number): number {
  const offset = entries.slice(start, start + mostBetween + 1).findIndex(isListItem)
  const between = entries.slice(start, start + Math.max(0, offset))
  return offset >= 0 && between.every(({ text, rank }) => rank === 0 && text.length < 40) ? start + offset : -1
}

const isListItem = ({ element }: Entry) => element.name === 'li'
