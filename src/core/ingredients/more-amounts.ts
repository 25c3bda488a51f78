import { fractionSigns } from './fraction-signs.ts'
import { readLeadingAmount } from './leading-amount.ts'
import { about, perPiece } from './line-words.ts'
import { readRepeats } from './name-bracket.ts'
import { plainCharacters } from './number.ts'
import { type AmountText, readAmount } from './read-amount.ts'
import { kindOf } from './read-measure.ts'
import { findSecondAmount } from './second-amount.ts'

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
/** Words between the amounts of one alternative: "(or 1 cup flour plus 1 tsp baking powder, 1 pinch salt)". */
const furtherJoints = [
  { joint: String.raw`,? (?:plus |\+ ?)`, isFurther: 'anywhere' },
  { joint: ', ', isFurther: 'in-bracket' },
] as const
const patterns = [
  ...joints.map(({ joint, kinds }) => ({ joint, kinds, isFurther: undefined })),
  ...furtherJoints.map((further) => ({ ...further, kinds: undefined })),
].map(({ joint, kinds, isFurther }) => ({ kinds, isFurther, pattern: new RegExp(`${joint}(?=${numeral})`, 'giu') }))

/** Not inside a number: the 2 of "1/2" starts none. */
const amountStart = new RegExp(
  String.raw`(?<![\p{L}\d${fractionSigns}.,/]|[\d${fractionSigns}] ?[-x×])${numeral}`,
  'giu',
)

const unitOf = (read: AmountText) => read.parts[0]?.unit ?? null

/** Words after a number that make it a temperature, a time, a size, a share or a number of eaters. */
export const otherNumber =
  /^ ?(?:[°º%]|per ?cent|prozent|pour ?cent|degrees?|grad|[x×] ?\d|(?:min|minute|minuten|minuti|minutos|hour|hr|h|sec|second|std|stunde|heure|ora|ore|hora|day|tag|tage|jour|week|month|inche?|people|person|persone|personne|serving|time|half|halve|part|layer)(?:s|n|en)?(?!\p{L})|of(?!\p{L})|other)/iu
/** Nobody adds 80 onions to one. */
export const mostCounted = 30
/** "Ground beef or 80/20", and shrimp of "16/20 count". */
export const lean = /^\d\d\/\d\d/

/** Finds the amounts of a name that scale: "fresh yeast or 7 g dried yeast". `scaled` are those found already. */
export function findMoreAmounts(name: string, scaled: ReadonlyArray<Span>): Array<MoreAmount> {
  const plain = plainCharacters(name.slice(0, reach))
  const found: Array<MoreAmount> = []
  const clauses: Array<Span> = []
  const isTaken = (at: number) => isIn([...scaled, ...found], at)
  for (const { start, at, read, isFurther } of candidatesIn(plain)) {
    // Of "2 cups flour, 1 for the dough and 1 for dusting", the first number does not scale.
    if (isTaken(at) || hasOtherNumber(plain.slice(0, start), [...scaled, ...found])) continue
    const clause = clauses.findLast((span) => at >= span.start && at < span.end)
    if (isFurther && (!clause || (isFurther === 'in-bracket' && (plain[clause.end] !== ')' || !unitOf(read))))) continue
    if (!clause) clauses.push({ start, end: endOfClause(plain, at) })
    found.push({ start, at, end: read.end }, ...repeatedBehind(plain, read))
  }
  const half = clauses.filter((clause) => leavesAmount(plain, clause, [...scaled, ...found]))
  const whole = found.filter(({ at }) => !isIn(half, at))
  const sum = findSecondAmount(name)
  const more = sum && !isTaken(sum.at) && !isIn(half, sum.at) ? readAmount(plain, sum.at) : null
  return [...whole, ...(sum && more ? [{ ...sum, end: more.end }] : [])].toSorted((one, other) => one.at - other.at)
}

const isIn = (spans: ReadonlyArray<Span>, at: number): boolean =>
  spans.some(({ start, end }) => at >= start && at < end)

/** An alternative in a bracket ends with it. Others continue until the line ends. */
function endOfClause(plain: string, at: number): number {
  let depth = 0
  for (let index = at; index < plain.length; index++) {
    if (plain[index] === '(') depth++
    if (plain[index] === ')' && --depth < 0) return index
  }
  return plain.length
}

/** Reads the bracket that says an alternative again: "(340 g)" of "or 1 cup honey (340 g)". */
function repeatedBehind(plain: string, { parts, end }: AmountText): Array<MoreAmount> {
  const name = /^[^()\d]{0,40}\([^()]{1,40}\)/u.exec(plain.slice(end, end + 90))?.[0]
  const repeats = name === undefined ? [] : readRepeats(name, parts[0])
  return repeats.map((again) => ({ start: end + again.start, at: end + again.start, end: end + again.end }))
}

const shape = /(?:^|[ (])(?:into|in|à|a|je|for|für|pour) $/iu

/** Returns whether an amount of a clause would not scale with the others: half an alternative is a wrong one. */
function leavesAmount(plain: string, { start, end }: Span, scaled: ReadonlyArray<Span>): boolean {
  return [...plain.slice(start, end).matchAll(amountStart)].some(({ index }) => {
    const at = start + index
    const read = isIn(scaled, at) ? null : readLeadingAmount(plain, at)
    // "Cut into 4 wedges" and "à 30 g" are about the pieces. "Fried in 3 tbsp butter" is not.
    const isShape = shape.test(plain.slice(Math.max(0, at - 8), at)) && !isPoured(read)
    return read !== null && !isShape && isOfFood(plain, read)
  })
}

const isPoured = (read: AmountText | null): boolean => read !== null && kindOf(unitOf(read)) === 'volume'

function candidatesIn(plain: string) {
  const candidates = patterns.flatMap(({ pattern, kinds, isFurther }) =>
    [...plain.matchAll(pattern)].flatMap(({ index, 0: text }) => {
      const at = index + text.length
      const read = readLeadingAmount(plain, at)
      const suits = read && (!kinds || kinds.includes(kindOf(unitOf(read)) ?? ''))
      return suits && isOfFood(plain, read) ? [{ start: index, at, read, isFurther }] : []
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
