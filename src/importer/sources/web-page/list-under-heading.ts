import type { Entry, Outline } from './entries.ts'
import type { Candidate } from './heading-candidates.ts'
import { sectionOfLine, type Section } from './section-words.ts'

/**
 * Finds a list directly below a heading "Ingredients" or "Method". Such a list is that part of the recipe, even if it
 * is too short for a score.
 */
export function listUnderHeading({ entries }: Outline, section: Section): Candidate | undefined {
  const heading = entries.findIndex(
    ({ text, rank }, index) => rank > 0 && sectionOfLine(text) === section && firstLine(entries, index) > 0,
  )
  if (heading < 0) return undefined
  const start = firstLine(entries, heading)
  const rank = entries[heading]?.rank ?? 0
  const length = entries.slice(start).findIndex((entry) => !isListItem(entry) && !(entry.rank > rank))
  const end = length < 0 ? entries.length : start + length
  return { entries: entries.slice(start, end), start, end, score: 1 }
}

const mostBetween = 3

/**
 * Returns the first line of the list below a heading. A note on servings, a unit switch and the name of the first part
 * may come between them. The name belongs to the list.
 */
function firstLine(entries: ReadonlyArray<Entry>, heading: number): number {
  const rank = entries[heading]?.rank ?? 0
  const start = heading + 1
  const offset = entries.slice(start, start + mostBetween + 1).findIndex(isListItem)
  const between = entries.slice(start, start + Math.max(0, offset))
  const namesPart = (entry: Entry) => entry.rank > rank && entry.section === null
  if (offset < 0 || between.some((entry) => entry.text.length >= 40 || (entry.rank > 0 && !namesPart(entry)))) return -1
  const last = between.at(-1)
  return start + (last && namesPart(last) ? offset - 1 : offset)
}

const isListItem = ({ element }: Entry) => element.name === 'li'
