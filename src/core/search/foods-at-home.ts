import { foodName } from '../ingredients/food.ts'
import { type Food, foods, foodsByName, keyOf, longestName } from '../ingredients/foods/foods.ts'
import { wordsOf } from '../ingredients/foods/words.ts'
import type { Ingredient } from '../ingredients/ingredient.ts'
import { isTapWater } from '../ingredients/tap-water.ts'

/** Foods that every kitchen has, unless a cook says otherwise. */
export const basics: ReadonlyArray<string> =
  'salt,pepper,black pepper,ground pepper,ground black pepper,oil,cooking oil,vegetable oil,sunflower oil,canola oil,rapeseed oil,olive oil,extra virgin olive oil'.split(
    ',',
  )

/** Returns whether a food of an ingredient line is at home. */
type IsAtHome = (foodKey: string) => boolean

/**
 * Lists the foods of a recipe that are not at home, each once. "Cheese" at home is also feta, and "milk" is not coconut
 * milk: the table of foods decides. A food the table doesn't know has to end with the words of a food at home.
 */
export function missingFoods(ingredients: ReadonlyArray<Pick<Ingredient, 'name'>>, isAtHome: IsAtHome): Array<string> {
  const missing = new Map<string, string>()
  for (const { name } of ingredients) {
    const food = foodName(name)
    const key = keyOf(food)
    if (key === '' || missing.has(key) || isTapWater(key)) continue
    const parts = foodsIn(wordsOf(food))
    const isThere =
      parts.length === 0 ? isAtHome(key) : hasAlternatives(food) ? parts.some(isAtHome) : parts.every(isAtHome)
    if (!isThere) missing.set(key, food)
  }
  return [...missing.values()]
}

const hasAlternatives = (food: string) => /\sor\s|\//i.test(food)

/** Splits the words into the foods of the table, the longest names first: "chicken stock" is one food. */
function foodsIn(words: ReadonlyArray<string>): Array<string> {
  const found: Array<string> = []
  for (let at = 0; at < words.length;) {
    const length = longestFoodAt(words, at)
    if (length > 0) found.push(words.slice(at, at + length).join(' '))
    at += Math.max(1, length)
  }
  return found
}

function longestFoodAt(words: ReadonlyArray<string>, at: number): number {
  for (let length = Math.min(longestName, words.length - at); length > 0; length -= 1)
    if (foodsByName.has(words.slice(at, at + length).join(' '))) return length
  return 0
}

/** Prepares the foods at home for many recipes. */
export function atHome(home: ReadonlyArray<string>): IsAtHome {
  const own = home.map(keyOf).filter(Boolean)
  const names = new Set(own.flatMap((key) => [key, ...namesOf(key)]))
  // Hundreds of recipes use the same foods.
  const known = new Map<string, boolean>()
  return (food) => {
    const before = known.get(food)
    if (before !== undefined) return before
    const isThere = names.has(food) || own.some((key) => isKindOf(food, key))
    known.set(food, isThere)
    return isThere
  }
}

/**
 * "Bread flour" is flour and "egg yolk" is egg, because they contain the same. "Sweet potato" is no potato, and what
 * neither contains says nothing about it.
 */
function isKindOf(food: string, key: string): boolean {
  if (!foodsByName.has(food)) return food.endsWith(` ${key}`)
  if (!food.endsWith(` ${key}`) && !isPartOf(food, key)) return false
  const [its, own] = [containsOf(food), containsOf(key)]
  return its !== '' && its === own
}

const isPartOf = (food: string, key: string) => food === `${key} yolk` || food === `${key} white`

const containsOf = (key: string) =>
  [...new Set((foodsByName.get(key) ?? []).flatMap(({ contains }) => contains))].toSorted().join(' ')

/** The other names of a food and of its varieties. The name of a variety means only itself. */
function namesOf(key: string): Array<string> {
  const found = new Set(
    (foodsByName.get(key) ?? []).filter(({ mainNames }) => mainNames.some((name) => keyOf(name) === key)),
  )
  // This loop also visits the foods that it adds to the set.
  for (const { name } of found) for (const member of membersOf.get(name) ?? []) found.add(member)
  return [...found].flatMap((food) => food.names.map(keyOf))
}

const membersOf: ReadonlyMap<string, ReadonlyArray<Food>> = (() => {
  const index = new Map<string, Array<Food>>()
  for (const food of foods) for (const name of food.family) index.set(name, [...(index.get(name) ?? []), food])
  return index
})()
