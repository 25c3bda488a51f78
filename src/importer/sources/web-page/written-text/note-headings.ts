import { measuresIngredient } from '../../../../core/ingredients/measured-text.ts'
import { isGroupHeading } from '../../../readers/written-lines.ts'
import { areKnownFoods, isInOtherLanguage } from './known-foods.ts'
import { bareLine, isAmountLine, isWrittenStep } from './note-lines.ts'

const fewestAmounts = 3
const fewestSteps = 2
const fewestMeasured = 2
/** "salt and pepper" between or below amounts. */
const mostWords = 3

/**
 * Writes headings into a text without any: lines that start with amounts, and then sentences. Counts are enough as
 * amounts. Returns null for other texts, also for an agenda whose points count up from one.
 */
export function withBothHeadings(text: string): string | null {
  const lines = text.split('\n')
  const first = lines.findIndex((line, index) => index > 0 && isAmountLine(line))
  if (first < 0) return null
  const end = endOfFoods(lines, first)
  const foods = lines.slice(first, end)
  const amounts = foods.filter(isAmountLine)
  const steps = lines.slice(end)
  if (amounts.length < fewestAmounts || areOtherThings(amounts)) return null
  const isMeasured = amounts.filter(measuresIngredient).length >= fewestMeasured
  const isSure = isMeasured && (sentencesIn(steps) >= fewestSteps || steps.filter(isWrittenStep).length >= fewestSteps)
  if (!isSure && !isInOtherLanguage(text) && !areKnownFoods(amounts.map(bareLine))) return null
  if (!areSteps(steps, isMeasured) && sentencesIn(steps) < fewestSteps) return null
  const above = lines[first - 1] ?? ''
  const start = first > 1 && isGroupHeading(bareLine(above)) ? first - 1 : first
  return [...lines.slice(0, start), 'Ingredients', ...lines.slice(start, end), 'Method', ...steps].join('\n')
}

/** Returns true for the points of an agenda, which count up from one, and for a price list. */
export const areOtherThings = (amounts: ReadonlyArray<string>) =>
  countsUp(amounts) || amounts.filter((line) => price.test(line)).length * 2 > amounts.length

/** Below amounts with units, "Fry the onions" is a step beside a longer one. */
function areSteps(lines: ReadonlyArray<string>, isMeasured: boolean): boolean {
  const written = lines.filter(isWrittenStep).length
  return written >= fewestSteps || (isMeasured && written > 0 && lines.filter((line) => line.trim()).length > 1)
}

/** The lines of a price list end with a price: "1 kg apples 2.50", "500 g coffee 8 €". */
const price =
  /(?:[€$£]\s?\d{1,4}(?:[.,]\d{1,2})?|\s\d{1,4}[.,]\d{2}(?:\s?(?:€|\$|£|eur|chf))?|\s\d{1,4}\s?(?:€|£|eur|chf))\s*$/iu

/** A blank line ends the foods if neither an amount nor the heading of further foods follows it. */
function endOfFoods(lines: ReadonlyArray<string>, first: number): number {
  const lastStep = lines.findLastIndex(isWrittenStep)
  let end = first + 1
  let isAfterGap = false
  for (let at = first + 1; at < lines.length; at += 1) {
    const line = lines[at] ?? ''
    if (line.trim() === '') isAfterGap = true
    else if (isAmountLine(line)) {
      end = at + 1
      isAfterGap = false
    } else if (isAfterGap && headsFoods(lines, at) && at < lastStep) isAfterGap = false
    else if (!isFood(line)) break
    else if (!isAfterGap) end = at + 1
  }
  return end
}

const mostLookedAt = 12

/** Returns true for "Topping:" above a block of short lines. */
function headsFoods(lines: ReadonlyArray<string>, at: number): boolean {
  const below = lines.slice(at + 1, at + 1 + mostLookedAt)
  const end = below.findIndex((line) => line.trim() === '')
  return end > 0 && isGroupHeading(bareLine(lines[at] ?? '')) && below.slice(0, end).every(isFood)
}

function isFood(line: string): boolean {
  const text = bareLine(line)
  if (/[.!?。！]$/.test(text)) return false
  return isGroupHeading(text) || pinch.test(text) || text.split(/\s+/).length <= mostWords
}

/** "a knob of butter", "eine Prise Salz": an article, a measure that one word names, and a food. */
const pinch =
  /^(?:(?:an?|some|half an?) (?:\p{L}+ )?\p{L}+ of (?:\p{L}+ ?){1,3}|ein(?:e|en)? (?:kleine |große |gute )?(?:prise|handvoll|bund|stück|schuss|spritzer|messerspitze|dose|becher|tasse|glas|zweig|klecks) (?:\p{L}+ ?){1,3}|une? (?:\p{L}+ )?\p{L}+ (?:de |d['’])(?:\p{L}+ ?){1,3}|una? \p{L}+ (?:de|di) (?:\p{L}+ ?){1,3})$/iu

const countsUp = (amounts: ReadonlyArray<string>) =>
  amounts.every((line, index) => Number.parseInt(bareLine(line).replace(/^\D+/, ''), 10) === index + 1)

/** Counts the sentences of a paragraph that holds all steps. */
const sentencesIn = (lines: ReadonlyArray<string>) =>
  lines.reduce((count, line) => count + (line.match(/\p{L}{2}[.!?](?=\s|$)|[。！]/gu)?.length ?? 0), 0)
