import { fractionSigns, startsWithNumber } from '../../../core/ingredients/fraction-signs.ts'
import type { Line } from '../../readers/findings.ts'
import { parentElement, type HtmlElement } from '../../readers/html-tree.ts'
import { areShoutsHeadings, namesBasicFood, shoutedFoods, withoutCommas } from '../../readers/listed-lines.ts'
import { longest, mostEntries } from '../../readers/plain-text.ts'
import { isGroupHeading, isShouted, withoutBullet } from '../../readers/written-lines.ts'
import { looksLike, type Entry } from './entries.ts'
import { grouped, isListItem } from './grouped-lines.ts'
import { isBoldLine } from './heading-looks.ts'
import { ingredientLikeness, isMeasured } from './likeness.ts'
import { withPairsJoined } from './name-amount-pairs.ts'
import { isInTipBox } from './remarks-below.ts'
import { withoutRepeatedLists } from './repeated-lists.ts'
import { wordKey } from './words.ts'

/** Returns the lines of a list as ingredients with the names of their groups. */
export function ingredientLines(entries: ReadonlyArray<Entry>): Array<Line> {
  const lines = withoutDoubledAmounts(
    withoutNotesBeside(withoutForeignEnd(withoutRepeatedLists(withPairsJoined(entries)))),
  ).map(withBoldFood)
  const isList = lines.filter(isListItem).length > lines.filter(({ section }) => section === null).length * 0.6
  /** True if a line in capitals is a heading. */
  const isQuiet = areShoutsHeadings(lines.map(({ text }) => text))
  const foods = shoutedFoods(lines.map(({ text }) => withoutBullet(text)))
  const areFewBold = lines.filter(isBoldItem).length < lines.length * 0.3
  const headingLooks = looksOfHeadings(lines)
  const isHeading = (text: string, entry: Entry) =>
    (isGroupHeading(text) && !namesBasicFood(text)) ||
    headingLooks.has(lookOf(entry)) ||
    (areFewBold && isBoldItem(entry) && ingredientLikeness(text) < 0.7) ||
    (isQuiet && isShouted(text) && !foods.has(text)) ||
    (isList && !isListItem(entry) && text.length < 40 && (ingredientLikeness(text) < 0.7 || namesUse.test(text)))
  return withoutZeros(
    withoutCommas(withoutCommonEnd(grouped(withoutLinesAboveList(lines), isHeading, belongsToIngredients))),
  )
    .map(({ text, group }) => ({ text: text.slice(0, longest.line), group }))
    .slice(0, mostEntries)
}

/** "**Salt and pepper**" is a food. Newspapers write names in bold, and notes behind them: "**1 onion**, chopped". */
const withBoldFood = (entry: Entry): Entry =>
  entry.rank === 7 && !entry.text.endsWith(':') && namesBasicFood(entry.text) ? { ...entry, rank: 0 } : entry

/**
 * Removes the zero of "0 salt". Some programs write it where there is no amount. The only zero of a list may belong to
 * the food: "0 fat yogurt".
 */
function withoutZeros(lines: ReadonlyArray<Line>): ReadonlyArray<Line> {
  const isOnlyZero = lines.filter(({ text }) => zero.test(text)).length === 1
  return lines.map(({ text, group }) => ({
    text: isOnlyZero && zeroOfFood.test(text) ? text : text.replace(zero, ''),
    group,
  }))
}

const zero = /^0\s+(?=\p{L})/u
const zeroOfFood = /^0\s+(?:fat|sugar|calories?|cal|kcal|carbs?|alcohol|sodium)\s\p{L}/iu

const fewestAlike = 4

/** Matches a baker's percentage after an ingredient. */
const share = /(?<=\S)\s+\(?\d+(?:[.,]\d+)?\s?%\)?$/

/**
 * Removes words that end every line, because they belong to a button: "200 g flour Add", "2 eggs Add". Percentages are a
 * column of a bread formula. A unit in the last column stays: "butter 28 g".
 */
function withoutCommonEnd(lines: ReadonlyArray<Line>): ReadonlyArray<Line> {
  if (lines.length < fewestAlike) return lines
  if (lines.every(({ text }) => share.test(text)))
    return lines.map((line) => ({ ...line, text: line.text.replace(share, '') }))
  const words = lines.map(({ text }) => text.split(' '))
  const shortest = Math.min(...words.map(({ length }) => length))
  let common = 0
  const isCommon = (word: string) => !isMeasured(`1 ${word}`) && words.every((line) => line.at(-1 - common) === word)
  while (common < shortest - 1 && isCommon(words[0]?.at(-1 - common) ?? '')) common += 1
  return common === 0
    ? lines
    : lines.map((line, index) => ({ ...line, text: words[index]?.slice(0, -common).join(' ') ?? '' }))
}

const shortestNote = 60

/** Removes sentences and boxes with tips between or below the items, such as a remark on links to shops. */
function withoutNotesBeside(entries: ReadonlyArray<Entry>): ReadonlyArray<Entry> {
  const lines = entries.filter(({ rank }) => rank === 0)
  if (lines.filter(({ isItem }) => isItem).length < lines.length * 0.6) return entries
  // A box with a class "tips" may be around the whole recipe.
  const isBoxed = lines.some(({ isItem, element }) => isItem && isInTipBox(element))
  const isNote = ({ text, element }: Entry) =>
    !/\d/.test(text) && (text.length >= shortestNote || (!isBoxed && isInTipBox(element)))
  return entries.filter((entry) => entry.isItem || entry.rank > 0 || !isNote(entry))
}

const fewestDoubled = 3

/**
 * Removes the second amount of "6 6 eggs" and "½ cup 1/2 butter", if most lines have it. A script shows only one of
 * them.
 */
function withoutDoubledAmounts(entries: ReadonlyArray<Entry>): ReadonlyArray<Entry> {
  const single = entries.map(({ text }) => withoutSecondAmount(text))
  const doubled = entries.filter(({ text }, index) => text !== single[index]).length
  if (doubled < fewestDoubled || doubled * 2 < entries.filter(({ text }) => startsWithNumber(text)).length)
    return entries
  return entries.map((entry, index) => ({ ...entry, text: single[index] ?? entry.text }))
}

function withoutSecondAmount(text: string): string {
  const words = text.split(' ')
  const [first = '', second = '', third = ''] = words
  if (!startsWithNumber(first)) return text
  if (wordKey(first) === wordKey(second)) return words.slice(1).join(' ')
  return wordKey(first) === wordKey(third) && /^\p{L}+\.?$/u.test(second) ? words.toSpliced(2, 1).join(' ') : text
}

/** Matches "For frying" and "Optional", which sound like an ingredient. */
const namesUse =
  /^(?:(?:for|to) |(?:optional(?:ly|es|er?)?|garnish(?:es)?|garnitur[ae]?|toppings?|facultatif|opcional|naar keuze)(?:$| (?:ingredients|extras|toppings?)))/iu

const kindOf = (element: HtmlElement | null) => `${element?.name}.${element?.attribs['class'] ?? ''}`
const lookOf = ({ element }: Entry) => `${kindOf(element)} in ${kindOf(parentElement(element))}`

const fewestMeasured = 4
const longestHeading = 40

/**
 * Returns the looks of lines that no amount has, if all amounts share another look. Such lines are headings where each
 * stands above an amount: a table row with the class "divider".
 */
function looksOfHeadings(entries: ReadonlyArray<Entry>): ReadonlySet<string> {
  const amounts = entries.filter(({ text }) => /\d/.test(text))
  const look = onlyLookOf(amounts)
  if (look === undefined) return new Set()
  const isAbove = (entry: Entry, index: number) =>
    entry.text.length < longestHeading && !entry.text.includes(',') && amounts.includes(entries[index + 1] ?? entry)
  const foreign = entries.filter((entry) => lookOf(entry) !== look)
  const below = new Set(entries.filter((entry, index) => !isAbove(entry, index)).map(lookOf))
  const inside = new Set(entries.slice(1).map(lookOf))
  return new Set(foreign.map(lookOf).filter((foreignLook) => !below.has(foreignLook) && inside.has(foreignLook)))
}

/** Returns the look of the amounts, if all of them have the same. */
function onlyLookOf(amounts: ReadonlyArray<Entry>): string | undefined {
  const [look, ...others] = new Set(amounts.map(lookOf))
  return others.length > 0 || amounts.length < fewestMeasured ? undefined : look
}

/**
 * Removes items with another look after the last amount, such as a product. Foods without an amount look like the
 * others.
 */
function withoutForeignEnd(entries: ReadonlyArray<Entry>): ReadonlyArray<Entry> {
  const look = onlyLookOf(entries.filter(({ text }) => /\d/.test(text)))
  if (look === undefined) return entries
  const last = entries.findLastIndex((entry) => lookOf(entry) === look)
  return entries.filter((entry, index) => index <= last || !entry.isItem)
}

/** Returns false for button labels and notes. A list item that starts with an amount may be long and end in a note. */
function belongsToIngredients(entry: Entry): boolean {
  const text = withoutBullet(entry.text)
  const isAmount =
    isListItem(entry) &&
    text.length <= longestAmountLine &&
    startsWithNumber(text) &&
    (isMeasured(text) || fractionFirst.test(text))
  return /\p{L}/u.test(text) && (isAmount || ingredientLikeness(text) > -0.5)
}

const longestAmountLine = 250
const fractionFirst = new RegExp(String.raw`^\d?\s?(?:[${fractionSigns}]|\d/\d)`)

/**
 * Removes serving counts and switches ("Metric", "1x"): short lines above the first item that are no headings. A line
 * that looks like a later line between the items is the heading of the first group.
 */
function withoutLinesAboveList(entries: ReadonlyArray<Entry>): ReadonlyArray<Entry> {
  const items = entries.filter(({ isItem }) => isItem)
  if (items.length < entries.length * 0.6) return entries
  const first = entries.findIndex(({ isItem }) => isItem)
  const between = entries.slice(first).filter(({ isItem }) => !isItem)
  const isAbove = ({ rank, text, element }: Entry) =>
    (rank === 0 || rank === 7) &&
    text.length < 40 &&
    !isGroupHeading(text) &&
    (/\d/.test(text) || !between.some((later) => looksLike(later.element, element))) &&
    (rank === 0 || between.length > 0)
  return entries.filter((entry, index) => index >= first || !isAbove(entry))
}

/** Returns true for an item entirely in bold without an amount. Among plain items, it is a heading. */
function isBoldItem({ element, text }: Entry): boolean {
  return element.name === 'li' && text.length < 50 && !/\d/.test(text) && isBoldLine(element.children, text, element)
}
