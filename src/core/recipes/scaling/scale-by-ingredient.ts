import { densityOf } from '../../ingredients/density.ts'
import { foodName } from '../../ingredients/food.ts'
import type { Amount, Ingredient } from '../../ingredients/ingredient.ts'
import { measuresOf } from '../../ingredients/measures.ts'
import { sticksInCups } from '../../ingredients/scale.ts'
import { readAmountText } from '../../ingredients/scale-text.ts'
import { units } from '../../ingredients/units.ts'
import { limitFactor } from './scale.ts'

export type FoundFactor = { factor: number } | { problem: string }

/** Returns the factor at which a recipe uses up an amount at hand: "350 g" of the line "250 g flour" is 1.4. */
export function factorForIngredient(line: Pick<Ingredient, 'amount' | 'name'>, atHand: string): FoundFactor {
  const have = measuresIn(atHand, line.name)[0]
  const isCount = have?.unit === null && namesSomething(atHand)
  if (!have || middleOf(have) <= 0) return { problem: 'Enter an amount, such as 350 g or 2 cups.' }
  const density = densityOf(foodName(line.name))
  const measures = measuresIn(line.amount, line.name)
  const sameUnit = measures.filter(({ unit }) => unit === have.unit)
  for (const needed of [...sameUnit, ...measures]) {
    // "350" of a line in grams means grams, but "2 eggs" of it means nothing.
    const asked = have.unit === null && !isCount ? { ...have, unit: needed.unit } : have
    const [one, other] = [inUnitOf(asked, density, needed), inUnitOf(needed, density, needed)]
    if (one !== null && other !== null && other > 0) return { factor: limitFactor(one / other) }
  }
  return { problem: `The recipe says ${line.amount}. Enter an amount that can be compared with it.` }
}

/** Returns whether a line has an amount to compare with. */
export const isComparable = ({ amount, name }: Pick<Ingredient, 'amount' | 'name'>): boolean =>
  measuresIn(amount, name).some((measure) => middleOf(measure) > 0)

function measuresIn(text: string, food: string): Array<Amount> {
  const read = readAmountText(text.trim().slice(0, 60))
  return read ? measuresOf(read).map((measure) => sticksInCups(measure, foodName(food))) : []
}

/** Returns whether words follow the number. */
function namesSomething(atHand: string): boolean {
  const text = atHand.trim()
  return /\p{L}/u.test(text.slice(readAmountText(text)?.end ?? 0))
}

const middleOf = (amount: Amount) => (amount.kind === 'exact' ? amount.value : (amount.min + amount.max) / 2)

/** The amount in the unit of another, or null if they can't be compared. */
function inUnitOf(amount: Amount, density: number | null, like: Amount): number | null {
  if (amount.unit === like.unit) return middleOf(amount)
  const [unit, wanted] = [units.get(amount.unit ?? ''), units.get(like.unit ?? '')]
  if (!unit || !wanted) return null
  if (unit.kind === wanted.kind)
    return unit.factor > 0 && wanted.factor > 0 ? (middleOf(amount) * unit.factor) / wanted.factor : null
  if (density === null || unit.factor === 0 || wanted.factor === 0) return null
  const base = middleOf(amount) * unit.factor
  if (unit.kind === 'volume' && wanted.kind === 'mass') return (base * density) / wanted.factor
  if (unit.kind === 'mass' && wanted.kind === 'volume') return base / density / wanted.factor
  return null
}
