import { scaleIngredient, type Scaling } from '../ingredients/scale.ts'
import { findStepAmounts } from './step-amounts.ts'
import type { StepFoods } from './step-foods.ts'

/** Writes the amounts of a step for the chosen servings and units. */
export function scaleStep(text: string, foods: StepFoods, scaling: Scaling): string {
  if (scaling.factor === 1 && scaling.system === 'as-written') return text
  let written = ''
  let last = 0
  for (const { start, end, nameEnd } of findStepAmounts(text, foods)) {
    const { amount, name } = scaleIngredient(
      { amount: text.slice(start, end), name: text.slice(end, nameEnd).trimStart() },
      scaling,
    )
    const gap = /^\s*/.exec(text.slice(end, nameEnd))?.[0] ?? ''
    written += text.slice(last, start) + amount + gap + name
    last = nameEnd
  }
  return written + text.slice(last)
}
