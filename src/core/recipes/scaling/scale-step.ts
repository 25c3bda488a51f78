import { fractionSigns } from '../../ingredients/fraction-signs.ts'
import { handyAmount } from '../../ingredients/handy-amount.ts'
import { scaleIngredient, type Scaling } from '../../ingredients/scale.ts'
import { readAmountText } from '../../ingredients/scale-text.ts'
import { units } from '../../ingredients/units.ts'
import { findStepAmounts, type StepAmount } from './step-amounts.ts'
import type { StepFoods } from './step-foods.ts'

const fraction = new RegExp(String.raw`^(?:[${fractionSigns}]|\d/\d|half)`, 'i')

/** Writes the amounts of a step for the chosen servings and units. */
export function scaleStep(text: string, foods: StepFoods, scaling: Scaling): string {
  if (scaling.factor === 1 && scaling.system === 'as-written') return text
  let written = ''
  let last = 0
  const amounts = findStepAmounts(text, foods)
  for (const [index, { start, end, nameEnd }] of amounts.entries()) {
    const between = text.slice(end, nameEnd)
    const name = between.trim()
    const at = between.indexOf(name)
    const amount = text.slice(start, end)
    // "An egg" stays in other units.
    if (scaling.factor === 1 && /^\p{L}+$/u.test(amount)) continue
    const isInBoth =
      repeats(text, amounts[index], amounts[index + 1]) || repeats(text, amounts[index - 1], amounts[index])
    const system = isInBoth ? 'as-written' : scaling.system
    const scaled = scaleIngredient({ amount, name }, { ...scaling, system })
    const scaledFrom = scaling.factor === 1 ? null : { amount, factor: scaling.factor }
    const shown = { ...scaled, amount: handyAmount(scaled.amount, { scaledFrom, system }) }
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

const toBracket = /^ [^.,;:()\d]{1,40} \((?:about |approx\.? |ca\.? )?$/iu

/** "250 g flour (2 cups)": the bracket has the same amount in the other units. */
function repeats(text: string, first?: StepAmount, second?: StepAmount): boolean {
  if (!first || !second || text[second.end] !== ')') return false
  const [one, other] = [first, second].map(({ start, end }) => systemOf(text.slice(start, end)))
  return (
    one !== other && one !== undefined && other !== undefined && toBracket.test(text.slice(first.end, second.start))
  )
}

const systemOf = (amount: string) => units.get(readAmountText(amount)?.parts[0]?.unit?.id ?? '')?.system
