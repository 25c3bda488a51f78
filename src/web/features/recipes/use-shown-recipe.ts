import { useEffect, useState } from 'react'
import { type AmountChoice, amountSearch } from './amount-choice.ts'
import type { showRecipe, ShownRecipe } from './show-recipe.ts'

export interface OpeningAmounts {
  /** The choice these amounts belong to, as a query. */
  search: string
  shown: ShownRecipe
}

/**
 * Applies the chosen amounts. Units and numbers of many languages are larger than the rest of the page, so the table
 * loads with the first change. The server works out the amounts the page opens with. Until the table has loaded, the
 * amounts stay the same.
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
