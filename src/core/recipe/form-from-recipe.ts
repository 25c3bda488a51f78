import { formFromDraft, type RecipeForm } from './recipe-form.ts'
import type { Recipe } from './recipe.ts'

/** A recipe of the site as its editor starts with it. */
export function formFromRecipe(recipe: Recipe): RecipeForm {
  const { rating, featured, picture } = recipe
  return { ...formFromDraft(recipe), rating, featured, imageId: picture?.id ?? null }
}
