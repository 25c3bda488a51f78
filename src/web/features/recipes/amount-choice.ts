import { type Oven, ovenChoices } from '../../../core/recipes/conversion/oven.ts'
import { combineFactors, parseFactor } from '../../../core/recipes/scaling/scale.ts'

/** The choice of amounts, as written in the query of a recipe's address. */
export interface AmountChoice {
  /** The servings as a factor of those of the recipe. */
  scale: number
  /** True to write fractions for all amounts but metric ones. Otherwise spoons, cups and written fractions get them. */
  fractions: boolean
  units: (typeof unitChoices)[number]['value']
  oven: Oven
}

export const unitChoices = [
  { value: 'as-written', label: 'As written' },
  { value: 'metric', label: 'Metric' },
  { value: 'us', label: 'US' },
] as const

export const asWritten: AmountChoice = { scale: 1, fractions: false, units: 'as-written', oven: 'as-units' }

/** Reads the choice from the address. Ignores invalid values. */
export function readAmountChoice(search: URLSearchParams): AmountChoice {
  return {
    // Links from before there was one factor have two.
    scale: combineFactors(parseFactor(search.get('scale')), parseFactor(search.get('ingredients'))),
    fractions: search.get('amounts') === 'fractions',
    units: unitChoices.find(({ value }) => value === search.get('units'))?.value ?? asWritten.units,
    oven: ovenChoices.find(({ value }) => value === search.get('oven'))?.value ?? asWritten.oven,
  }
}

/** Writes the choice as a query such as "?scale=1.5&units=us". Empty for the recipe as written. */
export function amountSearch(choice: AmountChoice): string {
  const search = new URLSearchParams()
  if (choice.scale !== asWritten.scale) search.set('scale', String(choice.scale))
  if (choice.fractions) search.set('amounts', 'fractions')
  if (choice.units !== asWritten.units) search.set('units', choice.units)
  if (choice.oven !== asWritten.oven) search.set('oven', choice.oven)
  return search.size > 0 ? `?${search}` : ''
}
