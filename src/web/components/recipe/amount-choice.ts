import { multiplierRange, parseFactor } from '../../../core/recipe/scale.ts'

/** How a cook wants the amounts: what the address of a recipe page says after its question mark. */
export interface AmountChoice {
  /** Servings, 0.5 to 10 times those of the recipe. */
  scale: number
  /** Ingredients alone, on top of the servings. */
  ingredients: number
  /** ½ rather than 0.5. */
  fractions: boolean
  units: (typeof unitChoices)[number]['value']
}

export const unitChoices = [
  { value: 'as-written', label: 'As written' },
  { value: 'metric', label: 'Metric' },
  { value: 'us', label: 'US' },
] as const

export const asWritten: AmountChoice = { scale: 1, ingredients: 1, fractions: false, units: 'as-written' }

/** What an address cannot mean counts as not said. */
export function readAmountChoice(search: URLSearchParams): AmountChoice {
  return {
    scale: parseFactor(search.get('scale')),
    ingredients: parseFactor(search.get('ingredients'), multiplierRange),
    fractions: search.get('amounts') === 'fractions',
    units: unitChoices.find(({ value }) => value === search.get('units'))?.value ?? asWritten.units,
  }
}

/** "?scale=1.5&units=us", or nothing where everything is as the recipe has it. */
export function amountSearch(choice: AmountChoice): string {
  const search = new URLSearchParams()
  if (choice.scale !== asWritten.scale) search.set('scale', String(choice.scale))
  if (choice.ingredients !== asWritten.ingredients) search.set('ingredients', String(choice.ingredients))
  if (choice.fractions) search.set('amounts', 'fractions')
  if (choice.units !== asWritten.units) search.set('units', choice.units)
  return search.size > 0 ? `?${search}` : ''
}
