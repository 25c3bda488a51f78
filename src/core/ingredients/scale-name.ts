import { inNumber } from './counted-foods.ts'
import { fractionSigns } from './fraction-signs.ts'
import { handyAmount } from './handy-amount.ts'
import { findCountBrackets } from './count-brackets.ts'
import { findMoreAmounts, type Span } from './more-amounts.ts'
import { readDivision, readRepeats } from './name-bracket.ts'
import { preparations } from './preparation-words.ts'
import type { Part } from './read-amount.ts'
import { applyEdits, type Edit, type NumberDisplay, readAmountText, scaleText } from './scale-text.ts'
import { readTotals } from './totals.ts'
import { isSize } from './unit-words.ts'

/** Scales the parts of a name: the noun of "1 egg", and more amounts as in "sugar, plus 1 tablespoon". */
export function scaleName(name: string, amount: string, factor: number, display: NumberDisplay): string {
  if (factor === 1) return name
  const main = readAmountText(amount)?.parts[0]
  const counts = findCountBrackets(name, main)
  const brackets = [...repeatsIn(name, main, counts), ...counts]
  const more = findMoreAmounts(name, brackets)
  const numbers = [...brackets, ...more.map(({ at, end }) => ({ start: at, end }))].map(({ start, end }) => {
    const written = name.slice(start, end)
    // Amounts in a name keep the author's units.
    const purpose = { scaledFrom: { amount: written, factor }, system: 'as-written' } as const
    return { start, end, text: handyAmount(scaleText(written, factor, display), purpose) }
  })
  const nouns = [{ at: 0, end: 0 }, ...more].flatMap(({ at, end }, index) => {
    const counted = index === 0 ? amount : name.slice(at, end)
    return nounEdit(name.slice(0, more[index]?.start), end, counted, factor)
  })
  const countedNouns = counts.flatMap(({ start, end }) => {
    // "1 (or 2) cloves" halves to "½ (or 1) clove".
    const at = name[end] === ')' ? end + 1 : end
    return nounEdit(name, at, name.slice(start, end), factor)
  })
  return applyEdits(name, [...numbers, ...nouns, ...countedNouns])
}

/** Finds the amounts that say the main one again. A count such as "2 sticks" may be among them. */
function repeatsIn(name: string, main: Part | undefined, counts: ReadonlyArray<Span>): ReadonlyArray<Span> {
  const division = readDivision(name, main)
  const repeats = division ? [division] : readRepeats(name, main)
  const found = repeats.length > 0 ? repeats : readTotals(name, main)
  return found.filter(({ start, end }) => counts.every((count) => count.end <= start || count.start >= end))
}

/** "Skinless, boneless chicken breast". */
const adjective = '(?:bone|skin)-?(?:less|in|on|off)|ripe|firm|plump|juicy|thick|thin|fresh|organic|free-range'

/** The noun ends at a comma or bracket, and where another amount follows. */
const nounPhrase = new RegExp(
  String.raw`^(?:(?:${adjective}), )*(?:(?! for | (?:and|or|und|oder|et|ou|y|e|o|plus) [\d${fractionSigns}])[^,;()]){1,60}`,
  'iu',
)
const pluralMark = /^\(\p{L}{1,3}\)/u

/** Removes the end of "bananas mashed", so that the noun is last. */
function withoutPreparation(phrase: string): string {
  const words = phrase.split(' ')
  const last = words.findLastIndex((word) => !preparations.has(word.toLowerCase()))
  return last < 0 ? phrase : words.slice(0, last + 1).join(' ')
}

/** "1 (1-pound) salmon fillet" */
const leadingSize = /^\([^()]{1,60}\) /

/** Changes the noun to singular or plural: "1 red onion, diced" doubles to "2 red onions, diced". */
function nounEdit(name: string, at: number, amount: string, factor: number): Array<Edit> {
  const main = readAmountText(amount)?.parts[0]
  if (!main || (main.unit && !isSize(main.unit.id))) return []
  const bracket = at === 0 ? (leadingSize.exec(name)?.[0].length ?? 0) : 0
  const start = bracket + (name[at] === ' ' ? at + 1 : at)
  const phrase = withoutPreparation(nounPhrase.exec(name.slice(start))?.[0].trimEnd() ?? '')
  const end = start + phrase.length
  const count = Math.round(main.quantity.max * factor * 10) / 10
  // "1 (16 oz) egg noodles" may be a package without its name, so half of it is no noodle.
  if (bracket > 0 && count <= 1) return []
  // "Zwiebel(n)" already says both. "2 breasts of duck" are of one or more.
  if (
    phrase === '' ||
    / of (?:\p{L}+ )?(?:chicken|duck|turkey)$/iu.test(phrase) ||
    pluralMark.test(name.slice(end, end + 6))
  )
    return []
  return [{ start, end, text: inNumber(phrase, count > 1) }]
}
