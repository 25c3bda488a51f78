import { inNumber } from '../../ingredients/counted-foods.ts'
import { foodName } from '../../ingredients/food.ts'
import type { Ingredient } from '../../ingredients/ingredient.ts'
import { readAmountText } from '../../ingredients/scale-text.ts'
import { units } from '../../ingredients/units.ts'
import { wordStem } from '../step-ingredients/word-stem.ts'

/** The words that name the foods of a recipe, to tell "2 eggs" from "2 baking sheets" in a step. */
export interface StepFoods {
  /** Words of foods that are counted: eggs, cans of beans. */
  counted: ReadonlySet<string>
  /** Those of which the recipe takes two or more. */
  several: ReadonlySet<string>
  /** The stems of those of which the recipe takes exactly one, as a phrase: "egg", "red onion". */
  single: ReadonlySet<string>
}

/** A list says "4 Eier", and a step "2 Eiweiß". */
const partsOf: ReadonlyMap<string, ReadonlyArray<string>> = new Map(
  [
    ['Ei', 'Eiweiß Eigelb Eigelbe Eidotter eiwitten eidooiers dooiers'],
    ['œuf', 'jaunes blancs'],
    ['uovo', 'tuorli tuorlo albumi albume'],
    ['huevo', 'yemas claras'],
  ].map(([food = '', parts = '']) => [wordStem(food), parts.split(' ').map(wordStem)]),
)

const wordPattern = /\p{L}[\p{L}\p{M}]+/gu

export function stepFoodsOf(ingredients: ReadonlyArray<Pick<Ingredient, 'amount' | 'name'>>): StepFoods {
  const counted = new Set<string>()
  const several = new Set<string>()
  const isOneOf = new Map<string, boolean>()
  for (const { amount, name } of ingredients) {
    const main = readAmountText(amount)?.parts[0]
    const kind = units.get(main?.unit?.id ?? '')?.kind
    if (amount === '' || kind === 'mass' || kind === 'volume') continue
    const phrase = phraseOf(foodName(name))
    const isOne = main?.quantity.max === 1 && main.quantity.min === 1 && kind !== 'count'
    // A food on two lines is there more than once.
    isOneOf.set(phrase, isOne && !isOneOf.has(phrase))
    for (const [word] of foodName(name).matchAll(wordPattern)) {
      for (const stem of [wordStem(word), ...(partsOf.get(wordStem(word)) ?? [])]) counted.add(stem)
      if ((main?.quantity.max ?? 0) >= 2) several.add(wordStem(word))
    }
  }
  return { counted, several, single: new Set([...isOneOf.keys()].filter((phrase) => isOneOf.get(phrase))) }
}

const phraseOf = (name: string): string => (name.match(wordPattern) ?? []).map(wordStem).join(' ')

const spelledOne = /^(?:an?|one|eine?|einen|une?|un[ao]|een|één)(?!\p{L})/iu
/** "The size of an egg", "like an onion", and foods that are taken one after the other. */
const notAllBefore =
  /(?<!\p{L})(?:of|like|than|as|half|lay|place|put|take|dip|hold|grab|de|wie|als|come|comme|como) $/iu
/** Words that no longer belong to the name. German verbs come last: "Ein Ei verquirlen". */
const nameEnds =
  /^(?:[.,;:!?)]|$| (?:and|with|into|in|to|until|for|over|then|plus|und|mit|zu|et|avec|dans|puis|y|con|e|en|met)(?!\p{L})| \p{Ll}{3,}(?:en|eln|ern)(?!\p{L}))/u

/**
 * Returns the end of the food in "an egg" if the list has exactly one of it, and its plural is known. Otherwise "an egg" may
 * be one of many.
 */
export function endOfSingle(text: string, at: { start: number; end: number }, foods: StepFoods): number | null {
  if (
    !spelledOne.test(text.slice(at.start, at.end)) ||
    notAllBefore.test(text.slice(Math.max(0, at.start - 12), at.start))
  )
    return null
  const words = [...text.slice(at.end, at.end + 60).matchAll(/(?<=^(?: ?[\p{L}\p{M}-]+){0,4}? )[\p{L}\p{M}-]+/gu)]
  for (const { 0: word, index } of words.slice(0, 4)) {
    const end = at.end + index + word.length
    const name = text.slice(at.end, end).trim()
    if (nameEnds.test(text.slice(end, end + 24)) && foods.single.has(phraseOf(name)))
      return inNumber(name, true) === name ? null : end
  }
  return null
}
