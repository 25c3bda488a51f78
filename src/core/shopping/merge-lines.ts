import { fractionSigns } from '../ingredients/fraction-signs.ts'
import { inNumber } from '../ingredients/counted-foods.ts'
import { handyAmount, withSpaces } from '../ingredients/handy-amount.ts'
import { parseIngredientLine, type ParsedLine } from '../ingredients/parse-line.ts'
import { jointIn, type StoredLine } from '../ingredients/written-line.ts'
import { addUp, type BoughtAmount } from './add-up.ts'
import type { Aisle } from './aisle.ts'
import { aisleOf } from './aisles.ts'
import { boughtFood } from './food-key.ts'
import { longestFood } from './shopping-list.ts'

interface MergedLine {
  line: string
  /** Empty for what a cook typed, which is shown whole. */
  recipes?: ReadonlyArray<unknown>
}

/** One thing to buy, for one or several lines. */
export interface Entry<Line extends MergedLine = MergedLine> {
  /** The food. Equal for the same food in any list. */
  key: string
  /** "3", "1 can + 200 g", or empty. */
  amount: string
  /** The text between amount and name, such as " of ". Missing for a space, and for sums of several lines. */
  joint?: string
  name: string
  aisle: Aisle
  /** The lines it adds up, in their order. */
  lines: ReadonlyArray<Line>
}

interface ReadLine extends BoughtAmount {
  key: string
  /** The key of the food alone, which knows its aisle. */
  food: string
  name: string
  /** For the word that joins amount and name. Only lines that stay alone show it. */
  written?: StoredLine
  /** The whole name without preparation, which a line alone shows. */
  alone: string
}

/** Lines repeat from one drawing of the page to the next. */
const known = new Map<string, ReadLine>()
const mostKnown = 5_000

/** Merges lines of equal foods, in the order of their first line. Doubtful foods stay apart. */
export function mergeLines<Line extends MergedLine>(lines: ReadonlyArray<Line>): Array<Entry<Line>> {
  const found = new Map<string, { reads: Array<ReadLine>; lines: Array<Line> }>()
  for (const line of lines) {
    const read = readLine(line.line, line.recipes?.length === 0)
    const there = found.get(read.key)
    if (there) {
      there.reads.push(read)
      there.lines.push(line)
    } else found.set(read.key, { reads: [read], lines: [line] })
  }
  return [...found].map(([key, group]) => toEntry(key, group))
}

function readLine(line: string, isTyped: boolean): ReadLine {
  const question = isTyped ? `typed ${line}` : line
  const before = known.get(question)
  if (before) return before
  if (known.size >= mostKnown) known.clear()
  const parsed = parseIngredientLine(line.slice(0, 500))
  const unit = parsed.measures[0]?.unit ?? null
  const { key, name } = boughtFood(parsed.name, unit)
  const isWhole = isTyped && hasMore(parsed)
  const read =
    key === ''
      ? withoutFood(line)
      : {
          text: boughtText(parsed.amount),
          written: { line, amount: parsed.amount, name: parsed.name },
          measures: parsed.measures,
          key: cut(isWhole ? parsed.name.toLowerCase() : key),
          food: cut(isWhole ? boughtFood(withoutRemark(parsed), unit).key : key),
          name,
          alone: isTyped ? parsed.name : withoutRemark(parsed),
        }
  known.set(question, read)
  return read
}

const knownTexts = new Map<string, string>()

/** Amounts of a list look alike, however each cook typed them. Remembered, because lists repeat amounts like "1 tsp". */
function boughtText(amount: string): string {
  const before = knownTexts.get(amount)
  if (before !== undefined) return before
  if (knownTexts.size >= mostKnown) knownTexts.clear()
  const text = handyAmount(withSpaces(amount), { scaledFrom: null, system: 'as-written' })
  knownTexts.set(amount, text)
  return text
}

const cut = (key: string) => key.slice(0, longestFood).toWellFormed()

/** A typed "milk, 6 eggs" or "eggs (free range)" says more than its food, and a sum would lose that. */
const hasMore = (parsed: ParsedLine) => withoutRemark(parsed) !== parsed.name

/** An amount of nothing, such as "500 ml", is not the same as another one. */
const withoutFood = (line: string): ReadLine => ({
  text: '',
  measures: [],
  key: cut(line),
  food: cut(line),
  name: line,
  alone: line,
})

/** Turns "garlic cloves, thinly sliced" into "garlic cloves". */
function withoutRemark({ name }: ParsedLine): string {
  const [plain = name] = name.split(/\s*[,;(]/, 1)
  return plain || name
}

function toEntry<Line extends MergedLine>(
  key: string,
  { reads, lines }: { reads: Array<ReadLine>; lines: Array<Line> },
): Entry<Line> {
  const [first] = reads
  if (!first) return { key, amount: '', name: key, aisle: 'other', lines }
  const aisle = aisleOf(first.food)
  if (reads.length === 1) {
    const joint = first.written ? jointIn(first.written) : {}
    return { key, amount: first.text, ...joint, name: first.alone, aisle, lines }
  }
  const amount = addUp(reads, first.name)
  return { key, amount, name: numberedName(first.name, amount), aisle, lines }
}

const countFirst = new RegExp(String.raw`^[\d.,]*[${fractionSigns}]?(?= |$)`)
const atMostOne = new RegExp(`^[1${fractionSigns}]$`)

/** "3 onions" and "1 onion". Other nouns keep the author's form. */
function numberedName(name: string, amount: string): string {
  const count = countFirst.exec(amount)?.[0]
  const isCount = count !== undefined && count !== '' && /^\S+(?: (?:small|medium|large|extra-large))?$/.test(amount)
  if (!isCount) return name
  return inNumber(name, !atMostOne.test(count))
}
