import { formatNumber, formatRange, isPresentable, type NumberStyle } from './format-number.ts'
import { plainCharacters } from './number.ts'
import { type AmountText, type Part, readAmount } from './read-amount.ts'
import { unitForm } from './unit-form.ts'
import { type Unit, units } from './units.ts'

/** `as-written` leaves unscaled numbers alone. `fraction` writes them in kitchen fractions too, unless they are metric. */
export type NumberDisplay = 'as-written' | 'fraction'

export interface Edit {
  start: number
  end: number
  text: string
}

/** Parses an amount's own text. Returns null without a number. */
export function readAmountText(amount: string): AmountText | null {
  return readAmount(plainCharacters(amount), 0)
}

/** Multiplies the numbers of an amount and keeps all other words. The size of a tin doesn't scale. */
export function scaleText(amount: string, factor: number, display: NumberDisplay): string {
  if (factor === 1 && display === 'as-written') return amount
  const read = readAmountText(amount)
  if (!read) return amount
  const done = new Set<Part>()
  const edits = read.parts.flatMap((part, index) => {
    if (done.has(part)) return []
    const rest = read.parts[index + 1]
    const compound = rest && factor !== 1 ? compoundEdit(amount, part, rest, factor) : null
    if (!rest || !compound) return editsFor(amount, part, factor, display)
    done.add(rest)
    return [compound]
  })
  return applyEdits(amount, edits)
}

/** Carries whole units over: "1 lb 8 oz" doubles to "3 lb". Of a cup, kitchens have quarters. */
function compoundEdit(amount: string, main: Part, rest: Part, factor: number): Edit | null {
  const [large, small] = [units.get(main.unit?.id ?? ''), units.get(rest.unit?.id ?? '')]
  const belongs = rest.role === 'rest' || (rest.role === 'plus' && main.role === 'main')
  if (!belongs || !main.unit || !rest.unit || !large || !small || large === small) return null
  const between = amount.slice(main.unit.end, rest.quantity.start)
  if (!/^,? *$/.test(between)) return null
  const sum = (main.quantity.max * large.factor + rest.quantity.max * small.factor) * factor
  if (!isPresentable(sum / small.factor)) return null
  const step = large.id === 'cup' ? 0.25 : 1
  // Floating-point sums may be just below a whole unit.
  const most = Math.floor(sum / large.factor / step + 0.001) * step
  const left = Math.max(0, sum - most * large.factor) / small.factor
  const written = [most > 0 ? inUnit(amount, main, most) : '', left > 0.01 ? inUnit(amount, rest, left) : '']
  return { start: main.quantity.start, end: rest.unit.end, text: written.filter((text) => text !== '').join(between) }
}

/** Writes another value in the unit of a part, with the spaces of the author. */
function inUnit(amount: string, { quantity, unit }: Part, value: number): string {
  if (!unit) return ''
  const measure = units.get(unit.id)
  const number = formatNumber(measurable(value, measure), measure?.system === 'metric' ? 'decimal' : 'fraction')
  return `${number}${amount.slice(quantity.end, unit.wordStart)}${unitForm(amount.slice(unit.wordStart, unit.end), value)}`
}

function editsFor(amount: string, part: Part, factor: number, display: NumberDisplay): Array<Edit> {
  if (part.role === 'size') return []
  const { quantity, unit, half } = part
  if (![quantity.min, quantity.max].every((value) => isPresentable(value * factor))) return []
  const isUnsaid = quantity.start === quantity.end
  if (isUnsaid && factor === 1) return []
  const text = scaleQuantity(amount, part, factor, display)
  // "1/2 a teaspoon" doubles to "1 teaspoon".
  const article = /^ (?:of )?an?(?= |$)/i.exec(amount.slice(quantity.end))?.[0].length ?? 0
  const end = quantity.end + (factor === 1 ? 0 : article)
  const number = { start: quantity.start, end, text: isUnsaid ? text + unsaidJoint(amount, end) : text }
  if (!unit || (factor === 1 && !half) || amount[unit.wordStart - 1] === '-') return [number]
  const written = amount.slice(unit.wordStart, unit.end)
  // The displayed number decides the form: 1.04 cups shows as "1 cup".
  const shown = Math.round(quantity.max * factor * 10) / 10
  const edits = [number, { start: unit.wordStart, end: unit.end, text: unitForm(written, shown) }]
  return half ? [...edits, { ...half, text: '' }] : edits
}

/** "2 400-gram tins", but "2 x 400 g tins". */
const unsaidJoint = (amount: string, at: number) => (/^[^-\p{L}]*-/u.test(amount.slice(at)) ? ' ' : ' x ')

function scaleQuantity(amount: string, { quantity, unit }: Part, factor: number, display: NumberDisplay): string {
  const written = amount.slice(quantity.start, quantity.end)
  const hasComma = /\d,\d/.test(written)
  const measure = units.get(unit?.id ?? '')
  const style = styleOf(written, measure, display)
  const show = (value: number) => {
    const scaled = factor === 1 ? value : measurable(value * factor, measure)
    const text = formatNumber(scaled, style, placesOf(scaled, measure))
    return hasComma ? text.replace('.', ',') : text
  }
  const between = amount.slice(quantity.minEnd, quantity.maxStart)
  return quantity.max > quantity.min ? formatRange(quantity, between, show) : show(quantity.min)
}

/** Kitchen scales show decimals. Spoons, cups and counted foods come in fractions, also if the author wrote decimals. */
function styleOf(written: string, unit: Unit | undefined, display: NumberDisplay): NumberStyle {
  if (unit?.system === 'metric') return 'decimal'
  return unit?.kind === 'mass' && display === 'as-written' && /\d[.,]\d/.test(written) ? 'decimal' : 'fraction'
}

/** Rounds to what a kitchen scale or a measuring jug shows: 113 g, 7.5 g, 425 ml. */
function measurable(value: number, unit: Unit | undefined): number {
  if (unit?.id !== 'g' && unit?.id !== 'ml') return value
  if (unit.id === 'ml' && value >= 100) return Math.round(value / 5) * 5
  if (value >= 10) return Math.round(value)
  return value >= 2 ? Math.round(value * 2) / 2 : value
}

/** One decimal of 0.25 g, 0.25 dl or 1.25 kg would be off by up to a fifth. */
const placesOf = (value: number, unit: Unit | undefined) => (value < 1 || (unit?.factor ?? 0) >= 400 ? 2 : 1)

/** Without its hyphen, "4 6-ounce" is one number: "4 170 g". "8 x 23 cm" would be the sides of a rectangle. */
export function needsTimesSign(amount: string, { parts: [count, ...others] }: AmountText): boolean {
  const size = others.find(({ role }) => role === 'size')
  if (!count || !size || units.get(size.unit?.id ?? '')?.kind === 'length') return false
  return amount.slice(count.quantity.end, size.quantity.start) === ' '
}

export function applyEdits(text: string, edits: Array<Edit>): string {
  // The numbers of "50 + 150 g" share one written unit.
  const single = edits.filter((edit, index) => edits.findLastIndex((other) => other.start === edit.start) === index)
  const backwards = single.toSorted((one, other) => other.start - one.start)
  return backwards.reduce((result, edit) => result.slice(0, edit.start) + edit.text + result.slice(edit.end), text)
}
