export type NumberStyle = 'decimal' | 'fraction'

const fractions: ReadonlyArray<readonly [number, string]> = [
  [0, ''],
  [1 / 8, '⅛'],
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [3 / 8, '⅜'],
  [1 / 2, '½'],
  [5 / 8, '⅝'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
  [7 / 8, '⅞'],
  [1, ''],
]

/** A cook can't measure a smaller difference from a kitchen fraction: 0.83 tsp is ⅞ tsp. */
const toleranceFor = (value: number) => Math.max(0.03, value * 0.07)

/** Rounds to one decimal and drops a trailing ".0". Values that would round to zero keep two significant digits. */
function formatDecimal(value: number, places = 1): string {
  if (value === 0 || !Number.isFinite(value)) return '0'
  const scale = 10 ** places
  const rounded = Math.round((value + Number.EPSILON) * scale) / scale
  if (value >= 1 / scale || rounded >= 1) return String(rounded)
  return String(Number(value.toPrecision(2)))
}

/** Returns whether a number of at most ten characters says it. Nobody cooks with more or less. */
export const isPresentable = (value: number): boolean => value >= 0.0005 && value < 1e7

/** Formats a number as kitchens measure it. Three sixteenths in fractions are a range: "⅛–¼". */
export function formatNumber(value: number, style: NumberStyle, places = 1): string {
  return style === 'fraction'
    ? (kitchenFraction(value) ?? smallFraction(value) ?? formatDecimal(value, places))
    : formatDecimal(value, places)
}

/** Formats a range. What is between two fractions at its ends does not make it a range of ranges. */
export function formatRange(
  { min, max }: { min: number; max: number },
  between: string,
  show: (value: number) => string,
): string {
  const [low] = show(min).split(rangeSign)
  return `${low}${between}${show(max).split(rangeSign).at(-1)}`
}

const rangeSign = '–'
/** Up to this share of the amount, nobody tastes the difference. */
const tasteless = 0.15

/** No spoon holds 0.2 tsp: names the nearest fraction below one, or the two that it lies between. */
function smallFraction(value: number): string | null {
  if (value >= 1 || value < 0.045) return null
  if (value < 0.09) return '1/16'
  const above = fractions.findIndex(([size]) => size > value)
  const [low, high] = [fractions[above - 1], fractions[above]]
  if (!low || !high) return null
  const nearest = value - low[0] < high[0] - value ? low : high
  if (Math.abs(nearest[0] - value) <= value * tasteless) return nearest[1] || '1'
  return low[0] === 0 ? high[1] : `${low[1]}${rangeSign}${high[1]}`
}

function kitchenFraction(value: number): string | null {
  const whole = Math.floor(value)
  const rest = value - whole
  const nearest = fractions.reduce((best, next) => (Math.abs(next[0] - rest) < Math.abs(best[0] - rest) ? next : best))
  const [size, sign] = nearest
  if (Math.abs(size - rest) > toleranceFor(value)) return null
  const sum = whole + (size === 1 ? 1 : 0)
  if (sum === 0 && sign === '') return null
  return sum === 0 ? sign : `${sum}${sign}`
}
