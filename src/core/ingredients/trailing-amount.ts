import { about } from './line-words.ts'
import { readQuantity } from './number.ts'
import { type AmountText, readAmount } from './read-amount.ts'
import { kindOf } from './read-measure.ts'
import { countsFood, remarkAfter } from './trailing-remark.ts'
import { readUnitName } from './unit-words.ts'
import { units } from './units.ts'

/** Amounts further from the end belong to a remark. The limit also bounds the time for long lines. */
const reach = 80

const ending = /^(?:弱|強|程度|前後|くらい|ほど|분량)?[\s.)\]。]*(?:\([^()]{0,50}\)\s*){0,2}$/u
/** Also the sign of "Onions x 2", but not of "tin 20 x 30". */
const separator = /(?:[:,;=|…۔_([]|\.{2,}|(?:^|\s)-|\p{L}\)? [x×])\s*$/u
const inside = /(?:^|\s)(?:in|into|en|in|à|a|of|de|type|no|nr|size|für|for|pour|para|per|in etwa|num|n)\.? $/iu
/** After these words, the 1 of "1 500 g" belongs to the name: "farina tipo 1 500 g". */
const variety = /(?:^|\s)(?:tipo|typ|type|size|no|nr|n|num|grade|größe|taille|n°)\.? ?$/iu
const ambiguous = /^1 (?!000)\d{3}$/
const approximately = new RegExp(String.raw`(?:^|[\s([])${about}$`, 'iu')

/** Reads an amount after the name: "Mehl 500 g", "Sel fin : 8 pincées", "薄力粉 大さじ1/2". */
export function readTrailingAmount(
  text: string,
  start: number,
): { amount: AmountText; nameEnd: number; remark: string } | null {
  const from = Math.max(start + 1, text.length - reach)
  for (let at = from; at < text.length; at++) {
    const isInWord = /[\p{L}\p{N}./]/u.test(text[at - 1] ?? '') && !/ [x×]$/.test(text.slice(Math.max(0, at - 2), at))
    if (isInWord && !startsUnspaced(text, at)) continue
    const amount = readNumberFirst(text, at) ?? readUnitFirst(text, at)
    if (!amount) continue
    const remark = ending.test(text.slice(amount.end))
      ? bracketIn(text.slice(amount.end))
      : remarkAfter(text, start, amount)
    if (remark === null) continue
    const before = text.slice(Math.max(start, at - 24), at)
    if (variety.test(before) && ambiguous.test(text.slice(at, amount.parts[0]?.quantity.end))) continue
    if (/\+ ?$/.test(before)) return null
    const hasUnit = amount.parts.some(({ unit }) => unit !== null && kindOf(unit) !== 'size')
    const name = withoutApproximately(withoutEnd(text.slice(start, at).replace(timesAtEnd, ''), /[\s:,;=|…۔_([-]/))
    const isSure = separator.test(before) || (hasUnit ? !inside.test(before) : countsFood(name, amount))
    if (!isSure) continue
    if (name.trim() !== '') return { amount, nameEnd: start + name.length, remark }
  }
  return null
}

const timesAtEnd = / [x×] ?$/u

function bracketIn(rest: string): string {
  const bracket = /\(.*\p{L}.*/u.exec(rest)?.[0].trim()
  return bracket === undefined ? '' : ` ${bracket}`
}

/**
 * Removes unwanted characters from the end. Uses a loop, because `/[ ]+$/` takes quadratic time on a line of spaces.
 */
export function withoutEnd(text: string, unwanted: RegExp): string {
  let end = text.length
  while (end > 0 && unwanted.test(text[end - 1] ?? '')) end--
  return text.slice(0, end)
}

function withoutApproximately(name: string): string {
  const tail = name.slice(-20)
  return withoutEnd(name.slice(0, name.length - tail.length) + tail.replace(approximately, ''), /[\s:,;([]/)
}

function startsUnspaced(text: string, at: number): boolean {
  return /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(text[at - 1] ?? '') && /\d/.test(text[at] ?? '')
}

function readNumberFirst(text: string, at: number): AmountText | null {
  if (!/[\p{Nd}\p{No}]/u.test(text[at] ?? '')) return null
  const amount = readAmount(text, at)
  const [main, ...others] = amount?.parts ?? []
  const kind = kindOf(main?.unit ?? null)
  // The sides of a tin, "20 x 30 cm", are no count of pieces.
  const isSides = !main?.unit && others.some(({ unit }) => kindOf(unit) === 'length')
  // A length after the name describes the food ("tin, 26 cm"). It is not an amount.
  return kind === 'length' || isSides ? null : amount
}

/** Reads the count of `6" tortillas, 8`, whose first number is the size of one. */
export function readCountOfSized(text: string, size: AmountText): { amount: AmountText; nameEnd: number } | null {
  const [unit, ...others] = size.parts.map((part) => part.unit)
  if (others.length > 0 || !unit || units.get(unit.id)?.kind !== 'length') return null
  const found = /, ?(?=\d{1,2} *$)/.exec(text.slice(-12))
  const nameEnd = found ? Math.max(0, text.length - 12) + found.index : 0
  const amount = found && nameEnd > size.end ? readAmount(text, nameEnd + found[0].length) : null
  return amount && { amount, nameEnd }
}

/** Reads "大さじ2 しょうゆ". */
export function readUnitBeforeFood(text: string, start: number): AmountText | null {
  const amount = readUnitFirst(text, start)
  return amount && /^ *[^\s\d]/.test(text.slice(amount.end, amount.end + 8)) ? amount : null
}

/** Reads an amount whose unit comes before the number, as in Japanese. */
function readUnitFirst(text: string, at: number): AmountText | null {
  if (!/[\p{sc=Han}\p{sc=Katakana}]/u.test(text[at] ?? '')) return null
  const unit = readUnitName(text, at)
  const quantity = unit && readQuantity(text, unit.end)
  if (!unit || !quantity?.isNumeral) return null
  return {
    start: at,
    end: quantity.end,
    parts: [{ role: 'main', quantity, unit: { ...unit, start: at, wordStart: at } }],
  }
}
