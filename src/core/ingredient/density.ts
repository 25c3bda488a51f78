import { gramsPerCup } from './densities.ts'
import { fold } from './unit-words.ts'
import { units } from './units.ts'

/** Foods whose names hold another food's name: coconut milk is no coconut, rice vinegar no rice. */
const pourable =
  /(?:^| )(?:milk|cream|water|broth|stock|juice|wine|vinegar|oil|sauce|liqueur|extract|milch|sahne|lait|leche|latte|leite|melk|mjolk|beer|vinaigre|aceto|vinagre|essig|ol|huile|aceite|olio)(?: |$)/
const milled = /(?:^| )(?:noodle|noodles|paper|papers|cracker|crackers|cake|cakes|bread|bun|buns)(?: |$)/

const exceptions = /cream cheese|sour cream|coconut oil|creme fraiche|tomato sauce|applesauce/

const table = gramsPerCup.map(([grams, names]) => ({
  gramsPerMl: grams / (units.get('cup')?.factor ?? 1),
  names: names.split('|').map(foldName),
}))

function foldName(name: string): string {
  return fold(name).replace(/[^\p{L}\p{N}]+/gu, ' ').trim()
}

/** Grams per millilitre of a food cooks scoop and weigh alike, or null: liquids and unknown foods stay as they are. */
export function densityOf(food: string): number | null {
  const name = foldName(food.slice(0, 120))
  if ((pourable.test(name) && !exceptions.test(name)) || milled.test(name)) return null
  const padded = ` ${name} `
  const found = table.find(({ names }) => names.some((known) => hasWords(padded, known)))
  return found?.gramsPerMl ?? null
}

/** Whole words, in one or several: "almond" stands in "sliced almonds", not in "almondine". */
function hasWords(padded: string, known: string): boolean {
  const stems = [`${known} `, `${known}s `, `${known}es `, `${known}y `, `${known}ies `]
  return stems.some((stem) => padded.includes(` ${stem}`))
}
