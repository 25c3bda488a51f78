import type { Amount } from './ingredient.ts'
import { cup, ounce, pound, units, type UnitSystem } from './units.ts'

function roundTo(value: number, step: number): number {
  return Math.max(step, Math.round(value / step) * step)
}

interface Chosen {
  unit: string
  /** Size in the base unit (g, ml, cm), and the smallest step a cook can measure. */
  size: number
  step: number
}

/** Cookbooks print ⅛ inch as 0.3 cm, ½ inch as 1.3 cm and ¾ inch as 2 cm. */
function metricStep(centimeters: number): number {
  if (centimeters < 1.5) return 0.1
  return centimeters < 3 ? 0.5 : 1
}

/** The marks of a ruler: 2 mm are 1/16 inch and 1 cm is ⅜ inch. */
function usStep(centimeters: number): number {
  if (centimeters < 0.25) return 1 / 16
  if (centimeters < 2) return 1 / 8
  return centimeters < 10 ? 1 / 4 : 1 / 2
}

/** Steps a kitchen scale or measuring jug shows. Finer ones would suggest false precision. */
function metricUnit(kind: string, base: number): Chosen {
  if (kind === 'length') return { unit: 'cm', size: 1, step: metricStep(base) }
  const [small, big] = kind === 'mass' ? ['g', 'kg'] : ['ml', 'l']
  if (base >= 1000) return { unit: big ?? '', size: 1000, step: base < 5000 ? 0.05 : 0.1 }
  if (base < 5) return { unit: small ?? '', size: 1, step: 0.5 }
  if (base < 50) return { unit: small ?? '', size: 1, step: 1 }
  return { unit: small ?? '', size: 1, step: kind === 'volume' && base >= 100 ? 10 : 5 }
}

function usUnit(kind: string, base: number, isScooped: boolean): Chosen {
  if (kind === 'length') return { unit: 'inch', size: 2.54, step: usStep(base) }
  if (kind === 'mass') {
    // 500 g are 1 lb 1½ oz. Called "1 lb", a tenth of the flour would be missing.
    const quarters = roundTo(base / pound, 0.25)
    if (base >= pound * 0.95 && Math.abs(quarters * pound - base) < base * 0.04)
      return { unit: 'lb', size: pound, step: 0.25 }
    if (base < ounce * 2) return { unit: 'oz', size: ounce, step: 0.125 }
    return { unit: 'oz', size: ounce, step: base < ounce * 4 ? 0.25 : 0.5 }
  }
  // Flour is scooped in cups, however much it is.
  if (base >= cup * 8 && !isScooped) return { unit: 'quart', size: cup * 4, step: 0.25 }
  if (base >= cup / 4 - 2) return { unit: 'cup', size: cup, step: base < cup * 3 ? 1 / 12 : 0.25 }
  if (base >= 13) return { unit: 'tbsp', size: cup / 16, step: base < (cup / 16) * 3 ? 0.25 : 0.5 }
  return { unit: 'tsp', size: cup / 48, step: base < 2.4 ? 1 / 8 : 0.25 }
}

/** Share of an amount whose difference nobody tastes. */
const closeEnough = 0.05

/** Picks the nearest third or quarter of a cup, or an eighth (2 tbsp) if both are too far away. */
function roundUs(value: number, chosen: Chosen): number {
  if (chosen.unit !== 'cup' || chosen.step === 0.25) return roundTo(value, chosen.step)
  const third = roundTo(value, 1 / 3)
  const quarter = roundTo(value, 1 / 4)
  const nearest = Math.abs(third - value) < Math.abs(quarter - value) ? third : quarter
  return Math.abs(nearest - value) > value * closeEnough ? roundTo(value, 1 / 8) : nearest
}

/**
 * Converts a quantity to the other system. Returns null if it is already in that system or can't be converted.
 * `density` (grams per ml) converts between cups and grams. Without it volumes stay volumes.
 */
export function convertAmount(
  amount: Amount,
  system: Exclude<UnitSystem, 'both'>,
  density: number | null,
): Amount | null {
  const unit = units.get(amount.unit ?? '')
  if (!unit || unit.system === system || unit.system === 'both' || unit.factor === 0) return null
  if (unit.kind === 'count' || unit.kind === 'size') return null
  const isScooped = density !== null && (system === 'metric' ? unit.kind === 'volume' : unit.kind === 'mass')
  const kind = isScooped ? (system === 'metric' ? 'mass' : 'volume') : unit.kind
  const perUnit = unit.factor * (isScooped ? (system === 'metric' ? density : 1 / density) : 1)
  const [min, max] = amount.kind === 'exact' ? [amount.value, amount.value] : [amount.min, amount.max]
  const chosen = system === 'metric' ? metricUnit(kind, max * perUnit) : usUnit(kind, max * perUnit, isScooped)
  const settle = (value: number) => {
    const converted = (value * perUnit) / chosen.size
    const rounded = system === 'metric' ? roundTo(converted, chosen.step) : roundUs(converted, chosen)
    return Math.round(rounded * 1000) / 1000
  }
  const [low, high] = [settle(min), settle(max)]
  return low < high
    ? { kind: 'range', min: low, max: high, unit: chosen.unit }
    : { kind: 'exact', value: high, unit: chosen.unit }
}
