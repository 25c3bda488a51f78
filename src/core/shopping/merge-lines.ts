import { fractionSigns } from '../ingredients/fraction-signs.ts'
import { inNumber } from '../ingredients/counted-foods.ts'
import { handyAmount, withSpaces } from '../ingredients/handy-amount.ts'
import type { Amount } from '../ingredients/ingredient.ts'
import { measuresOf, upperOf } from '../ingredients/measures.ts'
import { parseIngredientLine, type ParsedLine } from '../ingredients/parse-line.ts'
import { plainName } from '../ingredients/plain-name.ts'
import { kindOf } from '../ingredients/read-measure.ts'
import { readAmountText } from '../ingredients/scale-text.ts'
import { jointIn, type StoredLine } from '../ingredients/written-line.ts'
import { addUp, type BoughtAmount } from './add-up.ts'
import type { Aisle } from './aisle.ts'
import { aisleOf } from './aisles.ts'
import { boughtFood, isNamed, pluralMark } from './food-key.ts'
import { secondFoodIn } from './second-food.ts'
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

interface ReadLine {
  /** As written. Empty for "to taste". */
  text: string
  /** Several for "100 g + 2 tbsp", and for a second amount in the name. */
  amounts: ReadonlyArray<BoughtAmount>
  /** The name holds an amount that has to be added. */
  hasMore?: boolean
  /** Another food of the line: " plus 3 egg yolks". */
  other: string
  key: string
  /** The key of the food alone, which knows its aisle. */
  food: string
  name: string
  /** "Basmati" of "rice, basmati". */
  kind?: string
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
  const second = secondFoodIn(parsed.name)
  const isWhole = isTyped && (hasRemark(parsed) || second !== null)
  const bought = second && !isWhole ? { ...parsed, name: second.name } : parsed
  const { key, name, kind } = boughtFood(bought.name, unit)
  const { text, others } = boughtAmount(parsed.amount)
  const added = isWhole ? null : second?.added
  const read =
    key === ''
      ? withoutFood(line)
      : {
          text,
          amounts: [{ text, measures: parsed.measures }, ...others, ...(added ? [added] : [])],
          hasMore: Boolean(added),
          other: isWhole ? '' : (second?.other ?? ''),
          written: { line, amount: parsed.amount, name: parsed.name },
          key: cut(isWhole ? parsed.name.toLowerCase() : key),
          food: cut(isWhole ? boughtFood(withoutRemark(parsed), unit).key : key),
          name,
          kind: isNamed(kind) ? '' : kind,
          alone: isTyped ? parsed.name : withKind(withPlural(withoutRemark(bought), parsed.measures), kind),
        }
  known.set(question, read)
  return read
}

interface KnownAmount {
  text: string
  /** A second amount, in a unit that the measures of the line don't include: "2 tbsp" of "100 g + 2 tbsp". */
  others: ReadonlyArray<BoughtAmount>
}

const knownAmounts = new Map<string, KnownAmount>()

/** Amounts of a list look alike, however each cook typed them. Remembered, because lists repeat amounts like "1 tsp". */
function boughtAmount(amount: string): KnownAmount {
  const before = knownAmounts.get(amount)
  if (before !== undefined) return before
  if (knownAmounts.size >= mostKnown) knownAmounts.clear()
  const text = handyAmount(withSpaces(amount), { scaledFrom: null, system: 'as-written' })
  const found = { text, others: otherSums(amount) }
  knownAmounts.set(amount, found)
  return found
}

/** Most amounts have one number, and need no second reading. */
const mayBeSum = /\d.*[\p{L}+].*\d/u

function otherSums(amount: string): Array<BoughtAmount> {
  const read = mayBeSum.test(amount) ? readAmountText(amount) : null
  const main = read?.parts[0]
  if (!read || !main) return []
  return read.parts
    .filter(({ role, unit }) => role === 'plus' && kindOf(unit) !== kindOf(main.unit))
    .map((part) => ({
      text: amount.slice(part.quantity.start, part.unit?.end),
      measures: measuresOf({ ...read, parts: [{ ...part, role: 'main' }] }),
    }))
}

const cut = (key: string) => key.slice(0, longestFood).toWellFormed()

/** A typed "milk, 6 eggs" or "eggs (free range)" says more than its food, and a sum would lose that. */
const hasRemark = (parsed: ParsedLine) => withoutRemark(parsed) !== parsed.name

/** An amount of nothing, such as "500 ml", is not the same as another one. */
const withoutFood = (line: string): ReadLine => ({
  text: '',
  amounts: [],
  other: '',
  key: cut(line),
  food: cut(line),
  name: line,
  alone: line,
})

const withoutRemark = ({ name }: Pick<ParsedLine, 'name'>): string => plainName(name)

const withKind = (name: string, kind: string): string =>
  kind === '' || name.includes(kind) ? name : `${name}, ${kind}`

/** "2 Ei(er)" are "2 Eier". */
const withPlural = (name: string, [main]: ReadonlyArray<Amount>): string =>
  name.replace(pluralMark, (_mark, ending: string) => (main && upperOf(main) <= 1 ? '' : ending))

function toEntry<Line extends MergedLine>(
  key: string,
  { reads, lines }: { reads: Array<ReadLine>; lines: Array<Line> },
): Entry<Line> {
  const [first] = reads
  if (!first) return { key, amount: '', name: key, aisle: 'other', lines }
  const aisle = aisleOf(first.food)
  if (reads.length === 1) {
    const joint = first.written ? jointIn(first.written) : {}
    const sum = first.hasMore ? addUp(first.amounts, first.name) : first.text
    const name = first.hasMore ? numberedName(first.alone, sum) : first.alone
    return { key, amount: sum, ...joint, name: name + first.other, aisle, lines }
  }
  const amount = addUp(
    reads.flatMap(({ amounts }) => amounts),
    first.name,
  )
  const others = reads.map(({ other }) => other).join('')
  const name = withKind(numberedName(first.name, amount), first.kind ?? '')
  return { key, amount, name: name + others, aisle, lines }
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
