import { withoutBullet } from '../../readers/written-lines.ts'
import type { Entry, Outline } from './entries.ts'
import type { Candidate } from './heading-candidates.ts'
import { isMeasured, isServings } from './likeness.ts'
import { isAmount, isFood, isName } from './parts-in-turns.ts'
import { sectionOfLine } from './section-words.ts'
import { isOnlyTime } from './time-line.ts'

const fewestAmounts = 3
/** Parts of furniture are counted, too. */
const fewestMeasured = 2

/**
 * Finds foods directly above the heading of the steps. Some people write "Directions", but no "Ingredients", below the
 * name of the dish or of its parts.
 */
export function foodsAboveSteps(outline: Outline): Candidate | undefined {
  const entries = outline.entries.map((entry) => ({ ...entry, text: withoutBullet(entry.text) }))
  for (const [end, { text, rank }] of entries.entries()) {
    if (rank === 0 || sectionOfLine(text) !== 'steps') continue
    let start = end
    while (start > 0 && belongs(entries, start - 1)) start -= 1
    const lines = withoutOnlyName(entries.slice(start, end))
    const amounts = lines.filter(isAmount)
    const measured = amounts.filter(({ text: amount }) => isMeasured(amount))
    if (amounts.length < fewestAmounts || measured.length < fewestMeasured) continue
    if (amounts.length * 2 >= lines.length) {
      const first = end - lines.length
      return { entries: outline.entries.slice(first, end), start: first, end, score: 1 }
    }
  }
  return undefined
}

/** Returns true for a food, and for a name right above one. */
function belongs(entries: ReadonlyArray<Entry>, at: number): boolean {
  const [entry, next] = [entries[at], entries[at + 1]]
  if (!entry || !next) return false
  return (isFood(entry) && !isFact(entry)) || (entry.rank > 1 && isName(entry) && isFood(next))
}

/** "45 minutes" and "180 °C" start with a number, too. */
const isFact = ({ text }: Entry) => isOnlyTime(text) || isServings(text) || /^\d+\s?(?:°|degrees|[CF]$)/.test(text)

/** A single name above all foods is the dish. */
function withoutOnlyName(entries: ReadonlyArray<Entry>): ReadonlyArray<Entry> {
  const names = entries.filter(({ rank }) => rank > 0)
  return names.length === 1 && names[0] === entries[0] ? entries.slice(1) : entries
}
