import { fractionSigns } from './fraction-signs.ts'
import { about } from './line-words.ts'
import { type AmountText, readAmount } from './read-amount.ts'

const limit = [
  'at least|at most|no more than|minimum|maximum|min\\.?|max\\.?|mindestens|höchstens|minimal|maximal|wenigstens',
  'au moins|au plus|au maximum|almeno|al massimo|al menos|como mínimo|como máximo|pelo menos|no máximo',
  'minstens|maximaal|minst|mindst',
].join('|')
/** Words before a number that don't belong to the amount. */
const opening = new RegExp(
  String.raw`^(?:(?:${about}|(?:${limit})(?!\p{L})|~|≈|\(?optional[:)]|scant|generous|heaping|another|additional|further|extra(?= \d)|weitere|a good|a generous|a scant|a heaping|a large|a small|a big|up to) ?|(?:je|jeweils) (?=[\d${fractionSigns}])|(?:from|von|de|da|van|från|fra) (?=[\d${fractionSigns}][\d${fractionSigns}.,/]{0,4} ?(?:-|to|bis|à|al?|tot|till?) ?[\d${fractionSigns}]))`,
  'iu',
)
/** After a spelled-out number, these words make it mean "some" or a food's name ("five spice"). */
const vague =
  /^ ?(?:few|little|bit|lot|touch|good|peu|poco|po'|pouco|wenig|bisschen|paar|beetje|lille|and|und|et|y|ou|o|or|spices?|cheeses?|épices)(?!\p{L})/iu
/** "2% milk", "70 % cacao", "1:1 mix", "5-spice powder", "7UP" and "405er Mehl" begin with a number that is not an amount. */
const notAnAmount = /^(?: ?[%°]|:\d)/

export function readLeadingAmount(text: string, start: number): AmountText | null {
  const head = opening.exec(text.slice(start, start + 24))?.[0].length ?? 0
  const amount = readAmount(text, start) ?? (head > 0 ? readAmount(text, start + head) : null)
  const [main] = amount?.parts ?? []
  if (!amount || !main || main.quantity.max === 0) return null
  const rest = text.slice(amount.end, amount.end + 12)
  if (notAnAmount.test(rest) || (main.unit === null && isWordPart(rest, main.quantity.min))) return null
  return !main.quantity.isNumeral && !main.unit && vague.test(rest) ? null : amount
}

/**
 * Returns whether the number is part of a word. "3eggs" is only missing a space, but "405er Mehl" and "7UP" are words.
 */
function isWordPart(rest: string, value: number): boolean {
  if (/^-\p{L}/u.test(rest) || (spices.has(value) && spiceBlend.test(rest))) return true
  return value >= 100 ? /^\p{L}/u.test(rest) : /^\p{Lu}{2}(?!\p{L})/u.test(rest)
}

/** "5 spice powder" and "7 spice" are blends, and "5 spice bags" are not. */
const spices: ReadonlySet<number> = new Set([5, 7])
const spiceBlend = /^ spice(?: (?:po|bl|mi|se)|,|$)/iu
