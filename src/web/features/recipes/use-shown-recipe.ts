import { useEffect, useState } from 'react'
import { type AmountChoice, amountSearch } from './amount-choice.ts'
import type { showRecipe, ShownRecipe } from './show-recipe.ts'

export interface OpeningAmounts {
  /** The choice these amounts belong to, as a query. */
  search: string
  shown: ShownRecipe
}

/**
 * Applies the chosen amounts. The table of units and numbers in many languages is larger than the rest of the page, so
 * it loads with the scaling panel or the first change. Until then the page shows the amounts that the server computed
 * for the address.
 */
export function useShownRecipe(
  written: ShownRecipe,
  choice: AmountChoice,
  opening: OpeningAmounts | null,
): ShownRecipe {
  const [table, setTable] = useState<{ showRecipe: typeof showRecipe } | null>(null)
  const search = amountSearch(choice)
  const isKnown = search === '' || search === opening?.search
  useEffect(() => {
    if (!isKnown && !table) void import('./show-recipe.ts').then(setTable, () => window.loadPageAnew?.())
  }, [isKnown, table])
  if (search === '') return written
  if (search === opening?.search) return opening.shown
  return table ? table.showRecipe(written, choice) : (opening?.shown ?? written)
}
