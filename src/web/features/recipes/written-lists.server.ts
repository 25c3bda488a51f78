import { shownLists } from '../../../core/recipes/fit-recipe.ts'
import type { Recipe } from '../../../core/recipes/recipe.ts'
import { ingredientsOfSteps } from '../../../core/recipes/step-ingredients/step-ingredients.ts'

/**
 * Returns the lists of a recipe for its page, with the lines that each step uses. Only the server finds those, because
 * the food table is large.
 */
export function writtenLists(recipe: Pick<Recipe, 'ingredients' | 'instructions'>) {
  const { ingredients, instructions, left } = shownLists(recipe)
  const uses = ingredientsOfSteps(ingredients, instructions)
  return { ingredients, steps: instructions.map((step, place) => ({ ...step, uses: uses[place] ?? [] })), left }
}
