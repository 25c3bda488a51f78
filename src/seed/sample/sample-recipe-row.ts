import { toIngredient } from '../../core/ingredients/parse-line.ts'
import { dietTagsOf } from '../../core/recipes/diets-of.ts'
import { drawnDishOf } from '../../core/recipes/drawing/drawing-of.ts'
import type { recipes } from '../../db/schema/recipes.ts'
import type { SampleRecipe } from './content/recipes/sample-recipe.ts'

export function toRecipeRow(recipe: SampleRecipe, imageId: string | null): typeof recipes.$inferInsert {
  const { chefId, image: _, imageAlt: _alt, datePublished, ingredients, instructions, ...rest } = recipe
  const parsed = ingredients.flatMap(({ group, lines }) => lines.map((line) => toIngredient(line, group)))
  return {
    ...rest,
    imageId,
    authorId: chefId,
    datePublished: new Date(datePublished),
    ingredients: parsed,
    diets: dietTagsOf(parsed),
    drawing: drawnDishOf({ ...rest, ingredients: parsed }),
    instructions: instructions.flatMap(({ group, steps }) => steps.map((step) => ({ ...step, group }))),
    totalTime: recipe.prepTime + recipe.cookTime,
    language: 'en',
    isSample: true,
  }
}
