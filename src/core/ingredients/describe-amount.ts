import { convertAmount } from './convert.ts'
import { formatNumber, formatRange } from './format-number.ts'
import type { Amount } from './ingredient.ts'
import { upperOf } from './measures.ts'
import { unitFor } from './poured.ts'
import type { Part } from './read-amount.ts'
import { cup, units } from './units.ts'

const fluidOunce = cup / 8

/** Writes the size of one piece in this system, or null if it is not in the other. */
export function sizeIn(part: Part, system: 'metric' | 'us', food: string): string | null {
  if (!part.unit) return null
  const { min, max } = part.quantity
  const unit = unitFor(part.unit.id, food)
  const written: Amount = max > min ? { kind: 'range', min, max, unit } : { kind: 'exact', value: min, unit }
  const converted =
    system === 'us'
      ? (inFluidOunces(written) ?? convertAmount(written, system, null))
      : convertAmount(written, system, null)
  // "A 2-inch piece", not "a 2 inches piece".
  return converted && describeAmount(converted).replace(/ inch(?:es)?$/, '-inch')
}

/** American cans and bottles state fluid ounces, not cups. */
function inFluidOunces(amount: Amount): Amount | null {
  const unit = units.get(amount.unit ?? '')
  if (unit?.kind !== 'volume' || unit.system !== 'metric') return null
  const settle = (value: number) => Math.max(0.5, Math.round((value * unit.factor * 2) / fluidOunce) / 2)
  return amount.kind === 'exact'
    ? { ...amount, value: settle(amount.value), unit: 'fl-oz' }
    : { ...amount, min: settle(amount.min), max: settle(amount.max), unit: 'fl-oz' }
}

export function times(amount: Amount, factor: number): Amount {
  return amount.kind === 'exact'
    ? { ...amount, value: amount.value * factor }
    : { ...amount, min: amount.min * factor, max: amount.max * factor }
}

/** Formats a computed quantity: "240 ml", "1½ cups". */
export function describeAmount(amount: Amount): string {
  const unit = units.get(amount.unit ?? '')
  // Fractions of a gram don't help. A converted cup needs two decimals (0.25, 0.33).
  const style = unit?.system === 'metric' ? 'decimal' : 'fraction'
  const show = (value: number) => formatNumber(value, style, 2)
  const number = amount.kind === 'exact' ? show(amount.value) : formatRange(amount, '–', show)
  if (amount.kind === 'exact' && unit?.id === 'oz' && amount.value > ouncesPerPound) return inPounds(amount.value, show)
  return unit ? `${number} ${upperOf(amount) > 1 ? unit.many : unit.one}` : number
}

const ouncesPerPound = 16

/** "1 lb 2½ oz": nobody weighs 18½ ounces. */
function inPounds(ounces: number, show: (value: number) => string): string {
  const pounds = Math.floor(ounces / ouncesPerPound)
  const rest = ounces - pounds * ouncesPerPound
  return rest === 0 ? `${pounds} lb` : `${pounds} lb ${show(rest)} oz`
}
