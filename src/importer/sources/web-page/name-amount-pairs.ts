import { startsWithNumber } from '../../../core/ingredients/fraction-signs.ts'
import { type Entry, looksLike } from './entries.ts'
import { isMeasured } from './likeness.ts'

const fewestPairs = 3
/** Headings with one line each take turns, too, but not in most of a list. */
const leastPaired = 0.6
const longestPart = 60

/**
 * Joins ingredients whose amount and name are lines of their own, in turns ("800 g, sliced" under "Potatoes"). Each kind
 * has its own look, and all lines of one kind start with an amount.
 */
export function withPairsJoined(entries: ReadonlyArray<Entry>): ReadonlyArray<Entry> {
  const joined: Array<Entry> = []
  for (let at = 0; at < entries.length;) {
    const end = endOfTurns(entries, at)
    const pairs = (end - at) / 2
    const first = entries[at]
    const isNameFirst = first !== undefined && !isAmountFirst(first)
    if (pairs >= fewestPairs && arePairs(entries.slice(at, end), isNameFirst)) {
      for (let index = at; index < end; index += 2) joined.push(joinedPair(entries, index, isNameFirst))
      at = end
    } else joined.push(...entries.slice(at, (at += 1)))
  }
  return (entries.length - joined.length) * 2 >= entries.length * leastPaired ? joined : entries
}

/** Returns the end of the lines that change between two looks. */
function endOfTurns(entries: ReadonlyArray<Entry>, start: number): number {
  const [first, second] = [entries[start], entries[start + 1]]
  if (first?.rank !== 0 || !second || looksLike(first.element, second.element)) return start
  let end = start
  while (end + 1 < entries.length && isTurn(entries[end], first) && isTurn(entries[end + 1], second)) end += 2
  return end
}

const isTurn = (entry: Entry | undefined, like: Entry) =>
  entry !== undefined &&
  entry.rank === 0 &&
  entry.section === null &&
  entry.text.length <= longestPart &&
  looksLike(entry.element, like.element)

function arePairs(entries: ReadonlyArray<Entry>, isNameFirst: boolean): boolean {
  const names = entries.filter((_, index) => (index % 2 === 0) === isNameFirst)
  const amounts = entries.filter((_, index) => (index % 2 === 0) !== isNameFirst)
  return (
    names.every((name) => !isAmountFirst(name)) &&
    amounts.every(isAmountFirst) &&
    amounts.some(({ text }) => isMeasured(text))
  )
}

function joinedPair(entries: ReadonlyArray<Entry>, index: number, isNameFirst: boolean): Entry {
  const [first, second] = [entries[index], entries[index + 1]]
  if (!first || !second) throw new RangeError('a pair has two lines')
  const [name, amount] = isNameFirst ? [first, second] : [second, first]
  const [quantity = '', ...notes] = amount.text.split(/\s*[,;]\s+/)
  return { ...name, rank: 0, isItem: true, text: [`${quantity} ${name.text}`, ...notes].join(', ') }
}

const isAmountFirst = ({ text }: Entry) => startsWithNumber(text)
