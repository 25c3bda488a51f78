import { plainCharacters } from './number.ts'
import { perPiece } from './line-words.ts'
import { measuresOf } from './measures.ts'
import { type AmountText, type Part, readAmount } from './read-amount.ts'
import { aboutSign, approximately, isMeasured, kindOf, skip } from './read-measure.ts'
import { isTemperature } from './temperature.ts'

const reach = 120

/**
 * Reads a repeated amount after the name: "50 g water (3 tbsp)". The first amount must be a weight or volume too,
 * because "2 fillets (150 g)" may mean 150 g each.
 */
export function readNameBracket(name: string, main: Part | undefined): AmountText | null {
  if (!main?.unit || !isMeasured(main.unit)) return null
  const plain = plainCharacters(name.slice(0, reach))
  for (let opened = plain.indexOf('('); opened >= 0; opened = plain.indexOf('(', opened + 1)) {
    const repeated = readSumIn(plain, opened + 1)
    if (!repeated || repeated.parts[0]?.unit?.id === main.unit.id) continue
    const rest = plain.slice(repeated.end, repeated.end + 40)
    if (!closing.test(rest) || perPiece.test(rest)) continue
    return repeated
  }
  return null
}

/** Reads the shares of "1 cup milk, divided (¾ cup and ¼ cup)", whose sum is the amount. */
export function readDivision(name: string, main: Part | undefined): AmountText | null {
  if (!main?.unit || !isMeasured(main.unit)) return null
  const plain = plainCharacters(name.slice(0, reach))
  const opened = plain.indexOf('(')
  const shares = opened < 0 ? null : readAmount(plain, opened + 1)
  const [sum] = shares ? measuresOf(shares) : []
  if (!shares || shares.parts.length < 2 || sum?.kind !== 'exact' || plain[shares.end] !== ')') return null
  return sum.unit === main.unit.id && Math.abs(sum.value - main.quantity.max) < 0.01 ? shares : null
}

/** "(213 g, packed)". */
const closing = /^(?:, \p{L}[\p{L} -]{1,30})?\)/u
/** "(packed, 213 g)". */
const manner = /(?!(?:plus|more|extra|each|per|divided)(?!\p{L}))(?:[\p{L}-]+ )?[\p{L}-]+, (?=\d)/iuy

/** Reads "3 tbsp" or "¼ cup + 1 tbsp" as one part. */
function readSumIn(text: string, opened: number): AmountText | null {
  const at = skip(manner, text, opened)
  const read = readAmount(text, skip(aboutSign, text, skip(approximately, text, at)))
  const [first, ...others] = read?.parts ?? []
  const [sum] = read ? measuresOf(read) : []
  if (!read || !first || !sum || !first.quantity.isNumeral || others.some(({ role }) => role !== 'plus')) return null
  if (isTemperature(text, first.quantity)) return null
  if (!isMeasured(first.unit) || kindOf(first.unit) === 'length') return null
  const [min, max] = sum.kind === 'exact' ? [sum.value, sum.value] : [sum.min, sum.max]
  return { ...read, parts: [{ ...first, role: 'same', quantity: { ...first.quantity, min, max } }] }
}
