import { formatNumber, formatRange, type NumberStyle } from './format-number.ts'
import type { Part } from './read-amount.ts'
import { applyEdits, type Edit, needsTimesSign, readAmountText } from './scale-text.ts'
import { largerSpoon } from './spoon-words.ts'
import { isSize } from './unit-words.ts'
import { units } from './units.ts'

interface Purpose {
  /** The author's amount and the factor that multiplied it. Null for the author's own number. */
  scaledFrom: { amount: string; factor: number } | null
  system: 'as-written' | 'metric' | 'us'
}

/** Writes a computed amount as a kitchen says it: 10 kg instead of 10000 g, 1 tbsp instead of 3 tsp, 18 eggs instead of 18⅛. */
export function handyAmount(amount: string, purpose: Purpose): string {
  const parts = readAmountText(amount)?.parts ?? []
  if (parts.some(({ role }) => role === 'plus')) return amount
  const originals = purpose.scaledFrom ? (readAmountText(purpose.scaledFrom.amount)?.parts ?? []) : []
  const edits = parts.flatMap((part, index) =>
    part.role === 'size' ? [] : editsFor(amount, part, originals[index] ?? part, purpose),
  )
  return applyEdits(amount, edits)
}

/** Writes a space between number and unit: "150 g" instead of "150g". */
export function withSpaces(amount: string): string {
  const read = readAmountText(amount)
  if (!read) return amount
  const edits = read.parts.flatMap(({ role, quantity, unit }) =>
    unit && unit.start === quantity.end && /[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}]/u.test(amount[unit.start] ?? '')
      ? [
          { start: unit.start, end: unit.start, text: ' ' },
          ...(role === 'size' && needsTimesSign(amount, read) ? [{ ...startOf(quantity), text: 'x ' }] : []),
        ]
      : [],
  )
  return applyEdits(amount, edits)
}

const startOf = ({ start }: Part['quantity']) => ({ start, end: start })

function editsFor(amount: string, part: Part, original: Part, purpose: Purpose): Array<Edit> {
  const { unit } = part
  if (isCounted(unit?.id)) {
    const factor = original === part ? 1 : (purpose.scaledFrom?.factor ?? 1)
    return purpose.scaledFrom ? countEdits(amount, part, original, factor) : []
  }
  if (!unit || unit.start !== unit.wordStart || unit.start < part.quantity.end || amount[unit.start - 1] === '-')
    return []
  return thousandEdits(amount, part) ?? spoonEdits(amount, part, purpose.system) ?? []
}

/** Halves of a stick or a batch are measured. Those of other things are cut by eye. */
const measuredCounts: ReadonlySet<string> = new Set(['stick', 'batch', 'recipe', 'part', 'dozen'])

const isCounted = (id: string | undefined): boolean =>
  id === undefined || isSize(id) || (units.get(id)?.kind === 'count' && !measuredCounts.has(id))

/** Nobody halves the eleventh egg, or cuts an eighth of the fourth. */
function settled(count: number): number {
  if (count > 10) return Math.round(count)
  return count > 3 ? Math.round(count * 2) / 2 : count
}

/** Rounds once, from the author's count: 3 eggs × 1.4 are 4, although 4.2 was written as 4¼ before. */
function countEdits(amount: string, part: Part, original: Part, factor: number): Array<Edit> {
  const { min, max } = part.quantity
  if (settled(min) === min && settled(max) === max) return []
  const { quantity } = original
  const round = (value: number) => settled((value === min ? quantity.min : quantity.max) * factor)
  return [numberEdit(amount, part, round, 'fraction')]
}

const larger: Readonly<Record<string, string>> = { g: 'kg', ml: 'l' }

function thousandEdits(amount: string, part: Part): Array<Edit> | null {
  const { unit, quantity } = part
  const word = larger[unit?.id ?? '']
  if (!unit || word === undefined || quantity.min < 1000) return null
  if (!/^\p{sc=Latin}/u.test(amount.slice(unit.start))) return null
  return [
    numberEdit(amount, part, (value) => value / 1000, 'decimal'),
    { start: unit.start, end: unit.end, text: quantity.end === unit.start ? ` ${word}` : word },
  ]
}

const spoonsPerSpoon = 3
const spoonsPerCup = 16

function spoonEdits(amount: string, part: Part, system: Purpose['system']): Array<Edit> | null {
  const { unit, quantity } = part
  const isSmall = unit?.id === 'tsp'
  if (!unit || !(isSmall || unit.id === 'tbsp')) return null
  const written = amount.slice(unit.start, unit.end)
  const inLarge = (value: number) => (isSmall ? value / spoonsPerSpoon : value)
  const word = isSmall ? largerSpoon(written, inLarge(quantity.max)) : written
  const isEnglish = /^t(?:b|ea|able|s)/i.test(written)
  const cups = measurableCups(inLarge(quantity.max) / spoonsPerCup)
  if (system === 'us' && isEnglish && quantity.min === quantity.max && cups >= 1)
    return [numberEdit(amount, part, () => cups, 'fraction'), unitEdit(part, cups > 1 ? 'cups' : 'cup')]
  if (word === null || !isSmall || ![quantity.min, quantity.max].every(fitsLargeSpoon)) return null
  const rounded = (value: number) => (fitsExactly(value) ? inLarge(value) : settled(inLarge(value)))
  return [numberEdit(amount, part, rounded, 'fraction'), unitEdit(part, word)]
}

/** Quarters of a cup, or eighths where a quarter is off by a twentieth. */
function measurableCups(cups: number): number {
  const quarters = Math.round(cups * 4) / 4
  return Math.abs(quarters - cups) <= cups * 0.05 ? quarters : Math.round(cups * 8) / 8
}

/** Four teaspoons stay, because no spoon holds a third of a tablespoon. From twelve on, nobody counts them. */
const fitsLargeSpoon = (value: number): boolean => (value >= spoonsPerSpoon && fitsExactly(value)) || value >= 12

const fitsExactly = (value: number): boolean => Number.isInteger((value / spoonsPerSpoon) * 2)

const unitEdit = ({ unit, quantity }: Part, word: string): Edit => ({
  start: unit?.start ?? 0,
  end: unit?.end ?? 0,
  text: quantity.end === unit?.start ? ` ${word}` : word,
})

function numberEdit(amount: string, { quantity }: Part, change: (value: number) => number, style: NumberStyle): Edit {
  const { start, end, min, max } = quantity
  const hasComma = /\d,\d/.test(amount.slice(start, end))
  const show = (value: number) => {
    const text = formatNumber(change(value), style, 2)
    return hasComma ? text.replace('.', ',') : text
  }
  const between = amount.slice(quantity.minEnd, quantity.maxStart)
  const isRange = change(max) > change(min)
  return { start, end, text: isRange ? formatRange({ min, max }, between, show) : show(max) }
}
