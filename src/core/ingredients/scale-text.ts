import { formatNumber, type NumberDisplay } from './format-number.ts'
import { plainCharacters, type Quantity } from './number.ts'
import { type AmountText, type Part, readAmount } from './read-amount.ts'
import { unitForm } from './unit-form.ts'
import { units } from './units.ts'

interface Edit {
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
  if (factor === 1 && display === 'decimal') return amount
  const read = readAmountText(amount)
  return read
    ? applyEdits(
        amount,
        read.parts.flatMap((part) => editsFor(amount, part, factor, display)),
      )
    : amount
}

function editsFor(amount: string, part: Part, factor: number, display: NumberDisplay): Array<Edit> {
  if (part.role === 'size') return []
  const { quantity, unit } = part
  const isUnsaid = quantity.start === quantity.end
  if (isUnsaid && factor === 1) return []
  // Kitchen scales show decimals: 0.5 cup becomes ½ cup, but 112.5 g stays.
  const style = units.get(unit?.id ?? '')?.system === 'metric' ? 'decimal' : display
  const text = scaleQuantity(amount, quantity, factor, style)
  const number = { start: quantity.start, end: quantity.end, text: isUnsaid ? `${text} ` : text }
  if (!unit || factor === 1 || amount[unit.wordStart - 1] === '-') return [number]
  const written = amount.slice(unit.wordStart, unit.end)
  // The displayed number decides the form: 1.04 cups shows as "1 cup".
  const shown = Math.round(quantity.max * factor * 10) / 10
  return [number, { start: unit.wordStart, end: unit.end, text: unitForm(written, shown) }]
}

function scaleQuantity(amount: string, quantity: Quantity, factor: number, display: NumberDisplay): string {
  const hasComma = /\d,\d/.test(amount.slice(quantity.start, quantity.end))
  const show = (value: number) => {
    const text = formatNumber(value * factor, display)
    return hasComma ? text.replace('.', ',') : text
  }
  const between = amount.slice(quantity.minEnd, quantity.maxStart)
  return quantity.max > quantity.min ? show(quantity.min) + between + show(quantity.max) : show(quantity.min)
}

function applyEdits(text: string, edits: Array<Edit>): string {
  // The numbers of "50 + 150 g" share one written unit.
  const single = edits.filter((edit, index) => edits.findLastIndex((other) => other.start === edit.start) === index)
  const backwards = single.toSorted((one, other) => other.start - one.start)
  return backwards.reduce((result, edit) => result.slice(0, edit.start) + edit.text + result.slice(edit.end), text)
}
