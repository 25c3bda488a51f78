import { fieldsOf, isText } from '../text/fields-of.ts'
import { recipeStatuses } from './lifecycle-events.ts'
import type { RecipeStatus } from './recipe.ts'

/** A recipe of the cook that no search lists. */
export interface OwnRecipe {
  id: string
  title: string
  status: RecipeStatus
}

export function readOwnRecipes(value: unknown): Array<OwnRecipe> | undefined {
  const { recipes } = fieldsOf(value)
  return Array.isArray(recipes) && recipes.every(isOwnRecipe) ? recipes : undefined
}

function isOwnRecipe(value: unknown): value is OwnRecipe {
  const { id, title, status } = fieldsOf(value)
  return isText(id) && isText(title) && recipeStatuses.some((known) => known === status)
}
