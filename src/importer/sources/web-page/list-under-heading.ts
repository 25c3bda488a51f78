import type { Entry, Outline } from './entries.ts'
import type { Candidate } from './heading-candidates.ts'
import { sectionOfLine, type Section } from './section-words.ts'

/**
 * The specification's rule, for lists too small or too plain to be told by their words: what a heading names
 * "Ingredients" or "Method", and nothing more, is that when a real list follows.
 */
export function listUnderHeading({ entries }: Outline, section: Section): Candidate | undefined {
  const starts = entries.flatMap(({ text, rank }, index) =>
    rank > 0 && sectionOfLine(text) === section && entries.slice(index + 1).find(isLine)?.element.name === 'li'
      ? [index + 1]
      : [],
  )
  const [start] = starts
  if (start === undefined) return undefined
  const rank = entries[start - 1]?.rank ?? 0
  const length = entries.slice(start).findIndex((entry) => !isListItem(entry) && !(entry.rank > rank))
  const end = length < 0 ? entries.length : start + length
  return { entries: entries.slice(start, end), start, end, score: 1 }
}

const isLine = ({ rank }: Entry) => rank === 0
const isListItem = ({ element }: Entry) => element.name === 'li'
