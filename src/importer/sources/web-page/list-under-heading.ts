import type { Entry, Outline } from './entries.ts'
import type { Candidate } from './heading-candidates.ts'
import { sectionOfLine, type Section } from './section-words.ts'

/**
 * Finds a list directly below a heading "Ingredients" or "Method". Such a list is that part of the recipe, even if it
 * is too short for a score.
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

/**
 * Returns the first item of the list. A note on servings or a unit switch may come between the heading and the list.
 */
function firstItem(entries: ReadonlyArray<Entry>, start: number): number {
  const offset = entries.slice(start, start + mostBetween + 1).findIndex(isListItem)
  const between = entries.slice(start, start + Math.max(0, offset))
  return offset >= 0 && between.every(({ text, rank }) => rank === 0 && text.length < 40) ? start + offset : -1
}

const isListItem = ({ element }: Entry) => element.name === 'li'
