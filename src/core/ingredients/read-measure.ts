import { about } from './line-words.ts'
import { type Quantity, readQuantity } from './number.ts'
import { readUnitOf, type UnitWord } from './unit-words.ts'
import { units } from './units.ts'

/** A number with its unit and its position in the line. */
export interface Measure {
  quantity: Quantity
  unit: UnitWord
  end: number
}

const spaces = / {0,3}/y
const glue = / ?- ?|-/y
export const approximately = new RegExp(`(?:${about} ?|or ){0,2}`, 'iuy')
/** "(~200 g)". A hyphen is the plain form of a tilde. */
export const aboutSign = /[-≈] ?(?=\d)/y

export function skip(pattern: RegExp, text: string, at: number): number {
  return afterMatch(pattern, text, at) ?? at
}

export function afterMatch(pattern: RegExp, text: string, at: number): number | null {
  pattern.lastIndex = at
  const found = pattern.exec(text)
  return found ? at + found[0].length : null
}

export function kindOf(unit: UnitWord | null): string | undefined {
  return unit ? units.get(unit.id)?.kind : undefined
}

export function isMeasured(unit: UnitWord | null): boolean {
  return ['mass', 'volume', 'length'].includes(kindOf(unit) ?? '')
}

/** Skips the spaces after a number, or the hyphen of "14-ounce". */
function skipToUnit(text: string, at: number): number {
  return afterMatch(glue, text, at) ?? skip(spaces, text, at)
}

/** Reads a number with its unit: "400g", "400-gram", "about 14 oz", "2 sticks". */
export function readMeasure(text: string, at: number): Measure | null {
  const quantity = readQuantity(text, skip(approximately, text, at))
  if (!quantity?.isNumeral) return null
  const unit = readUnitOf(text, quantity.min, skipToUnit(text, quantity.end))
  return unit && { quantity, unit, end: unit.end }
}

/** Like `readMeasure`, but only for units of weight, volume and length. */
export function readExactMeasure(text: string, at: number): Measure | null {
  const measure = readMeasure(text, at)
  return measure && isMeasured(measure.unit) ? measure : null
}
