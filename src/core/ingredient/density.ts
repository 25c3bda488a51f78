import { gramsPerCup } from './densities.ts'
import { fold } from './unit-words.ts'
import { units } from './units.ts'

/** Foods whose names hold another food's name: coconut milk is no coconut, rice vinegar no rice. */
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

/** Grams per millilitre of a food cooks scoop and weigh alike, or null: liquids and unknown foods stay as they are. */
export function densityOf(food: string): number | null {
  const name = foldName(food.slice(0, 120))
  if ((pourable.test(name) && !exceptions.test(name)) || milled.test(name)) return null
  const padded = ` ${name} `
  const found = known.find((candidate) => hasWords(padded, candidate.name))
  return found ? found.grams / (units.get('cup')?.factor ?? 1) : null
}

/** Whole words, in one or several: "almond" stands in "sliced almonds", not in "almondine". */
function hasWords(padded: string, name: string): boolean {
  const stems = [`${name} `, `${name}s `, `${name}es `, `${name}y `, `${name}ies `]
  return stems.some((stem) => padded.includes(` ${stem}`))
}
