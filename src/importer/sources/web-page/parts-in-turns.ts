import { startsWithNumber } from '../../../core/ingredients/fraction-signs.ts'
import { findTimers } from '../../../core/recipes/times/find-timers.ts'
import { isGroupHeading, withoutBullet } from '../../readers/written-lines.ts'
import { perEntry, type Entry, type Outline } from './entries.ts'
import type { Candidate } from './heading-candidates.ts'
import { statesOnlyFacts } from './labelled-facts.ts'
import { isMeasured } from './likeness.ts'

const fewestAmounts = 3
const longestFood = 80
const longestHeading = 40

interface Part {
  heading: Entry | undefined
  foods: Array<Entry>
  steps: Array<Entry>
}

/**
 * Finds recipes as some people write them: paragraphs with foods, and then paragraphs with what to do, for each part of
 * the dish. Neither has a heading of its own.
 */
export function partsInTurns(outline: Outline): { ingredients: Candidate; steps: Candidate } | undefined {
  const entries = outline.entries.map((entry) => ({ ...entry, text: withoutBullet(entry.text) }))
  const parts: Array<Part> = []
  for (let at = 0; at < entries.length;) {
    const foodsEnd = endWhile(entries, at, (entry, index) => isFood(entry) && !headsSteps(entries, index))
    const stepsEnd = endWhile(entries, foodsEnd, (entry, index) => isSentence(entry) || headsSteps(entries, index))
    const foods = entries.slice(at, foodsEnd)
    if (foods.filter(isAmount).length >= Math.max(2, foods.length / 2) && stepsEnd > foodsEnd)
      parts.push({ ...withHeading(entries[at - 1], foods), steps: entries.slice(foodsEnd, stepsEnd) })
    at = Math.max(stepsEnd, at + 1)
  }
  const [first] = parts
  const amounts = parts.flatMap(({ foods }) => foods.filter(isAmount))
  if (first === undefined || amounts.length < fewestAmounts || !areMeasured(amounts)) return undefined
  const start = entries.findIndex((entry) => entry === first.foods[0])
  // The line above the only part names the dish, its yield or its source.
  const named = parts.length === 1 && !headsFirstGroup(first) ? [{ ...first, heading: undefined }] : parts
  return {
    ingredients: candidate(named, start, ({ foods }) => foods),
    steps: candidate(named.map(withOwnHeadings), start + first.foods.length, ({ steps }) => steps),
  }
}

/**
 * Returns true if many amounts have a unit. A salsa has more counted foods ("10 tomatoes"), so three amounts with a unit
 * and a food are enough. Nutrition facts have amounts without a food.
 */
function areMeasured(amounts: ReadonlyArray<Entry>): boolean {
  const measured = amounts.filter(({ text }) => isMeasured(text))
  const named = measured.filter(({ text }) => /\p{L}{3}/u.test(text))
  return measured.length >= Math.max(2, amounts.length * 0.4) || named.length >= 3
}

/** "Crust:" above sentences names a part of the steps, however the ingredients are grouped. */
function headsSteps(entries: ReadonlyArray<Entry>, index: number): boolean {
  const [entry, next] = [entries[index], entries[index + 1]]
  return isColonHeading(entry) && next !== undefined && isSentence(next)
}

const isColonHeading = (entry: Entry | undefined) =>
  entry?.rank === 0 && entry.section === null && entry.text.endsWith(':') && isGroupHeading(entry.text)

/** "Dough:" is the first of several groups if "Filling:" stands between the foods. */
const headsFirstGroup = ({ heading, foods }: Part) =>
  heading !== undefined && isColonHeading({ ...heading, rank: 0 }) && foods.some(isColonHeading)

/** The heading of the only part names foods. */
const withOwnHeadings = (part: Part, _: number, parts: ReadonlyArray<Part>): Part =>
  parts.length === 1 || part.steps.some(isColonHeading) ? { ...part, heading: undefined } : part

function candidate(parts: ReadonlyArray<Part>, start: number, linesOf: (part: Part) => Array<Entry>): Candidate {
  const entries = parts.flatMap((part) => [...(part.heading ? [part.heading] : []), ...linesOf(part)])
  return { entries, start, end: start + entries.length, score: 1 }
}

/** The heading of a part is a line of its own above the foods, or the first of the lines without an amount. */
function withHeading(above: Entry | undefined, foods: Array<Entry>): Pick<Part, 'heading' | 'foods'> {
  const [first, ...others] = foods
  if (first && !isAmount(first) && others.length > 0) {
    if (isName(first)) return { heading: asHeading(first), foods: others }
    // "A few of you asked, so here goes:"
    if (first.text.length > longestHeading && first.text.endsWith(':')) return { heading: undefined, foods: others }
  }
  return { heading: above && isName(above) ? asHeading(above) : undefined, foods }
}

const asHeading = (entry: Entry): Entry => ({ ...entry, rank: entry.rank || 7 })

export const isName = ({ text, section, rank }: Entry) =>
  section === null && text.length <= longestHeading && !/\d|[.!?]$/.test(text) && (rank !== 1 || isGroupHeading(text))

function endWhile(
  entries: ReadonlyArray<Entry>,
  start: number,
  test: (entry: Entry, index: number) => boolean,
): number {
  let end = start
  for (let entry = entries[end]; entry && test(entry, end); entry = entries[end]) end += 1
  return end
}

export const isAmount = perEntry(
  (text) =>
    startsWithNumber(text) && text.length <= longestFood && !isEnd(text) && (isMeasured(text) || text.length < 40),
)
const isEnd = (text: string) => /[.!?。]$/.test(text)
export const isFood = (entry: Entry) =>
  entry.rank === 0 &&
  entry.section === null &&
  entry.text.length <= longestFood &&
  !isEnd(entry.text) &&
  !statesOnlyFacts(entry.text) &&
  (isAmount(entry) || !statesTime(entry))
/** "Fry the onions for 8 mins" */
const statesTime = perEntry((text) => findTimers(text, 1).length > 0)
const isSentence = ({ rank, text }: Entry) => rank === 0 && text.length > 20 && isEnd(text)
