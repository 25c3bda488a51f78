import { fractionSigns } from './fraction-signs.ts'
import { readLeadingAmount } from './leading-amount.ts'
import { about, perPiece } from './line-words.ts'
import { plainCharacters } from './number.ts'
import { type AmountText, type Part, readAmount } from './read-amount.ts'
import { aboutSign, approximately, isMeasured, kindOf, skip } from './read-measure.ts'
import { findSecondAmount } from './second-amount.ts'
import { units } from './units.ts'

/** An amount in a name that scales with the amount of its line. */
export interface MoreAmount {
  /** Where its joint starts: " or " of "yeast or 7 g dried yeast". */
  start: number
  /** Where its number starts. */
  at: number
  end: number
}

export interface Span {
  start: number
  end: number
}

const reach = 300
const numeral = String.raw`[\d${fractionSigns}]`
const mixed = [
  'mixed|beaten|whisked|whipped|combined|blended|dissolved|stirred|diluted|thinned|slaked',
  'verquirlt|vermischt|gemischt|verrührt|angerührt|aufgelöst|glatt gerührt',
  'mélangée?s?|battue?s?|délayée?s?|diluée?s?|dissoute?s?',
  'sciolt[oaie]|mescolat[oaie]|sbattut[oaie]|diluit[oaie]|mezclad[oa]s?|batid[oa]s?|disuelt[oa]s?|diluid[oa]s?',
].join('|')

/** Words between a food and the next amount, and the kinds of units they join. */
const joints: ReadonlyArray<{ joint: string; kinds?: ReadonlyArray<string> }> = [
  { joint: String.raw`(?:^|,? |,? ?\()(?:or|oder|ou|o|oppure|eller|ersatzweise|alternativ) (?:${about} ?)?` },
  { joint: '(?:^|(?<!,) )(?:and|&|und|et|y|e|och|og) ' },
  { joint: String.raw`,? \(?(?:${mixed}) (?:\p{L}+ )?(?:with|in|into|mit|avec|dans|con|en|em) ` },
  // "Protein powder with 20 g protein": only spoons and cups are added.
  { joint: ',? (?:with|mit|avec|con|com|met|med) ', kinds: ['volume'] },
  { joint: String.raw`(?:^|,? |,? ?\()(?:minus|less|abzüglich|weniger|moins|menos|meno) `, kinds: ['mass', 'volume'] },
]
const patterns = joints.map(({ joint, kinds }) => ({ kinds, pattern: new RegExp(`${joint}(?=${numeral})`, 'giu') }))

const unitOf = (read: AmountText) => read.parts[0]?.unit ?? null

/** Words behind a number that make it a temperature, a time, a size, a share or a number of eaters. */
const otherNumber =
  /^ ?(?:[°º%]|per ?cent|prozent|pour ?cent|degrees?|grad|[x×] ?\d|(?:min|minute|minuten|minuti|minutos|hour|hr|h|sec|second|std|stunde|heure|ora|ore|hora|day|tag|tage|jour|week|month|inche?|people|person|persone|personne|serving|time|half|halve|part|layer)(?:s|n|en)?(?!\p{L})|of(?!\p{L})|other)/iu
/** Nobody adds 80 onions to one. */
const mostCounted = 30
/** "Ground beef or 80/20". */
const lean = /^\d\d\/\d\d/

/** Finds the amounts of a name that scale: "fresh yeast or 7 g dried yeast". `scaled` are those found already. */
export function findMoreAmounts(name: string, scaled: ReadonlyArray<Span>): Array<MoreAmount> {
  const plain = plainCharacters(name.slice(0, reach))
  const found: Array<MoreAmount> = []
  const isTaken = (at: number) => [...scaled, ...found].some((span) => at >= span.start && at < span.end)
  for (const { start, at, read } of candidatesIn(plain)) {
    // Of "2 cups flour, 1 for the dough and 1 for dusting", the first number does not scale.
    if (isTaken(at) || hasOtherNumber(plain.slice(0, start), [...scaled, ...found])) continue
    found.push({ start, at, end: read.end })
  }
  const sum = findSecondAmount(name)
  const more = sum && !isTaken(sum.at) ? readAmount(plain, sum.at) : null
  return [...found, ...(sum && more ? [{ ...sum, end: more.end }] : [])].toSorted((one, other) => one.at - other.at)
}

function candidatesIn(plain: string): Array<{ start: number; at: number; read: AmountText }> {
  const candidates = patterns.flatMap(({ pattern, kinds }) =>
    [...plain.matchAll(pattern)].flatMap(({ index, 0: text }) => {
      const at = index + text.length
      const read = readLeadingAmount(plain, at)
      const suits = read && (!kinds || kinds.includes(kindOf(unitOf(read)) ?? ''))
      return suits && isOfFood(plain, read) ? [{ start: index, at, read }] : []
    }),
  )
  return candidates.toSorted((one, other) => one.at - other.at)
}

function isOfFood(plain: string, read: AmountText): boolean {
  const [main] = read.parts
  if (!main?.quantity.isNumeral || kindOf(main.unit) === 'length') return false
  const rest = plain.slice(read.end, read.end + 60)
  const clause = /^[^,;()]{0,40}/.exec(rest)?.[0] ?? ''
  const afterNumber = plain.slice(main.quantity.end, main.quantity.end + 20)
  if (lean.test(plain.slice(read.start, read.end)) || perPiece.test(clause)) return false
  if (otherNumber.test(afterNumber) || otherNumber.test(rest)) return false
  return main.unit !== null || (main.quantity.max <= mostCounted && /^ \p{L}/u.test(rest))
}

/** Returns whether a number stands here that does not scale. */
function hasOtherNumber(before: string, scaled: ReadonlyArray<Span>): boolean {
  return [...before.matchAll(new RegExp(numeral, 'g'))].some(
    ({ index }) => !scaled.some(({ start, end }) => index >= start && index < end),
  )
}

const opened = /\(/g
/** "1 (or 2) garlic cloves". */
const otherCount = new RegExp(String.raw`^\((?:or|to|oder|bis|ou|à|o) (?=${numeral})`, 'iu')

/** Finds brackets that say the amount again in pieces: "(1 packet)" of "2¼ tsp (1 packet) yeast", "1 (or 2) cloves". */
export function findCountBrackets(name: string, main: Part | undefined): Array<Span> {
  const plain = plainCharacters(name.slice(0, reach))
  const choice = main ? otherCount.exec(plain)?.[0].length : undefined
  const other = choice === undefined ? null : readAmount(plain, choice)
  if (choice !== undefined && other && plain[other.end] === ')') return [{ start: choice, end: other.end }]
  if (!main || !isMeasured(main.unit) || kindOf(main.unit) === 'length') return []
  return [...plain.matchAll(opened)].flatMap(({ index }) => {
    const at = skip(aboutSign, plain, skip(approximately, plain, index + 1))
    const read = readAmount(plain, at)
    const isCount = read?.parts.length === 1 && units.get(unitOf(read)?.id ?? '')?.kind === 'count'
    return read && isCount && read.parts[0]?.quantity.isNumeral && plain[read.end] === ')'
      ? [{ start: at, end: read.end }]
      : []
  })
}
