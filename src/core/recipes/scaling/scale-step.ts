import { fractionSigns } from '../../ingredients/fraction-signs.ts'
import { handyAmount } from '../../ingredients/handy-amount.ts'
import { scaleIngredient, type Scaling } from '../../ingredients/scale.ts'
import { findStepAmounts } from './step-amounts.ts'
import type { StepFoods } from './step-foods.ts'

const fraction = new RegExp(String.raw`^(?:[${fractionSigns}]|\d/\d|half)`, 'i')

/** Writes the amounts of a step for the chosen servings and units. */
export function scaleStep(text: string, foods: StepFoods, scaling: Scaling): string {
  if (scaling.factor === 1 && scaling.system === 'as-written') return text
  let written = ''
  let last = 0
  for (const { start, end, nameEnd } of findStepAmounts(text, foods)) {
    const between = text.slice(end, nameEnd)
    const name = between.trim()
    const at = between.indexOf(name)
    const amount = text.slice(start, end)
    // "An egg" stays in other units.
    if (scaling.factor === 1 && /^\p{L}+$/u.test(amount)) continue
    const scaled = scaleIngredient({ amount, name }, scaling)
    const scaledFrom = scaling.factor === 1 ? null : { amount, factor: scaling.factor }
    const shown = { ...scaled, amount: handyAmount(scaled.amount, { scaledFrom, system: scaling.system }) }
    const before = text.slice(last, start)
    // "A ½ cup" doubles to "1 cup", not to "a 1 cup".
    const losesArticle = fraction.test(amount) && /^[1-9]/.test(shown.amount)
    written +=
      (losesArticle ? before.replace(/(?<!\p{L})an? $/u, '') : before) +
      shown.amount +
      between.slice(0, at) +
      shown.name +
      between.slice(at + name.length)
    last = nameEnd
  }
  return written + text.slice(last)
}
