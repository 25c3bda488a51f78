import { plainName } from '../../../core/ingredients/plain-name.ts'
import type { ShownIngredient, ShownStep } from './show-recipe.ts'

/** An ingredient line as a step shows it. */
export interface StepUse {
  place: number
  amount: string
  joint?: string
  name: string
  /** The amount is for several steps. */
  isShared: boolean
}

/**
 * Returns the ingredients of one step. An amount is shown at the first step that uses it, so that nobody adds it twice.
 */
export function usesOfStep(
  ingredients: ReadonlyArray<ShownIngredient>,
  steps: ReadonlyArray<Pick<ShownStep, 'uses'>>,
  place: number,
): Array<StepUse> {
  const before = new Set(steps.slice(0, place).flatMap(({ uses }) => uses))
  return (steps[place]?.uses ?? []).flatMap((line) => {
    const ingredient = ingredients[line]
    if (!ingredient) return []
    const isAgain = before.has(line)
    return [
      {
        place: line,
        ...(isAgain ? { amount: '' } : amountOf(ingredient)),
        name: plainName(ingredient.name),
        isShared: !isAgain && /\bdivided\b/i.test(ingredient.name),
      },
    ]
  })
}

const amountOf = ({ amount, joint }: ShownIngredient) => (joint === undefined ? { amount } : { amount, joint })
