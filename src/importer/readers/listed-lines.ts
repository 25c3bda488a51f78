import { startsWithNumber } from '../../core/ingredients/fraction-signs.ts'
import { foodName } from '../../core/ingredients/food.ts'
import { foodsByName } from '../../core/ingredients/foods/foods.ts'
import { contentsNamed } from '../../core/ingredients/foods/name-reader.ts'
import { wordsOf } from '../../core/ingredients/foods/words.ts'
import { isShouted } from './written-lines.ts'

/**
 * Returns whether lines in capitals are headings: few lines are, or each of at most half of the lines stands above an
 * amount.
 */
export function areShoutsHeadings(lines: ReadonlyArray<string>): boolean {
  const shouts = lines.filter(isShouted).length
  if (shouts < lines.length * 0.3) return true
  const headAmounts = lines.every((line, index) => !isShouted(line) || startsWithNumber(lines[index + 1] ?? ''))
  return shouts * 2 <= lines.length && headAmounts
}

/** Foods that nobody makes from other ingredients, so that they head no group. "CHICKEN" and "RICE" do. */
const basicFoods: ReadonlySet<string> = new Set(
  'salt, black salt, black pepper, salt and pepper, msg, maggi, sugar, brown sugar, water, ice, oil, olive oil, vinegar, yeast, baking powder, baking soda'.split(
    ', ',
  ),
)

const foodKey = (line: string) => wordsOf(foodName(line.toLowerCase().replace(/\s*:$/, ''))).join(' ')

/** Returns whether a line names salt, oil or other basic foods: "SALT", "Salt to taste:", "Salt and black pepper". */
export const namesBasicFood = (line: string) =>
  line.length < 50 && (isBasic(line) || line.split(/ (?:and|&|und|et|y|e|en|och|og) /i).every(isBasic))

const isBasic = (food: string) => (foodsByName.get(foodKey(food)) ?? []).some(({ name }) => basicFoods.has(name))

/**
 * Returns the lines in capitals that are foods and no headings: basic ones, and those with no other line below them.
 */
export function shoutedFoods(lines: ReadonlyArray<string>): ReadonlySet<string> {
  const foods = new Set<string>()
  let isEnd = true
  for (const line of lines.toReversed()) {
    isEnd &&= isShouted(line) && contentsNamed(foodKey(line)) !== undefined
    if (isEnd || (isShouted(line) && namesBasicFood(line))) foods.add(line)
  }
  return foods
}

const fewestWithCommas = 3

/** Removes the comma after each line, if nearly all lines have one. Some cooks write a list like a sentence. */
export function withoutCommas<Line extends { text: string }>(lines: ReadonlyArray<Line>): ReadonlyArray<Line> {
  const ends = lines.filter(({ text }) => /[,;]$/.test(text)).length
  if (ends < fewestWithCommas || ends < lines.length - 1) return lines
  return lines.map((line) => ({ ...line, text: line.text.replace(/\s*[,;]+$/, '') }))
}

const fewestParts = 3
const longestList = 2_000

/**
 * Splits "600 g plums, 80 g butter; 2 eggs" into lines. Each part starts with an amount, except at the end ("salt").
 */
export function splitIntoAmounts(text: string): Array<string> {
  if (text.length > longestList) return [text]
  for (const separator of [/\s*[|;•▪]\s*/, /\s*,\s+(?![^(]{0,80}\))/]) {
    const parts = text.split(separator).filter((part) => part !== '')
    const last = parts.findLastIndex(startsWithNumber)
    if (parts.length >= fewestParts && last >= 2 && parts.slice(0, last).every(startsWithNumber))
      return parts.map((part) => part.replace(/\.$/, ''))
  }
  return [text]
}

/** Words that scripts print for a missing amount or unit. */
const missing = /(?<=^|\s)(?:undefined|NaN|null)(?:\s|$)/g

/** Matches the name of a field that no script filled in: "{{ ingredient.name }}", "${step}". */
const unfilled = /\{\{[^{}]{0,80}\}\}|\$\{[^{}]{0,80}\}|\[object Object\]/g

export const withoutMissing = (line: string) =>
  /undefined|NaN|null|[{[]/.test(line) ? line.replace(unfilled, '').replace(missing, '').trim() : line

const boldText = /(?<!\*)\*\*(?=[^\s*])([^*]{1,300})(?<=[^\s*])\*\*(?!\*)/g

/** Removes the marks of Markdown's bold text, as in "**2** plums". */
export const withoutBoldMarks = (line: string) => (line.includes('**') ? line.replace(boldText, '$1') : line)
