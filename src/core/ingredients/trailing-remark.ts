import { isCountedFood } from './counted-foods.ts'
import { perPiece } from './line-words.ts'
import { mostCounted } from './more-amounts.ts'
import { preparations } from './preparation-words.ts'
import type { AmountText } from './read-amount.ts'
import { kindOf } from './read-measure.ts'
import { namedUnit } from './unit-words.ts'

const ending = /^,[^,\d]{0,60}$/
/** A food of up to four words, without a comma, a bracket or a number, so that the amount is the food's. */
const food = /^\p{L}[\p{L}\p{M}'.-]*(?: [\p{L}\p{M}'-]+){0,3} ?:? $/u
/** After these words, an amount tells a size or a purpose: "dough for a 500 g loaf". */
const notOfFood =
  /(?<!\p{L})(?:for|in|into|with|without|per|each|weighing|at|to|min|max|für|in|mit|ohne|je|pro|zu|von|bis|pour|dans|avec|sans|par|chaque|per|con|senza|da|para|sin|por|cada|voor|met|till?|med|i)(?!\p{L})/iu
/** The weight after a tin is its size: "loaf tin 900 g, greased". */
const vessel = /(?:tins?|pans?|dish(?:es)?|mou?lds?|bowls?|form|moule|stampo|teglia|molde)$/iu
/** "Weich", "gehackt", "zerlassene". */
const workAbroad =
  /^(?:weich|kalt|warm|lauwarm|zimmerwarm|flüssig|roh|fein|grob|mou|fondu|froid|tiède|râpée?s?|hachée?s?|morbido|fuso|freddo|(?:ge|zer|auf)\p{Ll}{3,}(?:t|en)e?)$/u

/**
 * Returns the remark after an amount that follows its food: ", sifted" of "Flour 500 g, sifted". After a colon, any
 * amount may have one: "cabbage: 2, minced". Returns null if more than a remark follows.
 */
export function remarkAfter(text: string, start: number, amount: AmountText): string | null {
  const rest = text.slice(amount.end).trimEnd()
  if (perPiece.test(rest.slice(0, 80))) return null
  if (ending.test(rest) && /: ?$/.test(text.slice(Math.max(start, amount.start - 2), amount.start))) return rest
  const kind = kindOf(amount.parts[0]?.unit ?? null)
  const before = text.slice(start, amount.start)
  const isAmount = kind === 'mass' || kind === 'volume' || countsFood(before.trim(), amount)
  if (!isAmount || !isFood(before)) return null
  if (ending.test(rest)) return rest
  const word = rest.trimStart()
  return preparations.has(word) || workAbroad.test(word) ? `, ${word}` : null
}

/** "Eggs 2" and "onions 2 large", but not "recipe 2" or "eggs 450". */
export const countsFood = (name: string, { parts: [main] }: AmountText): boolean =>
  main !== undefined &&
  (main.unit === null || kindOf(main.unit) === 'size') &&
  main.quantity.max <= mostCounted &&
  food.test(`${name} `) &&
  isCountedFood(name)

function isFood(before: string): boolean {
  const name = before.slice(0, 60).replace(/[ :]+$/, '')
  return (
    before.length < 60 &&
    food.test(before) &&
    ![notOfFood, vessel].some((words) => words.test(name)) &&
    !namedUnit(name)
  )
}
