import { foldLetters } from '../text/fold-letters.ts'
import { foodName } from './food.ts'
import type { Amount } from './ingredient.ts'
import { units } from './units.ts'

/** Foods that American cooks measure in fluid ounces. Sauces, syrups and condensed milk come in jars with a weight. */
const poured = new RegExp(
  `(?:^|[ -])(?:${[
    'milk|buttermilk|half and half|half & half|heavy cream|double cream|single cream|whipping cream|light cream|water|broth|stock|juice|wine|vinegar|oil',
    'beer|lager|ale|stout|cider|champagne|prosecco|cava|soda|cola|coke|lemonade|seltzer|tonic|ginger beer|espresso',
    'gin|rum|vodka|whiske?y|bourbon|scotch|tequila|mezcal|brandy|cognac|vermouth|sherry|port|liqueur|schnapps|amaretto|campari|aperol|cointreau|kahlua|triple sec|pisco|sake|absinthe|limoncello',
  ].join('|')})$`,
)
const weighed = /(?:^| )(?:dry|dried|powdered|condensed|frozen|coconut oil)(?: |$)/

/** Cream that only British recipes call so, and their pint has 20 ounces. */
const britishCream = /(?:^| )(?:double|single|clotted) cream$/

/** Returns the unit that an author means for this food: ounces of milk are fluid, and a pint of double cream is British. */
export function unitFor(unit: string | null, food: string): string | null {
  if (unit !== 'oz' && unit !== 'pint') return unit
  const name = foldLetters(foodName(food.slice(0, 120))).toLowerCase()
  if (unit === 'pint') return britishCream.test(name) ? 'imperial-pint' : unit
  return poured.test(name) && !weighed.test(name) ? 'fl-oz' : unit
}

/** "Water (½ cup; 115 g)". */
const weightInBracket = /\([^()]*\d ?(?:g|kg|grams?|gramm|grammes)(?!\p{L})/iu

/** Ounces may be fluid, but grams are not. */
export const isWeight = ({ unit }: Amount): boolean => unit !== 'oz' && units.get(unit ?? '')?.kind === 'mass'

/** Puts the measures of a line into the units that its author means. A weight beside the ounces says that they weigh. */
export function inUnitsOfFood(measures: ReadonlyArray<Amount>, food: string): ReadonlyArray<Amount> {
  return measures.some(isWeight) || weightInBracket.test(food.slice(0, 160))
    ? measures
    : measures.map((measure) => ({ ...measure, unit: unitFor(measure.unit, food) }))
}
