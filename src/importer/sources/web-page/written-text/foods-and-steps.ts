import { measuresIngredient } from '../../../../core/ingredients/measured-text.ts'
import { isGroupHeading, withoutBullet, withoutStepNumber } from '../../../readers/written-lines.ts'
import { sectionOfLine } from '../section-words.ts'
import { withFoodsApart } from './foods-in-a-line.ts'
import { areKnownFoods, isInOtherLanguage } from './known-foods.ts'
import { isFoodLine, lineWeights } from './line-weight.ts'
import { bareLine, isWrittenStep } from './note-lines.ts'

const fewestFoods = 3
const fewestSteps = 2
/** Chinese and Japanese put no spaces between words. */
const ideographs = /[\u3040-\u30ff\u4e00-\u9fff]/u
const longestName = 14
/** Amounts with units make a recipe, also with one step. */
const fewestMeasured = 2
/** Empty lines say more about where the foods end than the words of a line do. */
const gapWeight = 2
/** So does another mark in front of the lines, and most of all the number of the first step. */
const markWeight = 2
const numberWeight = 4

interface Weighed {
  line: string
  weight: number
}

interface Split {
  start: number
  steps: number
  end: number
}

/**
 * Writes headings into a text without any: above its foods, and above the steps below them. Each line looks more or less
 * like a food or a step, and the lists are where they look most like it. Returns null for other texts.
 */
export function withListsNamed(text: string): string | null {
  const lines = withFoodsApart(text).split('\n')
  const title = lines.findIndex((line) => line.trim() !== '')
  if (lines.some((line, at) => at > title && (/^\s*#{1,6}\s/.test(line) || namesList(line)))) return null
  const weighed = weigh(lines, title)
  const found = bestSplit(weighed, title)
  if (!found) return null
  const { start, steps, end } = withHeadings(lines, title, withBulletsAbove(weighed, title, found))
  const listed = weighed.slice(start, steps).filter(({ line }) => line.trim() !== '')
  const isTold = listed.map((_, at) => isToldAt(listed, at))
  const foods = linesOf(listed.filter((_, at) => !isTold[at]))
  const told = [...linesOf(listed.filter((_, at) => isTold[at])), ...lines.slice(steps, end)]
  if (!areFoods(foods, text) || !areSteps(told, foods)) return null
  return [
    ...lines.slice(0, start),
    '## Ingredients',
    ...asItems(foods),
    '',
    '## Method',
    ...told.map((line) => withoutBullet(line)),
    ...lines.slice(end),
  ].join('\n')
}

/** On cards, some foods stand below the first sentences: "Mix, press in pan. Bake 20 min." One alone may be a food. */
function isToldAt(listed: ReadonlyArray<Weighed>, at: number): boolean {
  const [above, one, below] = [listed[at - 1], listed[at], listed[at + 1]]
  if (!one || one.weight > sentenceWeight) return false
  return /\p{L}{2}[.!?。] ?\p{Lu}/u.test(one.line) || (isSentence(one) && (isSentence(above) || isSentence(below)))
}

/** The last word of "Sale q.b." is an abbreviation. */
const isSentence = (one: Weighed | undefined) =>
  one !== undefined && one.weight <= sentenceWeight && /\p{L}{3}[.!?]\s*$/u.test(one.line)

const sentenceWeight = -1
const linesOf = (weighed: ReadonlyArray<Weighed>) => weighed.map(({ line }) => line)

/** Writes lines without a bullet between those with one as headings. */
function asItems(foods: ReadonlyArray<string>): Array<string> {
  const areBulleted = foods.some(hasBullet) && foods.every((line) => hasBullet(line) || !isFoodLine(line))
  return foods.map((line) =>
    isHeading(line) || (areBulleted && !hasBullet(line))
      ? `${bareLine(line).replace(/\s*:$/, '')}:`
      : `- ${withoutBullet(line)}`,
  )
}

/** A heading right above the foods belongs to them, and one below them to the steps. */
function withHeadings(lines: ReadonlyArray<string>, title: number, { start, steps, end }: Split): Split {
  const areBulleted = hasBullet(lines[start] ?? '')
  const heads = (at: number) => {
    const line = lines[at] ?? ''
    return isHeading(line) || (areBulleted && line.trim() !== '' && !hasBullet(line) && isName(line))
  }
  let last = steps
  while (last - 1 > start && heads(last - 1)) last -= 1
  return { start: start - 1 > title && heads(start - 1) ? start - 1 : start, steps: last, end }
}

/** "- Zest of 2 lemons" right above the first amount, with the same bullet, is a food. */
function withBulletsAbove(weighed: ReadonlyArray<Weighed>, title: number, split: Split): Split {
  const mark = markOf(weighed[split.start]?.line ?? '')
  if (mark === '' || mark === 'number') return split
  const above = weighed.slice(title + 1, split.start)
  const last = above.findLastIndex(({ line, weight }) => markOf(line) !== mark || weight <= sentenceWeight)
  return { ...split, start: title + 2 + last }
}

const mostWordsOfHeading = 4
const isName = (line: string) => !/[.!?]$/.test(line.trim()) && line.trim().split(/\s+/).length <= mostWordsOfHeading
const hasBullet = (line: string) => withoutBullet(bareLine(line)) !== bareLine(line)

function namesList(line: string): boolean {
  const section = sectionOfLine(bareLine(line))
  return section === 'ingredients' || section === 'steps'
}

const isHeading = (line: string) => isGroupHeading(withoutBullet(bareLine(line)))

/** Weighs the lines below the title, and above a heading such as "Nutrition". */
function weigh(lines: ReadonlyArray<string>, title: number): ReadonlyArray<Weighed> {
  const other = lines.findIndex((line, at) => at > title && sectionOfLine(bareLine(line)) === 'other')
  const below = lines.slice(0, other < 0 ? lines.length : other)
  const weights = lineWeights(below.slice(title + 1))
  return below.map((line, at) => ({ line, weight: weights[at - title - 1] ?? 0 }))
}

/** Returns where foods above steps fit best. */
function bestSplit(weighed: ReadonlyArray<Weighed>, title: number): Split | null {
  const lines = linesOf(weighed)
  const whole = weighed.reduce((sum, { weight }) => sum + weight, 0)
  let best: Split | null = null
  let most = 0
  let above = 0
  let start = { at: title + 1, above: 0, hasFood: false }
  let last = title
  for (const [at, { line, weight }] of weighed.entries()) {
    if (at <= title || line.trim() === '') continue
    const fit = above - start.above - (whole - above) + edgeWeight(lines, at, last)
    // "Salt, as much as you like." below the first food ends no list.
    if (above < start.above || (above === start.above && !start.hasFood)) start = { at, above, hasFood: false }
    else if (fit > most) {
      most = fit
      best = { start: start.at, steps: at, end: weighed.length }
    }
    above += weight
    start.hasFood ||= weight === 1
    last = at
  }
  return best
}

function edgeWeight(lines: ReadonlyArray<string>, at: number, above: number): number {
  const isGap = above < at - 1
  const mark = markOf(lines[at] ?? '')
  const markedWeight = mark === 'number' ? numberWeight : markWeight
  return (isGap ? gapWeight : 0) + (markOf(lines[above] ?? '') === mark ? 0 : markedWeight)
}

/** "1. Mix", "- flour" */
function markOf(line: string): string {
  const words = bareLine(line)
  if (withoutBullet(words) !== words) return words.slice(0, 1)
  return withoutStepNumber(words) === words ? '' : 'number'
}

function areFoods(foods: ReadonlyArray<string>, text: string): boolean {
  const listed = foods.filter((line) => !isHeading(line))
  const amounts = listed.filter(isFoodLine)
  if (listed.length < fewestFoods || areOtherThings(amounts)) return false
  if (amounts.length * 2 < listed.length && !areKnownFoods(listed)) return false
  return isInOtherLanguage(text) || areKnownFoods(listed.map((line) => withoutBullet(bareLine(line))))
}

/** Returns true for the points of an agenda, which count up from one without units, for years, and for a price list. */
const areOtherThings = (amounts: ReadonlyArray<string>) =>
  amounts.length > 0 && (countsUp(amounts) || isMost(amounts, price) || isMost(amounts, year))

const isMost = (lines: ReadonlyArray<string>, pattern: RegExp) =>
  lines.filter((line) => pattern.test(line.trim())).length * 2 > lines.length

/** "1995 Anna Berg", "2003-2006 the choir" */
const year = /^\P{L}{0,3}(?:19|20)\d{2}(?:\s?[-–,]\s?(?:19|20)\d{2})*,?\s+(?!(?:g|ml|cc)(?!\p{L}))\p{L}/u

/** The lines of a price list end with a price: "1 kg apples 2.50", "500 g coffee 8 €". */
const price =
  /(?:[€$£]\s?\d{1,4}(?:[.,]\d{1,2})?|\s\d{1,4}[.,]\d{2}(?:\s?(?:€|\$|£|eur|chf))?|\s\d{1,4}\s?(?:€|£|eur|chf))\s*$/iu

const countsUp = (amounts: ReadonlyArray<string>) =>
  !amounts.some(measuresIngredient) &&
  amounts.every((line, index) => Number.parseInt(bareLine(line).replace(/^\D+/, ''), 10) === index + 1)

/** "With love from your aunt" is no step, and neither is "Do not forget the bags" below a shopping list. */
function areSteps(steps: ReadonlyArray<string>, foods: ReadonlyArray<string>): boolean {
  const written = steps.filter((line) => line.trim() !== '')
  const sentences = written.filter((line) => isStep(line) && !isFoodLine(line))
  if (sentences.length === 0) return false
  const isMeasured = foods.filter(measuresIngredient).length >= fewestMeasured
  const [first = ''] = written
  const isWhole = written.length > 1 || /[.!?。！]\s*$/.test(first) || first.length > longestSentence
  return countOfSentences(sentences) >= fewestSteps || (isMeasured && isWhole)
}

/** A longer line tells how to cook, also without a period. */
const longestSentence = 200

const isStep = (line: string) =>
  isWrittenStep(line) || (ideographs.test(line) && withoutBullet(line).length > longestName)

const countOfSentences = (lines: ReadonlyArray<string>) =>
  lines.reduce((count, line) => count + Math.max(1, line.match(/\p{L}{2}[.!?](?=\s|$)|[。！]/gu)?.length ?? 0), 0)
