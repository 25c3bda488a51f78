import { gramsPerCup } from './densities.ts'
import { foldLetters } from '../text/fold-letters.ts'
import { units } from './units.ts'

/** Foods whose names contain another food's name: coconut milk is not coconut, rice vinegar is not rice. */
const pourable =
  /(?:^| )(?:milk|cream|water|broth|stock|juice|wine|vinegar|oil|sauce|liqueur|extract|milch|sahne|lait|leche|latte|leite|melk|mjolk|beer|vinaigre|aceto|vinagre|essig|ol|huile|aceite|olio)(?: |$)/
const milled = /(?:^| )(?:noodle|noodles|paper|papers|cracker|crackers|cake|cakes|bread|bun|buns)(?: |$)/
const madeOfIt = /(?:^| )(?:soup|dip|ketchup|coulis|gelatine?|krispies|crispies|puffed|butter lettuce|dressing)(?: |$)/

/** Strawberry jam weighs twice as much as strawberries. Peaches in syrup are peaches. */
const spread = /(?<! (?:in|with|for) .*)(?:^| )(?:jam|jelly|preserves|marmalade|syrup)$/

const exceptions = /cream cheese|sour cream|coconut oil|creme fraiche|tomato sauce|applesauce/

const known = gramsPerCup
  .flatMap(([grams, names]) => names.split('|').map((name) => ({ name: foldName(name), grams })))
  .toSorted((one, other) => other.name.length - one.name.length)

function foldName(name: string): string {
  return foldLetters(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** With these words, the food comes first: "huile de sésame". */
const joined = / (?:or|de|d|du|des|di|da|do|of|al|alla|au|aux|en|in|mit|with|for) /

/** Returns whether the last words are a known food: "strong white bread flour" is flour, and "milk chocolate" chocolate. */
const endsInKnown = (name: string): boolean =>
  !joined.test(name) && known.some((candidate) => endings(candidate.name).some((ending) => ` ${name}`.endsWith(ending)))

const alternatives = /^([^,;()]{1,60}?) or ([^,;()]{1,60})/iu

/**
 * Returns the first of two foods, "butter" of "butter or jam" and "powdered sugar" of "powdered sugar or white sugar". Of
 * "raspberry or strawberry jam", only the second is complete.
 */
function firstAlternative(food: string): string {
  const [, first, second] = alternatives.exec(food)?.map((name) => name.trim()) ?? []
  if (!first || !second) return food
  const isComplete = !second.includes(' ') || first.split(' ').at(-1) === second.split(' ').at(-1)
  return isComplete && endsInKnown(foldName(first)) ? first : food
}

/** Returns grams per milliliter, or null for liquids and unknown foods. */
export function densityOf(named: string): number | null {
  const food = firstAlternative(named)
  const whole = foldName(food.slice(0, 120))
  const head = foldName(food.slice(0, 120).replace(/[,;(].*$/su, ''))
  const name = spread.exec(head)?.[0] ?? whole
  const isOther = (pourable.test(name) && !exceptions.test(name)) || milled.test(name)
  if (madeOfIt.test(name)) return null
  if (isOther && !endsInKnown(name) && !endsInKnown(head)) return null
  const padded = ` ${name} `
  const found = known.find((candidate) => hasWords(padded, candidate.name))
  return found ? found.grams / (units.get('cup')?.factor ?? 1) : null
}

/** Matches whole words, singular or plural: "almond" is in "sliced almonds" but not in "almondine". */
function hasWords(padded: string, name: string): boolean {
  return endings(name).some((ending) => padded.includes(`${ending} `))
}

const endings = (name: string): Array<string> => ['', 's', 'es', 'y', 'ies'].map((ending) => ` ${name}${ending}`)
