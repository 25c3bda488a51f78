import { dietsOf } from '../../core/recipe/diets-of.ts'
import { fitRecipe } from '../../core/recipe/fit-recipe.ts'
import type { NewRecipe } from '../../core/recipe/recipe-form.ts'
import { sourceKey } from '../../core/recipe/source-key.ts'

/** What a recipe says, as its row holds it; its picture is somebody else's matter. */
export function recipeColumns(given: NewRecipe) {
  const { imageId: _, datePublished: _published, ...recipe } = fitRecipe(given)
  return {
    ...recipe,
    difficulty: recipe.difficulty ?? ('medium' as const),
    sourceKey: recipe.sourceUrl ? sourceKey(recipe.sourceUrl) : null,
    diets: dietsOf(recipe.ingredients),
  }
}
