import { parseIngredientLine } from '../ingredients/parse-line.ts'
import { namedUnit } from '../ingredients/unit-words.ts'
import { mergeLines } from './merge-lines.ts'

/**
 * Splits "milk, 6 eggs" into its foods. Every part after the first needs an amount and a known food, because "peppers,
 * red" and "garlic, 2 cloves" are one.
 */
export function foodsTyped(line: string): Array<string> {
  const parts = line.split(/[,;]\s+/).map((part) => part.trim())
  const [first = '', ...others] = parts
  return others.length > 0 && isFood(first) && others.every(isMeasuredFood) ? parts : [line]
}

function isFood(part: string): boolean {
  return !/[([]/.test(part) && mergeLines([{ line: part }]).every(({ aisle }) => aisle !== 'other')
}

function isMeasuredFood(part: string): boolean {
  const { amount, name } = parseIngredientLine(part)
  return /^\p{N}/u.test(part) && amount !== '' && name !== '' && !namedUnit(name) && isFood(part)
}
