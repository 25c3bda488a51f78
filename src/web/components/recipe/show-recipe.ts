import type { Ingredient } from '../../../core/ingredient/ingredient.ts'
import { scaleIngredient } from '../../../core/ingredient/scale.ts'
import { convertTemperatures } from '../../../core/recipe/convert-text.ts'
import { findTimers } from '../../../core/recipe/find-timers.ts'
import type { Step } from '../../../core/recipe/recipe.ts'
import type { AmountChoice } from './amount-choice.ts'

export type ShownIngredient = Pick<Ingredient, 'amount' | 'name' | 'group'>

export interface ShownStep extends Step {
  /** Where its text says how long. */
  times: ReadonlyArray<{ start: number; end: number }>
}

/** What changes when a cook asks for other amounts. */
export interface ShownRecipe {
  ingredients: ReadonlyArray<ShownIngredient>
  steps: ReadonlyArray<ShownStep>
}

interface WrittenRecipe {
  ingredients: ReadonlyArray<ShownIngredient>
  steps: ReadonlyArray<Step>
}

/** The ingredient multiplier comes on top of the servings; ovens follow the units. */
export function showRecipe({ ingredients, steps }: WrittenRecipe, choice: AmountChoice): ShownRecipe {
  const scaling = {
    factor: choice.scale * choice.ingredients,
    display: choice.fractions ? ('fraction' as const) : ('decimal' as const),
    system: choice.units,
  }
  return {
    ingredients: ingredients.map((ingredient) => ({
      ...scaleIngredient(ingredient, scaling),
      group: ingredient.group,
    })),
    steps: steps.map(({ text: written, name, group }) => {
      const text = convertTemperatures(written, choice.units)
      return { text, name, group, times: findTimers(text).map(({ start, end }) => ({ start, end })) }
    }),
  }
}
