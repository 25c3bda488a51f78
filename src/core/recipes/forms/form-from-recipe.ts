import { asForm, type RecipeForm } from './recipe-form.ts'
import type { Recipe } from '../recipe.ts'

export function formFromRecipe(recipe: Recipe): RecipeForm {
  const { featured, picture } = recipe
  return { ...asForm(recipe), featured, imageId: picture?.id ?? null }
}
