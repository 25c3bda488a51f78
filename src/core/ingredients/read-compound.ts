import type { AmountText, Part } from './read-amount.ts'
import { afterMatch, type Measure, readExactMeasure, skip } from './read-measure.ts'
import { units } from './units.ts'

const rangeTo = / ?(?:-|to|bis|à|a|tot|till|til) ?/iy

/**
 * Reads the rest of "1 lb 8 oz". It is less than one of the first unit and than the first amount, because
 * "1 cup 240 ml" and "½ lb 8 oz" name one amount twice. For the same reason, metric and other units don't mix.
 */
export function readRest(text: string, first: Pick<Part, 'quantity' | 'unit'>, end: number): Measure | null {
  const rest = readExactMeasure(text, skip(/,? {0,2}/y, text, end))
  const [large, small] = [units.get(first.unit?.id ?? ''), units.get(rest?.unit.id ?? '')]
  if (!rest || !large || !small || large.kind === 'length' || large.kind !== small.kind) return null
  if ((large.system === 'metric') !== (small.system === 'metric')) return null
  if (first.quantity.max > first.quantity.min || rest.quantity.max > rest.quantity.min) return null
  const limit = Math.min(1, first.quantity.max) * large.factor
  return rest.quantity.max * small.factor < limit * 0.99 ? rest : null
}

/** Reads on after a repeated measure: "4 oz" of "1 kg/2 lb 4 oz", and its range: "3 lb 5 oz–4 lb 8 oz". */
export function readCompound(text: string, amount: AmountText): AmountText {
  const whole = withRest(text, amount)
  return readUpTo(text, whole) ?? whole
}

function withRest(text: string, amount: AmountText): AmountText {
  const last = amount.parts.at(-1)
  const rest = last && readRest(text, last, amount.end)
  return rest ? { ...amount, end: rest.end, parts: [...amount.parts, { role: 'rest', ...rest }] } : amount
}

/** Reads a range that names its unit twice: "1 cup to 1 1/2 cups", "2 lb 10 oz–4 lb". */
export function readUpTo(text: string, amount: AmountText): AmountText | null {
  const start = amount.parts.findLastIndex(({ role }) => role === 'main' || role === 'same' || role === 'upper')
  const [lower, rest, ...others] = amount.parts.slice(start)
  const at = lower && others.length === 0 ? afterMatch(rangeTo, text, amount.end) : null
  const upper = at === null ? null : readExactMeasure(text, at)
  if (!lower || lower.role === 'upper' || !upper || upper.unit.id !== lower.unit?.id) return null
  if (lower.quantity.max > lower.quantity.min) return null
  const parts: ReadonlyArray<Part> = [...amount.parts, { role: 'upper', ...upper }]
  const whole = withRest(text, { ...amount, end: upper.end, parts })
  const upperRest = whole.parts.length > parts.length ? whole.parts.at(-1) : undefined
  if (sum(upper, upperRest) <= sum(lower, rest)) return null
  if (rest || upperRest) return whole
  const { max, start: maxStart, end } = upper.quantity
  const quantity = { ...lower.quantity, max, maxStart, end }
  return { ...whole, parts: [...amount.parts.slice(0, start), { ...lower, quantity, unit: upper.unit }] }
}

const sum = (first: Pick<Part, 'quantity' | 'unit'>, rest: Pick<Part, 'quantity' | 'unit'> | undefined): number =>
  inBaseUnits(first) + (rest ? inBaseUnits(rest) : 0)

const inBaseUnits = ({ quantity, unit }: Pick<Part, 'quantity' | 'unit'>): number =>
  quantity.max * (units.get(unit?.id ?? '')?.factor ?? 0)

/** Returns the parts that add to this one or end its range. */
export function partsBehind(parts: ReadonlyArray<Part>, owner: Part): Array<Part> {
  let current: Part | undefined
  return parts.filter((part) => {
    if (part.role === 'plus') current = parts.find(({ role }) => role === 'main')
    else if (part.role !== 'rest' && part.role !== 'upper') {
      current = part
      return false
    }
    return current === owner
  })
}
