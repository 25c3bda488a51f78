import type { Step } from '../../../core/recipes/recipe.ts'
import type { Line } from '../../readers/findings.ts'
import { textOf } from '../../readers/html-text.ts'
import { elementsBelow, parentElement } from '../../readers/html-tree.ts'
import { longest, mostEntries } from '../../readers/plain-text.ts'
import {
  headingText,
  isGroupHeading,
  isShouted,
  withoutBullet,
  withoutStepNumber,
} from '../../readers/written-lines.ts'
import { classCandidates, namedBoxes } from './class-candidates.ts'
import { entryOf, looksLike, perEntry, type Entry, type Outline } from './entries.ts'
import { countsStep, endsInStepNumber, headingCandidates, type Candidate } from './heading-candidates.ts'
import { isBoldLine } from './heading-looks.ts'
import { ingredientLikeness, isMeasured, isServings, isShortSentence, stepLikeness, undecided } from './likeness.ts'
import { listUnderHeading } from './list-under-heading.ts'
import { listCandidates, stepsAfter } from './list-candidates.ts'
import { partsInTurns } from './parts-in-turns.ts'
import { isOnlyTime } from './time-line.ts'
import type { Page } from './page.ts'
import { partNamed, sectionOfLine, type Section } from './section-words.ts'
import { withPairsJoined } from './name-amount-pairs.ts'
import { wordKey } from './words.ts'
import { withoutRepeatedLists } from './repeated-lists.ts'

export interface PageLists {
  ingredients: Array<Line>
  steps: Array<Step>
  /** The start of the first list, as an index of the outline. */
  start: number
  /** The start of the steps, or the place where they would start. Notes on the recipe come after it. */
  stepsStart: number
}

/** Reads ingredients and steps from the visible page. Does not use markup. */
export function pageLists(page: Page, outline: Outline): PageLists {
  const boxes = namedBoxes(page, outline)
  const listed =
    best([
      ...classCandidates(boxes, outline, 'ingredients', ingredientScore),
      ...headingCandidates(outline, 'ingredients', ingredientScore, ingredientLikeness, 2),
    ]) ??
    listUnderHeading(outline, 'ingredients') ??
    best(listCandidates(outline, ingredientScore))
  const inTurns = listed ? undefined : partsInTurns(outline)
  const ingredients = listed ?? inTurns?.ingredients
  const lines = ingredients ? ingredientLines(ingredients.entries) : []
  const withoutOwn = (entries: ReadonlyArray<Entry>) => stepScore(withoutIngredients(entries, lines))
  const near = (candidate: Candidate) => ({ ...candidate, score: candidate.score * nearness(candidate, ingredients) })
  const isOther = (candidate: Candidate) => !holdsList(candidate, ingredients)
  const steps =
    inTurns?.steps ??
    best(
      [
        ...classCandidates(boxes, outline, 'steps', stepScore),
        ...headingCandidates(outline, 'steps', stepScore, stepLikeness, 1.5),
      ]
        .filter(isOther)
        .map(near),
    ) ??
    best(headingCandidates(outline, 'steps', withoutOwn, stepLikeness, 1.5).filter(isOther)) ??
    listUnderHeading(outline, 'steps') ??
    (ingredients && stepsAfter(outline, ingredients, stepScore)) ??
    best(headingCandidates(outline, 'recipe', stepScore, stepLikeness, 1.5))
  return {
    ingredients: lines,
    steps: steps ? stepLines(withoutIngredients(steps.entries, lines)) : [],
    start: Math.min(ingredients?.start ?? Infinity, steps?.start ?? Infinity),
    stepsStart: steps?.start ?? ingredients?.end ?? 0,
  }
}

/** Returns true for a box with both lists, such as a complete recipe card. */
function holdsList({ entries }: Candidate, ingredients: Candidate | undefined): boolean {
  if (!ingredients) return false
  const lines = new Set(entries)
  return ingredients.entries.filter((entry) => lines.has(entry)).length > ingredients.entries.length / 2
}

function best(candidates: ReadonlyArray<Candidate>): Candidate | undefined {
  return candidates.toSorted((a, b) => b.score - a.score)[0]
}

/**
 * Scores the distance between ingredients and steps. Steps come after the ingredients. The same steps often appear
 * earlier, in more words, in the story above the recipe.
 */
function nearness(steps: Candidate, ingredients: Candidate | undefined): number {
  if (!ingredients) return 1
  const distance = steps.start - ingredients.end
  if (distance < -2) return steps.end <= ingredients.start ? 0.5 : 0.8
  if (distance <= 12) return 2
  return distance <= 40 ? 1.3 : 0.8
}

const likenessOfIngredient = perEntry(ingredientLikeness)
const likenessOfStep = perEntry((text) => stepLikeness(withoutStepNumber(text)))

/**
 * Scores a list of at least two lines that mostly look like food. Each line that does not look like food lowers the
 * score.
 */
function ingredientScore(entries: ReadonlyArray<Entry>): number {
  const lines = entries.filter((entry) => entry.rank === 0)
  const values = lines.map(likenessOfIngredient)
  const sum = values.reduce((total, value) => total + value, 0)
  return lines.length >= 2 && sum / lines.length > 0.4 ? sum - entries.length * 0.1 : 0
}

/** Scores steps. Length beyond a normal recipe adds little. List items add more. */
function stepScore(entries: ReadonlyArray<Entry>): number {
  const lines = entries.filter(({ rank, text }) => rank === 0 && /\p{L}/u.test(text))
  const values = lines.map(likenessOfStep)
  if (values.filter((value) => value > 0.5).length <= values.filter((value) => value > undecided).length / 2) return 0
  const sum = values.reduce((total, value) => total + value, 0)
  const items = lines.filter(({ isItem }) => isItem).length
  return (Math.min(sum, 6) + Math.min(sum, 30) / 10) * (1 + (0.3 * items) / lines.length)
}

function ingredientLines(entries: ReadonlyArray<Entry>): Array<Line> {
  const lines = withoutRepeatedLists(withPairsJoined(entries))
  const isList = lines.filter(isListItem).length > lines.length * 0.6
  /** True if few lines are in capitals. A line in capitals is then a heading. */
  const isQuiet = lines.filter(({ text }) => isShouted(text)).length < lines.length * 0.3
  const areFewBold = lines.filter(isBoldItem).length < lines.length * 0.3
  const headingLooks = looksOfHeadings(lines)
  const isHeading = (text: string, entry: Entry) =>
    isGroupHeading(text) ||
    headingLooks.has(lookOf(entry)) ||
    (areFewBold && isBoldItem(entry) && ingredientLikeness(text) < 0.7) ||
    (isQuiet && isShouted(text)) ||
    (isList && !isListItem(entry) && text.length < 40 && (ingredientLikeness(text) < 0.7 || namesUse.test(text)))
  return grouped(withoutLinesAboveList(lines), isHeading, belongsToIngredients)
    .map(({ text, group }) => ({ text: text.slice(0, longest.line), group }))
    .slice(0, mostEntries)
}

/** Matches "For frying" and "Optional", which sound like an ingredient. */
const namesUse =
  /^(?:(?:for|to) |(?:optional(?:ly|es|er?)?|garnish(?:es)?|garnitur[ae]?|toppings?|facultatif|opcional|naar keuze)(?:$| (?:ingredients|extras|toppings?)))/iu

const lookOf = ({ element }: Entry) => `${element.name}.${element.attribs['class'] ?? ''}`

const fewestMeasured = 4
const longestHeading = 40

/**
 * Returns the looks of lines that no amount has, if all amounts share another look. Such lines are headings where each
 * stands above an amount: a table row with the class "divider".
 */
function looksOfHeadings(entries: ReadonlyArray<Entry>): ReadonlySet<string> {
  const amounts = entries.filter(({ text }) => /\d/.test(text))
  const [look, ...others] = new Set(amounts.map(lookOf))
  if (look === undefined || others.length > 0 || amounts.length < fewestMeasured) return new Set()
  const isAbove = (entry: Entry, index: number) =>
    entry.text.length < longestHeading && amounts.includes(entries[index + 1] ?? entry)
  const foreign = entries.filter((entry) => lookOf(entry) !== look)
  const below = new Set(entries.filter((entry, index) => !isAbove(entry, index)).map(lookOf))
  const inside = new Set(entries.slice(1).map(lookOf))
  return new Set(foreign.map(lookOf).filter((foreignLook) => !below.has(foreignLook) && inside.has(foreignLook)))
}

/** Returns false for button labels and notes. A list item that starts with an amount may be long and end in a note. */
function belongsToIngredients(entry: Entry): boolean {
  const text = withoutBullet(entry.text)
  const isAmount =
    isListItem(entry) &&
    text.length <= longestAmountLine &&
    startsWithNumber(text) &&
    (isMeasured(text) || startsWithFraction(text))
  return /\p{L}/u.test(text) && (isAmount || ingredientLikeness(text) > -0.5)
}

const longestAmountLine = 250
const startsWithFraction = (text: string) => /^\d?\s?(?:[½⅓⅔¼¾⅛]|\d\/\d)/.test(text)
const startsWithNumber = (text: string) => /^[\d½⅓⅔¼¾⅛]/.test(text)

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

function stepLines(entries: ReadonlyArray<Entry>): Array<Step> {
  const written = withoutLabelAbove(withoutTextAfterCount(withoutRepeatedLists(entries)))
  const own = withoutTextAfterList(written).map(withoutItsIngredients)
  const lines = grouped(own, isStepHeading, belongsToSteps)
  const isCounted = countsUp(lines.flatMap(({ text }) => leadingNumber.exec(text)?.[0] ?? []).map(Number), lines.length)
  const headings = new Set(lines.map(({ group }) => group))
  const isNamed = lines.length > 1 && !headings.has(null) && headings.size === lines.length
  return lines
    .map(({ text, group }) => ({
      text: withoutStepNumber(isCounted ? text.replace(ordinal, '') : text),
      // If each heading is above one step, it is the name of that step.
      name: isNamed ? group : null,
      group: isNamed ? null : group,
    }))
    .filter(({ text }) => /\p{L}/u.test(text))
    .slice(0, mostEntries)
}

/** Removes the lines of ingredients that some pages repeat above or below each step. */
function withoutIngredients(entries: ReadonlyArray<Entry>, lines: ReadonlyArray<Line>): ReadonlyArray<Entry> {
  const known = new Set(lines.map(({ text }) => wordKey(text)))
  return entries.filter(({ rank, text }) => rank > 0 || !known.has(wordKey(text)))
}

/** Removes the ingredients that some plugins repeat below each step. */
function withoutItsIngredients(entry: Entry): Entry {
  if (!entry.isItem) return entry
  const repeated = elementsBelow(entry.element).find(({ attribs }) => /ingredient/i.test(attribs['class'] ?? ''))
  const list = repeated ? textOf(repeated) : ''
  return list !== '' && entry.text.endsWith(` ${list}`)
    ? entryOf({ ...entry, text: entry.text.slice(0, -list.length - 1) })
    : entry
}

/**
 * Returns true if numbers without a full stop ("2 Heat the oil") are step numbers. They count from one without a gap, or
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

const isStep = ({ rank, text }: Entry) => rank === 0 && stepLikeness(withoutStepNumber(text)) > 0
const isListItem = ({ element }: Entry) => element.name === 'li'
const isStepHeading = (text: string) => text.length < 60 && text.endsWith(':')

/** Returns false for button labels and credits. In a numbered list, a line such as "Save the water" is a step. */
function belongsToSteps({ element, text }: Entry): boolean {
  const line = withoutBullet(text)
  const isNumbered = element.name === 'li' && parentElement(element)?.name === 'ol'
  return isNumbered ? !isOnlyTime(line) : stepLikeness(line) > -0.5
}

/** Returns true for an item entirely in bold without an amount. Among plain items, it is a heading. */
function isBoldItem({ element, text }: Entry): boolean {
  return element.name === 'li' && text.length < 50 && !/\d/.test(text) && isBoldLine(element.children, text, element)
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

const isCounted = (heading: string) => countsStep(heading) || ordinal.test(heading)
const numberIn = (heading: string) => Number(/\d+/.exec(heading)?.[0] ?? 0)

/** Removes a label between the heading and a list of steps ("Steps that you can tick off"). It is no sentence. */
function withoutLabelAbove(entries: ReadonlyArray<Entry>): ReadonlyArray<Entry> {
  const first = entries.findIndex(isListItem)
  const items = entries.slice(first).filter(({ rank }) => rank === 0)
  if (first < 1 || !items.slice(0, 2).every(isListItem)) return entries
  const isLabel = ({ rank, text }: Entry) => rank === 0 && text.length < 40 && !/[.!?:]$/.test(text)
  return entries.filter((entry, index) => index >= first || !isLabel(entry))
}

/** Removes text after the list. If the steps start as a list, they end with it, and credits, tips and links follow. */
function withoutTextAfterList(entries: ReadonlyArray<Entry>): ReadonlyArray<Entry> {
  const lines = entries.filter(isStep)
  if (!lines.slice(0, 2).every(isListItem)) return entries
  const end = entries.findIndex(
    (entry, index) =>
      isStep(entry) &&
      !isListItem(entry) &&
      !isShortSentence(entry.text) &&
      !isHeadingOfItems(entry, entries[index + 1]),
  )
  if (end < 0) return entries
  const resumed = entries.slice(end).filter(continuesNumbering)
  return [...entries.slice(0, end), ...resumed]
}

/** Returns true for a list that continues after an ad. Such a list declares the number it starts with. */
function continuesNumbering({ element }: Entry): boolean {
  const list = parentElement(element)
  return element.name === 'li' && list?.name === 'ol' && Number(list.attribs['start']) > 1
}

/** Returns whether a heading is the name of a group. "Ingredients for the filling" is, but "Ingredients" is not. */
function namesGroup(section: Section | null, text: string): boolean {
  return section === null || (section !== 'other' && sectionOfLine(text) === null)
}

/** Returns true for items that carry the same class. "Serving suggestions" between them names their last part. */
function isSameList(last: Entry | undefined, next: Entry | undefined): boolean {
  return Boolean(last && next?.isItem && next.element.attribs['class'] && looksLike(last.element, next.element))
}

/** Returns true for the name of a unit system and for a number of servings, which are no parts of the dish. */
const isSwitch = (name: string) =>
  /^(?:metric|imperial|us|u\.s\.|(?:us )?customary)(?: units)?$/i.test(name) ||
  (/\d/.test(name) && isServings(name.replace(/[^\p{L}\p{N}\s–-]/gu, '').trim()))

function isHeadingOfItems({ text }: Entry, next: Entry | undefined): boolean {
  return isStepHeading(text) && next !== undefined && isListItem(next)
}

function grouped(
  entries: ReadonlyArray<Entry>,
  isHeading: (text: string, entry: Entry) => boolean,
  belongs: (entry: Entry) => boolean,
): Array<Line> {
  const lines: Array<Line> = []
  let group: string | null = null
  let isElsewhere = false
  let last: Entry | undefined
  entries.forEach((entry, index) => {
    const text = withoutBullet(entry.text)
    if (text === '') return
    const { section } = entry
    if (entry.rank > 0 || section !== null || isHeading(text, entry)) {
      const name = headingText(withoutStepNumber(text))
      const goesOn = section === 'other' && /\bserv/i.test(name) && isSameList(last, entries[index + 1])
      const part = section === 'ingredients' ? partNamed(name) : name
      if ((namesGroup(section, text) || goesOn) && name !== '' && !endsInStepNumber(text) && !isSwitch(part))
        group = part
      isElsewhere = section === 'other' && !goesOn
    } else if (!isElsewhere && belongs(entry)) {
      lines.push({ text, group })
      last = entry
    }
  })
  return lines
}
