import { withoutBullet } from '../../readers/written-lines.ts'
import type { Entry, Outline } from './entries.ts'
import type { Candidate } from './heading-candidates.ts'
import { isMeasured, isServings } from './likeness.ts'
import { isNutrient, mayBeNutrient } from './nutrient-lines.ts'
import { isAmount, isFood, isName } from './parts-in-turns.ts'
import { isReaction } from './reactions.ts'
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
    const foods = lines.filter(({ text: line }) => !isOther(line))
    const amounts = foods.filter(isAmount)
    const measured = amounts.filter(({ text: amount }) => isMeasured(amount))
    if (amounts.length < fewestAmounts || measured.length < fewestMeasured) continue
    if (nutritionHeading.test(entries[start - 1]?.text ?? '') || areNutrients(lines, measured)) continue
    if (amounts.length * 2 >= foods.length) {
      const first = end - lines.length
      const own = outline.entries.slice(first, end)
      return { entries: own.filter((_, index) => !isOther(lines[index]?.text ?? '')), start: first, end, score: 1 }
    }
  }
  return undefined
}

const isOther = (line: string) => isNutrient(line) || isReaction(line)

const nutritionHeading = /nutriti|nährwert|nutricion|nutrizional|voedingswaarde|næring|näring|odżywcz/iu

/** Returns true for nutrition facts without foods. "30 g sugar" is a food among others. */
function areNutrients(lines: ReadonlyArray<Entry>, measured: ReadonlyArray<Entry>): boolean {
  const others = measured.filter(({ text }) => !mayBeNutrient(text))
  const fewest = lines.some(({ text }) => isNutrient(text)) ? fewestMeasured : 1
  return others.length < fewest
}

/** Returns true for a food, for lines that may stand between foods, and for a name right above a food. */
function belongs(entries: ReadonlyArray<Entry>, at: number): boolean {
  const [entry, next] = [entries[at], entries[at + 1]]
  if (!entry || !next) return false
  if (entry.rank === 0 && isOther(entry.text)) return true
  return (isFood(entry) && !isFact(entry)) || (entry.rank > 1 && isName(entry) && isFood(next))
}

/** "45 minutes", "180 °C" and "5/14/2016" start with a number, too. */
const isFact = ({ text }: Entry) =>
  isOnlyTime(text) || isServings(text) || date.test(text) || /^\d+\s?(?:°|degrees|[CF]$)/.test(text)

const date = /^\d{1,4}[./-]\d{1,2}[./-]\d{2,4}$/

/** A single name above all foods is the dish. */
function withoutOnlyName(entries: ReadonlyArray<Entry>): ReadonlyArray<Entry> {
  const names = entries.filter(({ rank }) => rank > 0)
  return names.length === 1 && names[0] === entries[0] ? entries.slice(1) : entries
}
