import { fractionSigns, startsWithNumber } from '../../../core/ingredients/fraction-signs.ts'
import type { Step } from '../../../core/recipes/recipe.ts'
import type { Line } from '../../readers/findings.ts'
import { ingredientLikeness, isMeasured } from './likeness.ts'
import { alignGroups, commonLines } from './align-groups.ts'
import { withAmountsInFront } from './amounts-behind.ts'
import { isReference } from './reference.ts'
import { sectionOfLine } from './section-words.ts'
import { isTool, isToolGroup } from './tools.ts'
import { overlap, wordKey, wordsOf } from './words.ts'

/**
 * Chooses between the marked-up and the visible ingredients. Markup is usually correct, and the page is usually
 * complete.
 *
 * 1. Only one of them has a list: use that list.
 * 2. Their words differ: use the markup, because the page's list belongs to something else.
 * 3. The markup joins, splits or shortens the page's lines, or lacks their amounts: use the page.
 * 4. Otherwise: use the markup, with the page's group headings and without lines that are headings on the page.
 *
 * Tools are removed from both.
 */
export function reconcileIngredients(
  stated: ReadonlyArray<Line>,
  shown: ReadonlyArray<Line>,
  steps: ReadonlyArray<Step>,
): Array<Line> {
  const own = stated.filter(({ text }) => sectionOfLine(text) !== 'ingredients')
  const marked = withPairsAsShown(withoutRepeatedPart(own), shown)
  if (shown.length > 1 && marked.every(({ text }) => isReference(text))) return withoutTools(shown)
  if (marked.length === 0) return withoutTools(shown)
  if (shown.length < 2) return withoutTools(marked)
  return withoutTools(
    isPageFuller(marked, shown) || lacksPart(marked, shown, steps)
      ? shown
      : withAmountsInFront(withGroups(marked, shown), shown),
  )
}

/**
 * Returns true if the page has all lines of the markup and more, and the steps use the foods of the others. Some
 * templates put only the first part of a list into the markup. Lines that no step mentions may be another recipe.
 */
function lacksPart(marked: ReadonlyArray<Line>, shown: ReadonlyArray<Line>, steps: ReadonlyArray<Step>): boolean {
  const keys = new Set(marked.map(({ text }) => wordKey(text)))
  const extra = shown.filter(({ text }) => !keys.has(wordKey(text)))
  if (extra.length < 2 || linesFoundIn(marked, shown) < 0.95 || share(extra, startsWithAmount) < 0.6) return false
  const said = new Set(steps.flatMap(({ text }) => wordsOf(text)).map(stemOf))
  const isUsed = (line: Line) => namesIn(line).some((name) => said.has(stemOf(name)))
  return share(extra, isFood) === 1 && share(extra, isUsed) >= 0.8
}

/** Removes a plural ending, in most European languages. */
const stemOf = (word: string) => word.slice(0, Math.max(4, word.length - 2))

/** Each rule compares words last, because that takes longest and most pages fail the rules before. */
function isPageFuller(marked: ReadonlyArray<Line>, shown: ReadonlyArray<Line>): boolean {
  return (
    isRunTogether(marked, shown) ||
    isInPieces(marked, shown) ||
    stopsWithinGroup(marked, shown) ||
    lostFirstDigits(marked, shown) ||
    lacksOneLine(marked, shown) ||
    saysLess(marked, shown) ||
    lacksAmounts(marked, shown)
  )
}

function isRunTogether(marked: ReadonlyArray<Line>, shown: ReadonlyArray<Line>): boolean {
  const areFew = marked.length * 2 <= shown.length && marked.length <= 3
  return areFew && overlap(allWords(marked), allWords(shown)).ofOne > 0.7
}

function isInPieces(marked: ReadonlyArray<Line>, shown: ReadonlyArray<Line>): boolean {
  if (marked.length <= shown.length || marked.length >= shown.length * 2) return false
  if (marked.length * (1 - linesFoundIn(marked, shown)) < 4) return false
  const { ofOne, ofOther } = overlap(allWords(marked), allWords(shown))
  return ofOne > 0.85 && ofOther > 0.85
}

function lacksAmounts(marked: ReadonlyArray<Line>, shown: ReadonlyArray<Line>): boolean {
  const isLacking = share(marked, hasNumber) < 0.5 * share(shown, hasNumber) || marked.filter(startsWithZero).length > 1
  return isLacking && overlap(allWords(marked).filter(isName), allWords(shown).filter(isName)).ofOne >= 0.7
}

/**
 * Returns true if the markup was cut short. More lines on the page may be another recipe, but lines in the same group
 * mean that the markup lacks them.
 */
function stopsWithinGroup(marked: ReadonlyArray<Line>, shown: ReadonlyArray<Line>): boolean {
  const extra = shown.slice(marked.length)
  const group = shown[marked.length - 1]?.group ?? null
  return (
    extra.length >= 2 &&
    extra[0]?.group === group &&
    share(extra, hasNumber) >= 0.6 &&
    share(extra, isFood) === 1 &&
    marked.every(({ text }, index) => wordKey(text) === wordKey(shown[index]?.text ?? '')) &&
    overlap(allWords(marked), allWords(shown)).ofOne > 0.9
  )
}

/**
 * Returns true if a period split "1.5 tsp ginger" and the markup has only "5 tsp ginger". Every line then has the
 * same ending as the page's line.
 */
function lostFirstDigits(marked: ReadonlyArray<Line>, shown: ReadonlyArray<Line>): boolean {
  if (marked.length !== shown.length) return false
  const lost = marked.map((line, index) =>
    lettersOf(shown[index]).endsWith(lettersOf(line))
      ? lettersOf(shown[index]).slice(0, -lettersOf(line).length)
      : null,
  )
  return lost.every((start) => start !== null && /^[\d.,/]*$/.test(start)) && lost.some((start) => start !== '')
}

/**
 * Returns true if the page has all lines of the markup in the same order, and one more between them. Some programs put
 * only lines with a food that they know into the markup ("All of the above").
 */
function lacksOneLine(marked: ReadonlyArray<Line>, shown: ReadonlyArray<Line>): boolean {
  if (shown.length !== marked.length + 1) return false
  const at = shown.findIndex(({ text }, index) => wordKey(text) !== wordKey(marked[index]?.text ?? ''))
  const extra = shown[at]
  return (
    extra !== undefined &&
    isFood(extra) &&
    at < marked.length &&
    marked.slice(at).every(({ text }, index) => wordKey(text) === wordKey(shown[at + 1 + index]?.text ?? ''))
  )
}

/** Returns true if the lines match, and the page has amounts that the markup lacks. */
function saysLess(marked: ReadonlyArray<Line>, shown: ReadonlyArray<Line>): boolean {
  return (
    marked.length === shown.length &&
    marked.some((line, index) => !hasNumber(line) && shown[index] !== undefined && startsWithAmount(shown[index])) &&
    marked.every((line, index) => overlap(namesIn(line), namesIn(shown[index])).ofOne >= 0.5)
  )
}

const allWords = (lines: ReadonlyArray<Line>) => lines.flatMap(({ text }) => wordsOf(text))
const lettersOf = (line: Line | undefined) => wordsOf(line?.text ?? '').join('')
const namesIn = (line: Line | undefined) => wordsOf(line?.text ?? '').filter(isName)
/** Some programs write "0 salt" for salt without an amount. */
const startsWithAmount = (line: Line) => startsWithNumber(line.text) && !startsWithZero(line)
const isName = (word: string) => /\p{L}{3}/u.test(word)
const isFood = ({ text }: Line) => ingredientLikeness(text) >= 0.4
const digit = new RegExp(`[\\d${fractionSigns}]`)
const hasNumber = ({ text }: Line) => digit.test(text)
const startsWithZero = ({ text }: Line) => /^0(?:[.,]0+)?\s/.test(text)

function share(lines: ReadonlyArray<Line>, test: (line: Line) => boolean): number {
  return lines.filter(test).length / Math.max(1, lines.length)
}

function linesFoundIn(lines: ReadonlyArray<Line>, others: ReadonlyArray<Line>): number {
  const keys = new Set(others.map(({ text }) => wordKey(text)))
  return share(lines, ({ text }) => keys.has(wordKey(text)))
}

function withGroups(marked: ReadonlyArray<Line>, shown: ReadonlyArray<Line>): ReadonlyArray<Line> {
  const headings = new Set(shown.flatMap(({ group }) => (group === null ? [] : [wordKey(group)])))
  const isHeading = ({ text }: Line) =>
    text.length < 40 && headings.has(wordKey(text)) && ingredientLikeness(text) < 0.7
  const lines = headings.size === 0 ? marked : marked.filter((line) => !isHeading(line))
  const isGrouped = marked.some(({ group }) => group !== null)
  if (lines.length === 0) return marked
  const whole = withCutNotes(lines, shown)
  return isGrouped || headings.size === 0 ? whole : alignGroups(whole, shown)
}

/**
 * Takes the page's line where it starts with the markup's line and continues with a note. Some plugins leave out notes
 * that they cannot put into brackets. A few more words are rather a link or a remark, and more lines that differ mean
 * that the page writes another list.
 */
function withCutNotes(marked: ReadonlyArray<Line>, shown: ReadonlyArray<Line>): ReadonlyArray<Line> {
  const whole = [...marked]
  let differing = 0
  for (const [at, shownAt] of commonLines(marked, shown)) {
    const line = marked[at]
    const text = shown[shownAt]?.text ?? ''
    if (!line) continue
    const [words, longer] = [wordsOf(line.text), wordsOf(text)]
    if (longer.length > words.length) differing += 1
    if (goesOn(words, longer)) whole[at] = { ...line, text }
  }
  return differing > Math.max(1, marked.length * mostDiffering) ? marked : whole
}

const shortestNote = 6
const mostDiffering = 0.1

const goesOn = (words: ReadonlyArray<string>, longer: ReadonlyArray<string>) =>
  longer.length >= words.length + shortestNote &&
  words.every((word, index) => word === longer[index]) &&
  !/^\d/.test(longer[words.length] ?? '')

const joints = ['and', 'und', 'et', 'y', 'e', 'en', 'och', 'og', '&']

/**
 * Takes the page's "salt and pepper" for two lines of the markup. A second line with an amount is an ingredient of its
 * own.
 */
function withPairsAsShown(marked: ReadonlyArray<Line>, shown: ReadonlyArray<Line>): ReadonlyArray<Line> {
  const byKey = new Map(shown.map(({ text }) => [wordKey(text), text]))
  const joined: Array<Line> = []
  for (const line of marked) {
    const first = joined.at(-1)
    const text =
      first && !hasNumber(line) && !byKey.has(wordKey(line.text))
        ? joints.map((joint) => byKey.get(wordKey(`${first.text} ${joint} ${line.text}`))).find(Boolean)
        : undefined
    if (first && text) joined[joined.length - 1] = { ...first, text }
    else joined.push(line)
  }
  return joined
}

const shortestRepeat = 3

/**
 * Removes a part that repeats at the end, in any order. Some pages list a part twice: within the recipe, and as a
 * separate recipe.
 */
function withoutRepeatedPart(lines: ReadonlyArray<Line>): ReadonlyArray<Line> {
  const keys = lines.map(({ text }) => wordKey(text))
  if (new Set(keys).size > keys.length - shortestRepeat) return lines
  for (let length = Math.floor(keys.length / 2); length >= shortestRepeat; length -= 1) {
    const end = keys.slice(-length).toSorted()
    const before = keys.slice(-2 * length, -length).toSorted()
    if (end.every((key, index) => key === before[index])) return lines.slice(0, -length)
  }
  return lines
}

/** A single tool may belong to the ingredients ("parchment paper"). Three tools are an equipment list. */
const fewestTools = 3

/** Returns false for "You will also need: 70 g berries". */
const isEquipment = ({ text, group }: Line) => isToolGroup(group) && (!isMeasured(text) || isTool(text))

function withoutTools(lines: ReadonlyArray<Line>): Array<Line> {
  const tools = lines.filter(({ text }) => isTool(text))
  const isEquipped = tools.length >= fewestTools
  const food = lines.filter((line) => !isEquipment(line) && !(isEquipped && tools.includes(line)))
  return food.length > 0 ? food : [...lines]
}
