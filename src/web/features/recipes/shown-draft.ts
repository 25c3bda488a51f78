import { textOfLine } from '../../../core/ingredients/shown-line.ts'
import type { RecipeDraft } from '../../../core/recipes/recipe.ts'
import { scaleServings } from '../../../core/recipes/scaling/scale.ts'
import { type AmountChoice, amountSearch } from './amount-choice.ts'
import { showRecipe } from './show-recipe.ts'

/** Writes a recipe with the chosen amounts, to print it. Returns it unchanged if nothing is chosen. */
export function shownDraft(recipe: RecipeDraft, choice: AmountChoice): RecipeDraft {
  if (amountSearch(choice) === '') return recipe
  const steps = recipe.instructions.map((step) => ({ ...step, uses: [] }))
  const shown = showRecipe({ ...recipe, steps }, choice)
  return {
    ...recipe,
    ...(choice.scale === 1 ? {} : scaledYield(recipe, choice.scale)),
    ingredients: recipe.ingredients.map((ingredient, place) => {
      const line = shown.ingredients[place]
      return line ? { ...ingredient, line: textOfLine(line) } : ingredient
    }),
    instructions: shown.steps.map(({ text, name, group }) => ({ text, name, group })),
  }
}

function scaledYield({ servings }: RecipeDraft, scale: number): Pick<RecipeDraft, 'servings' | 'yield'> {
  if (servings === null) return { servings, yield: `${Math.round(scale * 100) / 100} × the original` }
  return { servings: null, yield: `${scaleServings(servings, scale)} (${servings} in the original)` }
}
