import { contentsOf } from '../../../../core/ingredients/foods/contents-of.ts'
import { fractionSigns } from '../../../../core/ingredients/fraction-signs.ts'
import { foodName } from '../../../../core/ingredients/food.ts'
import { sectionOfLine, type Section } from '../section-words.ts'
import { isFoodLine } from './line-weight.ts'

const fewestFoods = 3
const leastWithAmounts = 0.6
const longestLine = 2_000
/** Longer parts are sentences of a recipe that is told. */
const longestFood = 100

/** "200 g flour, 2 eggs (M, or 3 small ones), salt": not at a comma in brackets or in a number. */
const separator = /\s*[,;•·|]\s+(?![^()]*\))/u
/** "400g berries 100g flour", but not "2 400g cans" or "1 1/2 cups" */
const nextAmount = new RegExp(
  String.raw`(?<=\p{L}\)?)\s+(?=[\d${fractionSigns}]+\s?[\p{L}${fractionSigns}/])(?![^()]*\))`,
  'u',
)

/** Writes each food on a line of its own, if one line lists several. "1 onion, chopped" stays one of them. */
export const withFoodsApart = (text: string): string =>
  text
    .split('\n')
    .flatMap((line, at) => (at > 0 ? (foodsOfLine(line, separator) ?? [line]) : [line]))
    .join('\n')

function foodsOfLine(line: string, mark: RegExp): Array<string> | null {
  const words = line.trim().replace(/\.$/, '')
  const isLong = line.length > longestLine || !/\d/.test(line)
  return isLong || !isFoodLine(words.split(mark)[0] ?? '') ? null : listed(words, mark)
}

function listed(words: string, mark: RegExp): Array<string> | null {
  const foods: Array<string> = []
  for (const part of words.split(mark)) {
    const isOwn = foods.length === 0 || isFoodLine(part) || contentsOf(foodName(part)).isKnown
    if (isOwn) foods.push(part)
    else foods.push(`${foods.pop() ?? ''}, ${part}`)
  }
  const amounts = foods.filter(isFoodLine)
  const areFoods = foods.every((food) => food.length <= longestFood && !/\p{L}{2}[.!?] \p{Lu}/u.test(food))
  return areFoods && amounts.length >= fewestFoods && amounts.length >= foods.length * leastWithAmounts ? foods : null
}

const shortestParagraph = 80
const mostLabels = 30
const runIn = /(?<=[\s.!)])(\p{L}[\p{L}'’]{2,20}):\s/gu

/**
 * Apps that copy a post lose its line breaks. Writes the words "Ingredients:" and "Method:" within a line, with what stands
 * below them, on lines of their own.
 */
export function withLineBreaks(text: string): string {
  const whole = text.trim()
  if (!whole.includes('\n') && whole.length <= longestLine)
    return brokenAtFoods(whole) ?? brokenAtHeadings(whole).join('\n')
  return text
    .split('\n')
    .flatMap((line) => (line.length < shortestParagraph || line.length > longestLine ? [line] : brokenAtHeadings(line)))
    .join('\n')
}

/** "Peanut noodles. 200 g noodles, 1 lime, 2 tbsp oil. Cook …": a title, foods and steps, each with a full stop. */
function brokenAtFoods(text: string): string | null {
  const sentences = text.split(/(?<=[.!?])\s+(?=[\p{Lu}\d])/u)
  const at = sentences.findIndex((sentence) => foodsOfLine(sentence, separator) !== null)
  if (at !== 1) return null
  const [title = '', foods = '', ...steps] = sentences
  return [title.replace(/\.$/, ''), ...(foodsOfLine(foods, separator) ?? []), steps.join(' ')].join('\n')
}

function brokenAtHeadings(line: string): Array<string> {
  const sections: Array<Section | null> = []
  const labels = [...line.matchAll(runIn)]
  if (labels.length > mostLabels) return [line]
  const headings = labels.filter(({ 1: word = '' }) => {
    const section = sectionOfLine(word)
    if (section === 'ingredients' || section === 'steps') sections.push(section)
    return section === 'ingredients' || section === 'steps'
  })
  if (sections.join() !== 'ingredients,steps') return [line]
  const [one, other] = headings
  const start = one?.index ?? 0
  const end = other?.index ?? 0
  const foods = line.slice(start + (one?.[0].length ?? 0), end).trim()
  return [
    line.slice(0, start).trim(),
    `${one?.[1] ?? ''}:`,
    ...(foodsOfLine(foods, separator) ?? foodsOfLine(foods, nextAmount) ?? [foods]),
    `${other?.[1] ?? ''}:`,
    line.slice(end + (other?.[0].length ?? 0)).trim(),
  ].filter(Boolean)
}
