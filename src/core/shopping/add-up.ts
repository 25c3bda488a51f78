import { densityOf } from '../ingredients/density.ts'
import { formatNumber } from '../ingredients/format-number.ts'
import type { Amount } from '../ingredients/ingredient.ts'
import { upperOf } from '../ingredients/measures.ts'
import { inUnitsOfFood, isWeight } from '../ingredients/poured.ts'
import { readAmountText, scaleText } from '../ingredients/scale-text.ts'
import { type Unit, units } from '../ingredients/units.ts'

/** The amount of one line. */
export interface BoughtAmount {
  /** As written. Empty for "to taste". */
  text: string
  measures: ReadonlyArray<Amount>
}

interface Quantity {
  /** As written. */
  text?: string
  value: number
  /** Computed from another unit, and therefore rounded. */
  isConverted?: boolean
  unit: Unit | null
  /** The size of one container: "400 g" of a can. */
  size: string
}

/** The amount that one line adds to a sum. Sums of different kinds stay beside each other. */
type Kind = 'mass' | 'volume' | 'pieces' | `counted ${string}`

const cup = units.get('cup')
/** An American stick of butter. */
const cupsPerStick = 0.5

/**
 * Adds the amounts of one food. Amounts that can't be added are listed next to it: "1 can + 200 g". Ranges count with
 * their upper end, because a cook can't buy "2 to 3".
 */
export function addUp(amounts: ReadonlyArray<BoughtAmount>, food: string): string {
  const written = amounts.filter(({ text }) => text !== '')
  const [first] = written
  if (!first) return ''
  if (written.length === 1) return first.text
  const sums = new Map<Kind, Array<Quantity>>()
  // Next to another weight, "2 oz olive oil" is also a weight.
  const isWeighed = written.some(({ measures }) => measures.some(isWeight))
  const others: Array<string> = []
  for (const { text, measures } of written) {
    const quantity = quantityOf(isWeighed ? measures : inUnitsOfFood(measures, food), food)
    if (!quantity) others.push(text)
    else sums.set(kindOf(quantity), [...(sums.get(kindOf(quantity)) ?? []), { ...quantity, text }])
  }
  const joined = [...withOneDensity(sums, food)].map(([kind, quantities]) => sumOf(kind, quantities))
  return [...joined, ...new Set(others)].join(' + ')
}

const isStalk = (unit: Unit | null) => unit?.id === 'stick' || unit?.id === 'rib'

function quantityOf([first, second]: ReadonlyArray<Amount>, food: string): Quantity | null {
  if (!first) return null
  const value = upperOf(first)
  const unit = units.get(first.unit ?? '') ?? null
  if (unit?.id === 'stick' && cup && /butter|margarine/i.test(food))
    return { value: value * cupsPerStick, unit: cup, size: '' }
  if (isStalk(unit) && /celery/i.test(food)) return { value, unit: units.get('stalk') ?? null, size: '' }
  const isPacked = unit?.kind === 'count' && unit.factor === 0 && second && value > 0
  return { value, unit, size: isPacked ? describe(upperOf(second) / value, units.get(second.unit ?? '') ?? null) : '' }
}

function kindOf({ unit, size }: Quantity): Kind {
  if (!unit || unit.kind === 'size' || unit.id === 'piece' || unit.id === 'pair' || unit.id === 'dozen') return 'pieces'
  if (unit.kind === 'mass' || unit.kind === 'volume') return unit.kind
  return `counted ${unit.id} ${size}`
}

/** Weighs what was measured in cups, so that "100 g butter" and "½ cup butter" are one amount. */
function withOneDensity(sums: Map<Kind, Array<Quantity>>, food: string): Map<Kind, Array<Quantity>> {
  const [mass, volume] = [sums.get('mass'), sums.get('volume')]
  const density = mass && volume ? densityOf(food) : null
  if (!mass || !volume || density === null) return sums
  const gram = units.get('g') ?? null
  const weighed = volume.map(({ value, unit }) => ({
    value: value * (unit?.factor ?? 0) * density,
    unit: gram,
    size: '',
    isConverted: true,
  }))
  const all = mass.some(({ unit }) => unit?.system === 'metric')
    ? [...mass, ...weighed]
    : [
        ...mass,
        ...weighed.map((quantity) => ({
          ...quantity,
          value: quantity.value / (units.get('oz')?.factor ?? 1),
          unit: units.get('oz') ?? null,
        })),
      ]
  return new Map(
    [...sums].flatMap(([kind, quantities]) => (kind === 'volume' ? [] : [[kind, kind === 'mass' ? all : quantities]])),
  )
}

function sumOf(kind: Kind, quantities: ReadonlyArray<Quantity>): string {
  if (kind === 'pieces') return piecesOf(quantities)
  if (kind === 'mass' || kind === 'volume') return measureOf(kind, quantities)
  const [{ text = '', value, unit, size } = { value: 0, unit: null, size: '' }] = quantities
  const count = total(quantities, () => 1)
  if (unit && value > 0 && (quantities.length === 1 || isForeign(text, unit)) && isCount(text, unit))
    return scaleText(text, count / value, 'as-written')
  return size ? `${show(count)} (${size}) ${count > 1 ? unit?.many : unit?.one}` : describe(count, unit)
}

const isForeign = (text: string, { one, many }: Unit): boolean =>
  ![one, many].some((word) => text.toLowerCase().includes(word))

/** Returns whether a text is one number of this unit, so that its words can stay: no sum and no range. */
function isCount(text: string, unit: Unit): boolean {
  const [main, ...others] = readAmountText(text)?.parts ?? []
  const isSum = others.some(({ role }) => role !== 'size')
  return main?.unit?.id === unit.id && main.quantity.min === main.quantity.max && !isSum
}

/** "2 large" and "1 large" are "3 large", but with "1 small" they are "4". */
function piecesOf(quantities: ReadonlyArray<Quantity>): string {
  const sizes = new Set(quantities.map(({ unit }) => (unit?.kind === 'size' ? unit.one : '')))
  const [size = ''] = sizes.size === 1 ? sizes : []
  const count = total(quantities, (unit) => unit?.factor || 1)
  return `${show(count)} ${size}`.trim()
}

const isTouch = ({ id }: Unit) => id === 'pinch' || id === 'dash' || id === 'drop' || id === 'knife-tip'

function measureOf(kind: 'mass' | 'volume', quantities: ReadonlyArray<Quantity>): string {
  // A pinch more or less changes nothing about two spoons.
  const counted = quantities.some(({ unit }) => unit && !isTouch(unit))
    ? quantities.filter(({ unit }) => unit && !isTouch(unit))
    : quantities
  const base = total(counted, (unit) => unit?.factor ?? 0)
  const used = [...new Set(counted.flatMap(({ unit }) => unit ?? []))]
  const [only] = used
  const isLarge = (only?.id === 'g' || only?.id === 'ml') && base >= 1000
  if (only && used.length === 1 && !isLarge && !quantities.some(({ isConverted }) => isConverted))
    return describe(base / only.factor, only)
  if (used.some(({ system }) => system === 'metric')) return metric(kind, base)
  return kitchen(base, used)
}

function metric(kind: 'mass' | 'volume', base: number): string {
  const [small, big] = kind === 'mass' ? ['g', 'kg'] : ['ml', 'l']
  const step = base >= 100 ? 5 : base >= 10 ? 1 : base >= 2 ? 0.5 : 0
  const rounded = step > 0 ? Math.round(base / step) * step : base
  return rounded >= 1000
    ? `${formatNumber(base / 1000, 'decimal', 2)} ${big}`
    : `${formatNumber(rounded, 'decimal', base < 1 ? 2 : 1)} ${small}`
}

/** Nobody counts a hundred spoons. */
const isHandy = (value: number) => value >= 0.24 && value <= 20

/** Takes the largest of the used units that gives a number with a kitchen fraction: 2 tbsp and 1 tsp are 2⅓ tbsp. */
function kitchen(base: number, used: ReadonlyArray<Unit>): string {
  const bySize = used.toSorted((one, other) => other.factor - one.factor)
  const fitting = bySize.find(({ factor }) => isHandy(base / factor) && !show(base / factor).includes('.'))
  if (fitting) return describe(base / fitting.factor, fitting)
  const unit = bySize.find(({ factor }) => base >= factor) ?? bySize.at(-1)
  return unit ? describe(Math.ceil((base / unit.factor) * 4) / 4, unit) : ''
}

const total = (quantities: ReadonlyArray<Quantity>, factorOf: (unit: Unit | null) => number) =>
  quantities.reduce((sum, { value, unit }) => sum + value * factorOf(unit), 0)

const show = (value: number) => formatNumber(value, 'fraction', 2)

function describe(value: number, unit: Unit | null): string {
  if (!unit) return show(value)
  const number = formatNumber(value, unit.system === 'metric' ? 'decimal' : 'fraction', 2)
  // 1.06 cups show as "1 cup".
  return `${number} ${value > 1 && number !== '1' ? unit.many : unit.one}`
}
