import { dietTagsOf } from '../../core/recipes/diets-of.ts'
import { drawnDishOf } from '../../core/recipes/drawing/drawing-of.ts'
import { fitRecipe } from '../../core/recipes/fit-recipe.ts'
import type { NewRecipe } from '../../core/recipes/forms/recipe-form.ts'
import { recipeLanguage } from '../../core/recipes/recipe-language.ts'
import { sourceKey } from '../../core/recipes/source-key.ts'

/** Returns the columns of a recipe's content, except its picture. */
export function recipeColumns(given: NewRecipe) {
  const { imageId: _, datePublished: _published, ...recipe } = fitRecipe(given)
  return {
    ...recipe,
    sourceKey: recipe.sourceUrl ? sourceKey(recipe.sourceUrl) : null,
    diets: dietTagsOf(recipe.ingredients),
    drawing: drawnDishOf(recipe),
    language: recipeLanguage(recipe),
  }
}
