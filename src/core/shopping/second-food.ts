import type { Amount } from '../ingredients/ingredient.ts'
import { measuresOf } from '../ingredients/measures.ts'
import { plainCharacters } from '../ingredients/number.ts'
import { adjectives, preparationLinks, preparations, remarks } from '../ingredients/preparation-words.ts'
import { readAmount } from '../ingredients/read-amount.ts'
import { findSecondAmount } from '../ingredients/second-amount.ts'
import { boughtFood } from './food-key.ts'
import { unimportant } from './food-words.ts'

/** The name of a line whose food is bought twice: "sugar, plus 1 cup for the topping". */
interface SecondFood {
  /** The name without the second amount. */
  name: string
  /** The amount to add, or null for another food. */
  added: { text: string; measures: ReadonlyArray<Amount> } | null
  /** Another food with its amount: "plus 3 egg yolks". Empty for the same food. */
  other: string
}

const purpose = new RegExp(
  String.raw`^(?:[,;()]|$|(?:${remarks.join('|')}|zum|zur|für|pour|para|per|voor|till?|for|för)(?![\p{L}-]))`,
  'iu',
)

/** Splits the second amount off a name, so that a shopping list buys both. */
export function secondFoodIn(written: string): SecondFood | null {
  const found = findSecondAmount(written)
  const read = found && readAmount(plainCharacters(written), found.at)
  if (!found || !read) return null
  const name = written.slice(0, found.start).replace(/[\s,;(]{1,9}$/, '')
  if (name === '') return null
  const [text, rest] = [written.slice(found.at, read.end), written.slice(read.end)]
  const unit = read.parts[0]?.unit?.id ?? null
  if (saysNoFood(rest) || boughtFood(rest.trim(), unit).key === boughtFood(name, unit).key)
    return { name, added: { text, measures: measuresOf(read) }, other: '' }
  const [food = ''] = rest.split(/\s*[,;(]/, 1)
  return { name, added: null, other: ` ${written.slice(found.start, read.end)}${food}`.trimEnd() }
}

/** "1 tbsp, melted", "2 whole for garnish", "1 cup more". */
function saysNoFood(rest: string): boolean {
  const words = rest.trimStart().split(' ')
  const first = words.findIndex((word) => !describes(word))
  return purpose.test(first < 0 ? '' : words.slice(first).join(' '))
}

const describes = (word: string): boolean =>
  [adjectives, preparations, preparationLinks, unimportant].some((words) => words.has(word.toLowerCase()))
