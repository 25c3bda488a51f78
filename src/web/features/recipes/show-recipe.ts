import { decimalsFor } from '../../../core/recipes/scaling/decimal-mark.ts'
import type { Ingredient } from '../../../core/ingredients/ingredient.ts'
import { showLine } from '../../../core/ingredients/show-line.ts'
import { parsedLine, type ShownLine } from '../../../core/ingredients/shown-line.ts'
import { asWritten } from '../../../core/ingredients/written-line.ts'
import { convertLengths } from '../../../core/recipes/conversion/convert-lengths.ts'
import { convertOven } from '../../../core/recipes/conversion/convert-oven.ts'
import { convertTemperatures } from '../../../core/recipes/conversion/convert-text.ts'
import { findTimers } from '../../../core/recipes/times/find-timers.ts'
import type { Step } from '../../../core/recipes/recipe.ts'
import { scaleStep } from '../../../core/recipes/scaling/scale-step.ts'
import { stepFoodsOf } from '../../../core/recipes/scaling/step-foods.ts'
import type { AmountChoice } from './amount-choice.ts'

export type ShownIngredient = ShownLine & Pick<Ingredient, 'group'>

/** A step with the places of the ingredient lines it uses. */
export interface WrittenStep extends Step {
  uses: ReadonlyArray<number>
}

export interface ShownStep extends WrittenStep {
  /** The positions of durations in the text. */
  times: ReadonlyArray<{ start: number; end: number }>
}

/** The parts of a recipe that depend on the chosen amounts. */
export interface ShownRecipe {
  language: string | null
  ingredients: ReadonlyArray<ShownIngredient>
  steps: ReadonlyArray<ShownStep>
}

export interface WrittenRecipe {
  language: string | null
  /** As stored, with their lines, or as shown before. */
  ingredients: ReadonlyArray<ShownIngredient & Partial<Pick<Ingredient, 'line'>>>
  steps: ReadonlyArray<WrittenStep>
}

/**
 * Applies the chosen amounts to a recipe. Amounts in the steps follow the list. Oven temperatures and lengths follow the
 * units.
 */
export function showRecipe({ language, ingredients, steps }: WrittenRecipe, choice: AmountChoice): ShownRecipe {
  const scaling = {
    factor: choice.scale,
    display: choice.fractions ? ('fraction' as const) : ('as-written' as const),
    system: choice.units,
  }
  const lines = ingredients.map((ingredient) => ({ ...asWritten(ingredient), group: ingredient.group }))
  const decimals = decimalsFor(language)
  const foods = stepFoodsOf(lines.map(parsedLine))
  return {
    language,
    ingredients: lines.map(({ group, ...line }) => {
      const { amount, name, ...shown } = showLine(line, scaling)
      const heated = convertTemperatures(name, choice.units)
      return { ...shown, amount: decimals(amount, line.amount), name: decimals(heated, line.name), group }
    }),
    steps: steps.map(({ text: written, name, group, uses }) => {
      const scaled = scaleStep(written, foods, scaling)
      const { oven, units } = choice
      const heated = oven === 'as-units' ? convertTemperatures(scaled, units) : convertOven(scaled, oven, units)
      const text = decimals(convertLengths(heated, units), written)
      return { text, name, group, uses, times: timesIn(text) }
    }),
  }
}

/** The limit for one step, because a hundred thousand characters could contain sixteen thousand times. */
const mostTimes = 100

const timesIn = (text: string) => findTimers(text, mostTimes).map(({ start, end }) => ({ start, end }))
