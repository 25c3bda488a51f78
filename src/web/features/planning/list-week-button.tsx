import { ListPlus } from 'lucide-react'
import { useState } from 'react'
import { type PlanEntry, recipesToBuyFor } from '../../../core/planning/meal-plan.ts'
import { factorFor } from '../../../core/recipes/scaling/scale.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import type { KnownRecipes } from '../collections/use-known-recipes.ts'

/** Puts the ingredients of a week's recipes on the shopping list, at the planned servings. Leftovers need none. */
export function ListWeekButton({ week, known }: { week: ReadonlyArray<PlanEntry>; known: KnownRecipes }) {
  const [isBusy, setBusy] = useState(false)
  const recipes = recipesToBuyFor(week).filter(({ recipeId }) => known.get(recipeId) !== null)
  if (recipes.length === 0) return null

  async function add() {
    setBusy(true)
    const wanted = recipes.map(({ recipeId, servings }) => {
      const written = known.get(recipeId)?.servings
      return { id: recipeId, factor: servings !== null && written ? factorFor(servings, written) : 1 }
    })
    try {
      const { addRecipesToShoppingList } = await import('../shopping/add-recipes.ts')
      await addRecipesToShoppingList(wanted)
    } catch {
      toast.error('The shopping list could not be loaded', 'Check your connection and try again.')
    }
    setBusy(false)
  }

  return (
    <Button
      variant="primary"
      pending={isBusy}
      pendingLabel="Adding..."
      onClick={() => void add()}
      className="max-sm:col-span-2"
    >
      <ListPlus aria-hidden />
      Put on the shopping list
    </Button>
  )
}
