import { fractionSigns } from './fraction-signs.ts'

const more = new RegExp(String.raw`(?:\bplus |\+ ?)(?=[\d${fractionSigns}])`, 'i')
/** "165 ml (about ⅔ cup + 1 tsp) water": the bracket scales as a whole or not at all. */
const sumInBracket = new RegExp(String.raw`\([^()]*[\d${fractionSigns}][^()]*$`)

/**
 * Finds a second amount in a name, as in "flour, plus 2 tbsp" or "flour + 2 tbsp for dusting". `start` is where its joint
 * starts, and `at` where its number does.
 */
export function findSecondAmount(name: string): { start: number; at: number } | null {
  const found = more.exec(name.slice(0, 300))
  if (!found || sumInBracket.test(name.slice(0, found.index))) return null
  return { start: found.index, at: found.index + found[0].length }
}
