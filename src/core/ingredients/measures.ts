import type { Amount } from './ingredient.ts'
import type { AmountText, Part } from './read-amount.ts'
import { partsBehind } from './read-compound.ts'
import { units } from './units.ts'

/** Rounds to enough digits for thirds and sixths, and few enough to keep the stored JSON short. */
function tidy(value: number): number {
  return Math.round(value * 10_000) / 10_000
}

/** The most that an amount may be. Not beside its schema, which would bring Zod into the scripts of the recipe page. */
export const upperOf = (amount: Amount): number => (amount.kind === 'exact' ? amount.value : amount.max)

function toAmount(min: number, max: number, unit: string | null): Amount {
  return max > min ? { kind: 'range', min: tidy(min), max: tidy(max), unit } : { kind: 'exact', value: tidy(min), unit }
}

/** Converts an added part to the unit of the main part: "1 cup plus 2 tbsp" is 1.125 cups. "100 g plus 2 tbsp" has two units. */
function inUnitOf(main: Part, part: Part): number {
  if (main.unit?.id === part.unit?.id) return 1
  const [from, to] = [units.get(part.unit?.id ?? ''), units.get(main.unit?.id ?? '')]
  return from && to && from.kind === to.kind && to.factor > 0 ? from.factor / to.factor : 0
}

/** Adds up a part and what belongs to it: "2 lb 4 oz", "3 lb 5 oz–4 lb 8 oz". */
function wholeOf({ parts }: AmountText, owner: Part): { min: number; max: number } {
  let { min, max } = owner.quantity
  let isUpper = false
  for (const part of partsBehind(parts, owner)) {
    const factor = inUnitOf(owner, part)
    isUpper ||= part.role === 'upper'
    if (!isUpper) min += part.quantity.min * factor
    max = (part.role === 'upper' ? 0 : max) + part.quantity.max * factor
  }
  return { min, max }
}

/** Drops a second measure that can't equal the first: "1 t (250 ml)" means a Quebec cup, not a teaspoon. */
function isPlausible(first: Amount, other: Amount): boolean {
  const [one, two] = [units.get(first.unit ?? ''), units.get(other.unit ?? '')]
  if (!one || !two || one.kind !== two.kind || one.factor === 0 || two.factor === 0) return true
  const ratio = (upperOf(first) * one.factor) / (upperOf(other) * two.factor)
  return ratio > 0.5 && ratio < 2
}

/** Returns the amount as written, then the same quantity in other units. */
export function measuresOf(amount: AmountText): Array<Amount> {
  const main = amount.parts.find((part) => part.role === 'main')
  if (!main) return []
  const { min, max } = wholeOf(amount, main)
  const first = toAmount(min, max, main.unit?.id ?? null)
  const others = amount.parts.flatMap((part) => {
    const { role, unit } = part
    if (!unit || (role !== 'same' && role !== 'size')) return []
    // A length describes the shape of a piece. Two pieces of 3 cm don't add up to 6 cm.
    if (part.role === 'size' && units.get(unit.id)?.kind === 'length') return []
    const [from, to] = role === 'size' ? [min, max] : [1, 1]
    const whole = wholeOf(amount, part)
    return [toAmount(whole.min * from, whole.max * to, unit.id)]
  })
  return [first, ...others.filter((other) => isPlausible(first, other))]
}
