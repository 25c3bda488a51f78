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

/** "And" and similar words start another food: "1 cup milk and butter (50 g)" has two amounts. */
const toBracket =
  /^ (?:(?!(?:with|and|und|mit|et|avec|y|con|e|en|met|och|med) )[^.,;:()\d\s]+ ){1,6}\((?:about |approx\.? |ca\.? )?$/iu

/** "250 g flour (2 cups)": the bracket has the same amount in the other units. */
function repeats(text: string, first?: StepAmount, second?: StepAmount): boolean {
  if (!first || !second || text[second.end] !== ')') return false
  if (!toBracket.test(text.slice(first.end, second.start))) return false
  const [one, other] = [first, second].map(({ start, end }) => measureOf(text.slice(start, end)))
  return Boolean(one && other && one.system !== other.system && isSameSize(one, other))
}

interface Measure {
  kind: 'mass' | 'volume'
  system: 'metric' | 'us'
  /** In grams or milliliters. */
  size: number
}

/** Returns null for spoons, which belong to both systems: they are no conversion of "1 cup". */
function measureOf(amount: string): Measure | null {
  const main = readAmountText(amount)?.parts[0]
  const unit = units.get(main?.unit?.id ?? '')
  if (!main || !unit || unit.system === 'both' || (unit.kind !== 'mass' && unit.kind !== 'volume')) return null
  return { kind: unit.kind, system: unit.system, size: main.quantity.max * unit.factor }
}

/** Recipes round by up to a fifth. A milliliter of food weighs from 0.1 g (spinach) to 1.6 g (syrup). */
function isSameSize(one: Measure, other: Measure): boolean {
  if (one.kind === other.kind) return Math.max(one.size, other.size) <= 1.2 * Math.min(one.size, other.size)
  const [mass, volume] = one.kind === 'mass' ? [one, other] : [other, one]
  return mass.size >= 0.1 * volume.size && mass.size <= 1.6 * volume.size
}
