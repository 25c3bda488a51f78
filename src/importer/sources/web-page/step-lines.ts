import type { Step } from '../../../core/recipes/recipe.ts'
import { textOf } from '../../readers/html-text.ts'
import { elementsBelow, type HtmlElement } from '../../readers/html-tree.ts'
import { mostEntries } from '../../readers/plain-text.ts'
import { headingText, withoutBullet, withoutStepNumber } from '../../readers/written-lines.ts'
import { entryOf, isLink, isLinkFromRoot, perEntry, type Entry } from './entries.ts'
import { grouped, isListItem } from './grouped-lines.ts'
import { countsStep, isNumberedItem } from './heading-candidates.ts'
import { stepLikeness } from './likeness.ts'
import { withoutRemarksBelow } from './remarks-below.ts'
import { withoutRepeatedLists } from './repeated-lists.ts'
import { isOnlyTime } from './time-line.ts'
import { isGoodbye, isWish } from './wishes.ts'
import { wordKey } from './words.ts'

/** Returns the lines of a list as steps with the names of their groups. */
export function stepLines(entries: ReadonlyArray<Entry>): Array<Step> {
  const written = withoutLabelAbove(
    withoutTextAfterNumbers(withoutTextAfterCount(withoutGreeting(withoutRepeatedLists(entries)))),
  )
  const own = withoutRemarksBelow(withoutTextAfterList(withoutControls(written))).map(withoutItsIngredients)
  const lines = grouped(own, isStepHeading, belongsToSteps)
  const isCounted = countsUp(lines.flatMap(({ text }) => leadingNumber.exec(text)?.[0] ?? []).map(Number), lines.length)
  const headings = new Set(lines.map(({ group }) => group))
  const [first, ...others] = own
  const isOnlyHeading =
    headings.size === 1 &&
    first?.section === 'steps' &&
    others.every(({ text }) => headingText(text) !== lines[0]?.group)
  const isNamed = lines.length > 1 && !headings.has(null) && headings.size === lines.length
  return lines
    .map(({ text, group }) => ({
      text: withoutStepNumber(isCounted ? text.replace(ordinal, '') : text),
      // If each heading is above one step, it is the name of that step.
      name: isNamed ? group : null,
      // A heading above all steps is that of the list.
      group: isNamed || isOnlyHeading ? null : group,
    }))
    .filter(({ text }) => /\p{L}/u.test(text))
    .slice(0, mostEntries)
}

/**
 * Removes the lines of ingredients that some pages repeat above or below each step. If the steps are paragraphs, short
 * list items between them are the foods and tools of a step.
 */
export function withoutIngredients(entries: ReadonlyArray<Entry>, known: ReadonlySet<string>): ReadonlyArray<Entry> {
  const others = entries.filter((entry) => entry.rank > 0 || !known.has(keyOf(entry)))
  const isNoStep = (entry: Entry) => isListItem(entry) && entry.rank === 0 && !isStep(entry)
  const isInList = others.some((entry) => isListItem(entry) && isStep(entry))
  return isInList || !others.some(isStep) ? others : others.filter((entry) => !isNoStep(entry))
}

const keyOf = perEntry(wordKey)

/** Removes the ingredients that some plugins repeat below each step, and an `<aside>`, which is a tip beside it. */
function withoutItsIngredients(entry: Entry): Entry {
  if (!entry.isItem) return entry
  const repeated = elementsBelow(entry.element).find(
    ({ name, attribs }) => name === 'aside' || /ingredient/i.test(attribs['class'] ?? ''),
  )
  const list = repeated ? textOf(repeated) : ''
  return list !== '' && entry.text.endsWith(` ${list}`)
    ? entryOf({ ...entry, text: entry.text.slice(0, -list.length - 1) })
    : entry
}

/**
 * Returns true if numbers without a period ("2 Heat the oil") are step numbers. They count from one without a gap, or
 * most steps have one, in rising order. A number may stand alone above its step.
 */
function countsUp(numbers: ReadonlyArray<number>, steps: number): boolean {
  const isWhole = numbers.length > 2 && numbers.every((value, index) => value === index + 1)
  return (
    isWhole ||
    (numbers.length > 1 &&
      numbers.length > steps / 2 &&
      numbers.every((value, index) => index === 0 || value > (numbers[index - 1] ?? 0)))
  )
}

const leadingNumber = /^\d{1,2}(?=$|\s+\p{L})/u

const ordinal = /^\d{1,2}\s+(?=\p{L})/u

const likenessOf = perEntry((text) => stepLikeness(withoutStepNumber(text)))
const isStep = (entry: Entry) => entry.rank === 0 && likenessOf(entry) > 0
const isStepHeading = (text: string) => text.length < 60 && text.endsWith(':')

/** Returns false for button labels, credits and most links. In a numbered list, a line such as "Save the water" is a step. */
function belongsToSteps({ element, text }: Entry): boolean {
  const line = withoutBullet(text)
  if (isNumberedItem({ element })) return !isOnlyTime(line)
  const likeness = stepLikeness(line)
  return likeness > -0.5 && (element.name === 'li' || !isLink(element) || (likeness > 0 && isLinkedStep(element, line)))
}

/** Returns true for a sentence that links to a page beside this one: "Make the dough." */
const isLinkedStep = (element: HtmlElement, line: string) => /\p{L}[.!]$/u.test(line) && !isLinkFromRoot(element)

/**
 * Removes wishes for a good meal below steps in paragraphs, and the greetings after the first of them. In a list, a wish
 * is a step like the others.
 */
function withoutGreeting(entries: ReadonlyArray<Entry>): ReadonlyArray<Entry> {
  const end = entries.findIndex(isGreeting)
  if (end < 0) return entries
  const others = entries.filter((entry, index) => !isGreeting(entry, index))
  return goesOn(others.slice(end)) ? others : others.slice(0, end)
}

const isGreeting = (entry: Entry, index: number) => index > 0 && !isListItem(entry) && isWish(entry.text)

/** Returns true if steps follow, such as those of a sauce. To lose a step is worse than to keep a greeting. */
function goesOn(entries: ReadonlyArray<Entry>): boolean {
  return entries.some(
    (entry) => entry.rank > 0 || isStepHeading(entry.text) || (isStep(entry) && !isGoodbye(entry.text)),
  )
}

/** Removes what follows "Step 1" and "Step 2" under a heading of their rank without a number, such as "Health". */
function withoutTextAfterCount(entries: ReadonlyArray<Entry>): ReadonlyArray<Entry> {
  const counted = entries.map(({ rank, text }) => (rank > 0 && rank < 7 && isCounted(text) ? numberIn(text) : 0))
  const last = counted.indexOf(Math.max(...counted))
  const lowest = entries[last]?.rank ?? 0
  if (counted.filter((number) => number > 0).length < 2) return entries
  const end = entries.findIndex(({ rank }, index) => index > last && rank > 0 && rank <= lowest)
  return end < 0 ? entries : entries.slice(0, end)
}

/**
 * Removes text after steps that each have a typed number, one after the other. They end like a list, unless sentences or
 * headings follow.
 */
function withoutTextAfterNumbers(entries: ReadonlyArray<Entry>): ReadonlyArray<Entry> {
  const length = entries.findIndex(({ text }, index) => numberBefore.exec(text)?.[1] !== String(index + 1))
  const isHeading = isStepHeading(entries[length - 1]?.text ?? '')
  return length < fewestNumbered || isHeading || goesOn(entries.slice(length)) ? entries : entries.slice(0, length)
}

const fewestNumbered = 3
const numberBefore = /^(\d{1,2})\s?[.):]\s/

const longestControl = 30
const isShort = ({ rank, text }: Entry) => rank === 0 && text.length <= longestControl && !/[.!?]$/.test(text)

/** Removes the words of a control that stand below nearly every step: "Mark as done". */
function withoutControls(entries: ReadonlyArray<Entry>): ReadonlyArray<Entry> {
  const lines = entries.filter(({ rank }) => rank === 0)
  const counts = new Map<string, number>()
  for (const { text } of lines.filter(isShort)) counts.set(text, (counts.get(text) ?? 0) + 1)
  const isControl = (entry: Entry) => {
    const count = counts.get(entry.text) ?? 0
    return isShort(entry) && count > 1 && count * 2 >= lines.length - 1
  }
  return counts.size === lines.length ? entries : entries.filter((entry) => !isControl(entry))
}

const isCounted = (heading: string) => countsStep(heading) || ordinal.test(heading)
const numberIn = (heading: string) => Number(/\d+/.exec(heading)?.[0] ?? 0)

const isLabel = ({ rank, text }: Entry) => rank === 0 && text.length < 40 && !/[.!?:]$/.test(text)

/** Removes a label between the heading and a list of steps ("Steps that you can tick off"). It is no sentence. */
function withoutLabelAbove(entries: ReadonlyArray<Entry>): ReadonlyArray<Entry> {
  const first = entries.findIndex(isListItem)
  const items = entries.slice(first).filter(({ rank }) => rank === 0)
  if (first < 1 || !items.slice(0, 2).every(isListItem)) return entries
  return entries.filter((entry, index) => index >= first || !isLabel(entry))
}

/** Removes text after the list. If the steps start as a list, they end with it, and credits, tips and links follow. */
function withoutTextAfterList(entries: ReadonlyArray<Entry>): ReadonlyArray<Entry> {
  const lines = entries.filter(isStep)
  if (!lines.slice(0, 2).every(isListItem)) return entries
  const end = entries.findIndex(
    (entry, index) => isStep(entry) && !isListItem(entry) && !isHeadingOfItems(entry, entries[index + 1]),
  )
  return end < 0 ? entries : entries.slice(0, end)
}

function isHeadingOfItems({ text }: Entry, next: Entry | undefined): boolean {
  return isStepHeading(text) && next !== undefined && isListItem(next)
}
