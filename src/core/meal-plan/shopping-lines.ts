import { foodName } from '../ingredient/food.ts'
import { formatNumber } from '../ingredient/format-number.ts'
import type { Ingredient } from '../ingredient/ingredient.ts'
import { units } from '../ingredient/units.ts'

type Bought = Pick<Ingredient, 'line' | 'amount' | 'name' | 'measures'>

interface Wanted {
  food: string
  /** Sums by unit; null counts pieces. */
  sums: Map<string | null, number>
  /** Amounts that cannot be added up, as they were written. */
  others: Array<string>
  /** As its author wrote it without what to do with it, while it is the only one. */
  only: string | null
}

/** What to buy for several recipes: the same food once, amounts of one unit added up, others side by side. */
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

/** Comes from the tap. */
const isFree = (key: string) => /^(?:(?:cold|warm|hot|boiling|pasta|cooking) )?water$/.test(key)

/** "Onion" and "onions" are one food. */
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

/** "6 garlic cloves" of "6 garlic cloves, thinly sliced". */
function asWritten({ amount, name }: Bought): string {
  const [plain = name] = name.split(/\s*[,;(]/, 1)
  return `${amount} ${plain || name}`.trim()
}

function toAmount([id, value]: [string | null, number]): string {
  const unit = units.get(id ?? '')
  const number = formatNumber(value, unit?.system === 'metric' ? 'decimal' : 'fraction', 2)
  return unit ? `${number} ${value > 1 ? unit.many : unit.one}` : number
}
