import { foodName } from '../ingredients/food.ts'
import { formatNumber } from '../ingredients/format-number.ts'
import type { Ingredient } from '../ingredients/ingredient.ts'
import { units } from '../ingredients/units.ts'

type Bought = Pick<Ingredient, 'line' | 'amount' | 'name' | 'measures'>

interface Wanted {
  food: string
  /** Sums by unit. The key null counts pieces. */
  sums: Map<string | null, number>
  /** Amounts that can't be added up, as written. */
  others: Array<string>
  /** The author's own wording without the preparation, while only one recipe needs the food. */
  only: string | null
}

/** Lists each food once. Amounts in the same unit are added up, others are joined with "+". */
export function shoppingLines(ingredients: ReadonlyArray<Bought>): Array<string> {
  const list = new Map<string, Wanted>()
  for (const ingredient of ingredients) {
    const food = foodName(ingredient.name || ingredient.line)
    const key = keyOf(food)
    if (!key || isFree(key)) continue
    const wanted = list.get(key)
    if (wanted) list.set(key, { ...withAmount(wanted, ingredient), only: null })
    else list.set(key, withAmount({ food, sums: new Map(), others: [], only: asWritten(ingredient) }, ingredient))
  }
  return [...list.values()].map(toLine)
}

/** Returns whether the food is tap water, which nobody buys. */
const isFree = (key: string) => /^(?:(?:cold|warm|hot|boiling|pasta|cooking) )?water$/.test(key)

/** Merges singular and plural, such as "onion" and "onions". */
function keyOf(food: string): string {
  return food
    .toLowerCase()
    .trim()
    .replace(/(?<=[^aious])s$|(?<=o)es$/, '')
}

function withAmount(wanted: Wanted, { amount, measures: [measure] }: Bought): Wanted {
  if (!measure) return amount ? { ...wanted, others: [...wanted.others, amount] } : wanted
  const most = measure.kind === 'exact' ? measure.value : measure.max
  const sum = (wanted.sums.get(measure.unit) ?? 0) + most
  return { ...wanted, sums: new Map([...wanted.sums, [measure.unit, sum]]) }
}

function toLine({ food, sums, others, only }: Wanted): string {
  if (only !== null) return only
  const amounts = [...[...sums].map(toAmount), ...others]
  return `${amounts.join(' + ')} ${food}`.trim()
}

/** Turns "6 garlic cloves, thinly sliced" into "6 garlic cloves". */
function asWritten({ amount, name }: Bought): string {
  const [plain = name] = name.split(/\s*[,;(]/, 1)
  return `${amount} ${plain || name}`.trim()
}

function toAmount([id, value]: [string | null, number]): string {
  const unit = units.get(id ?? '')
  const number = formatNumber(value, unit?.system === 'metric' ? 'decimal' : 'fraction', 2)
  return unit ? `${number} ${value > 1 ? unit.many : unit.one}` : number
}
