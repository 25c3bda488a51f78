import { useEffect, useState } from 'react'
import { type AmountChoice, amountSearch } from './amount-choice.ts'
import type { showRecipe, ShownRecipe } from './show-recipe.ts'

export interface OpeningAmounts {
  /** The choice they answer, as an address says it. */
  search: string
  shown: ShownRecipe
}

/**
 * Units and numbers of many languages weigh more than the rest of the page, so the table comes with the first change of
 * amounts; what a page opens with the server has worked out. Until it is here, the amounts stay as they were.
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
