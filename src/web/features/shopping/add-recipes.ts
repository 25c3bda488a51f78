import { get } from '../../browser/client.ts'
import { toast } from '../../ui/toast.ts'
import { addToShoppingList } from './add-to-shopping-list.ts'
import { mostRecipesAtOnce, readRecipesToBuy, type RecipeToBuy } from './recipes-to-buy.ts'

interface WantedRecipe {
  id: string
  /** The servings as a factor of those of the recipe. */
  factor: number
}

/** Loads recipes and adds their ingredients to the cook's list, all or none. Returns false, and says why, on failure. */
export async function addRecipesToShoppingList(wanted: ReadonlyArray<WantedRecipe>): Promise<boolean> {
  const recipes: Array<RecipeToBuy> = []
  for (let start = 0; start < wanted.length; start += mostRecipesAtOnce) {
    const search = new URLSearchParams(
      wanted.slice(start, start + mostRecipesAtOnce).flatMap(({ id, factor }) => [
        ['id', id],
        ['scale', String(factor)],
      ]),
    )
    const outcome = await get(`/shopping-list/recipes?${search}`, readRecipesToBuy)
    if (!outcome.ok) {
      toast.error('The ingredients could not be loaded', 'Check your connection and try again.')
      return false
    }
    recipes.push(...outcome.answer)
  }
  const gone = wanted.length - recipes.length
  const missing =
    gone === 0 ? '' : `${gone === 1 ? '1 recipe is' : `${gone} recipes are`} no longer there and were left out.`
  return addToShoppingList(
    recipes.map(({ id, title, lines }) => ({ lines, recipe: { id, title } })),
    missing,
  )
}
