import { gramsPerCup } from './densities.ts'
import { fold } from './unit-words.ts'
import { units } from './units.ts'

/** Foods whose names contain another food's name: coconut milk is not coconut, rice vinegar is not rice. */
const pourable =
  /(?:^| )(?:milk|cream|water|broth|stock|juice|wine|vinegar|oil|sauce|liqueur|extract|milch|sahne|lait|leche|latte|leite|melk|mjolk|beer|vinaigre|aceto|vinagre|essig|ol|huile|aceite|olio)(?: |$)/
const milled = /(?:^| )(?:noodle|noodles|paper|papers|cracker|crackers|cake|cakes|bread|bun|buns)(?: |$)/

const exceptions = /cream cheese|sour cream|coconut oil|creme fraiche|tomato sauce|applesauce/

const known = gramsPerCup
  .flatMap(([grams, names]) => names.split('|').map((name) => ({ name: foldName(name), grams })))
  .toSorted((one, other) => other.name.length - one.name.length)

function foldName(name: string): string {
  return fold(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Returns grams per milliliter, or null for liquids and unknown foods. */
export function densityOf(food: string): number | null {
  const name = foldName(food.slice(0, 120))
  if ((pourable.test(name) && !exceptions.test(name)) || milled.test(name)) return null
  const padded = ` ${name} `
  const found = known.find((candidate) => hasWords(padded, candidate.name))
  return found ? found.grams / (units.get('cup')?.factor ?? 1) : null
}

/** Matches whole words, singular or plural: "almond" is in "sliced almonds" but not in "almondine". */
function hasWords(padded: string, name: string): boolean {
  const stems = [`${name} `, `${name}s `, `${name}es `, `${name}y `, `${name}ies `]
  return stems.some((stem) => padded.includes(` ${stem}`))
}
