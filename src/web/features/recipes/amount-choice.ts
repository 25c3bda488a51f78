import { multiplierRange, parseFactor } from '../../../core/recipes/scale.ts'

/** The choice of amounts, as written in the query of a recipe's address. */
export interface AmountChoice {
  /** The servings as a factor, 0.5 to 10 times those of the recipe. */
  scale: number
  /** A factor for the ingredients, on top of the servings. */
  ingredients: number
  /** True to write ½ rather than 0.5. */
  fractions: boolean
  units: (typeof unitChoices)[number]['value']
}

export const unitChoices = [
  { value: 'as-written', label: 'As written' },
  { value: 'metric', label: 'Metric' },
  { value: 'us', label: 'US' },
] as const

export const asWritten: AmountChoice = { scale: 1, ingredients: 1, fractions: false, units: 'as-written' }

/** Reads the choice from the address. Ignores invalid values. */
export function readAmountChoice(search: URLSearchParams): AmountChoice {
  return {
    scale: parseFactor(search.get('scale')),
    ingredients: parseFactor(search.get('ingredients'), multiplierRange),
    fractions: search.get('amounts') === 'fractions',
    units: unitChoices.find(({ value }) => value === search.get('units'))?.value ?? asWritten.units,
  }
}

/** Writes the choice as a query such as "?scale=1.5&units=us". Empty for the recipe as written. */
export function amountSearch(choice: AmountChoice): string {
  const search = new URLSearchParams()
  if (choice.scale !== asWritten.scale) search.set('scale', String(choice.scale))
  if (choice.ingredients !== asWritten.ingredients) search.set('ingredients', String(choice.ingredients))
  if (choice.fractions) search.set('amounts', 'fractions')
  if (choice.units !== asWritten.units) search.set('units', choice.units)
  return search.size > 0 ? `?${search}` : ''
}
