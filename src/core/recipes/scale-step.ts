import { scaleIngredient, type Scaling } from '../ingredients/scale.ts'
import { findStepAmounts } from './step-amounts.ts'
import type { StepFoods } from './step-foods.ts'

/** Writes the amounts of a step for the chosen servings and units. */
export function scaleStep(text: string, foods: StepFoods, scaling: Scaling): string {
  if (scaling.factor === 1 && scaling.system === 'as-written') return text
  let written = ''
  let last = 0
  for (const { start, end, nameEnd } of findStepAmounts(text, foods)) {
    const between = text.slice(end, nameEnd)
    const name = between.trim()
    const at = between.indexOf(name)
    const shown = scaleIngredient({ amount: text.slice(start, end), name }, scaling)
    written +=
      text.slice(last, start) + shown.amount + between.slice(0, at) + shown.name + between.slice(at + name.length)
    last = nameEnd
  }
  return written + text.slice(last)
}
