import { inNumber } from './counted-foods.ts'
import { handyAmount } from './handy-amount.ts'
import { readNameBracket } from './name-bracket.ts'
import { plainCharacters } from './number.ts'
import { readAmount } from './read-amount.ts'
import { type NumberDisplay, readAmountText, scaleText } from './scale-text.ts'
import { readTotals } from './totals.ts'
import { findSecondAmount } from './second-amount.ts'
import { isSize } from './unit-words.ts'

/** Scales the parts of a name: the noun of "1 egg", and a second amount as in "sugar, plus 1 tablespoon". */
export function scaleName(name: string, amount: string, factor: number, display: NumberDisplay): string {
  if (factor === 1) return name
  const bracketed = withBracketScaled(name, amount, factor, display)
  const second = findSecondAmount(bracketed)
  if (!second) return withNumber(bracketed, amount, factor)
  const [before, joint] = [bracketed.slice(0, second.start), bracketed.slice(second.start, second.at)]
  return withNumber(before, amount, factor) + joint + withAmountScaled(bracketed.slice(second.at), factor, display)
}

function withBracketScaled(name: string, amount: string, factor: number, display: NumberDisplay): string {
  const main = readAmountText(amount)?.parts[0]
  const bracket = readNameBracket(name, main)
  return (bracket ? [bracket] : readTotals(name, main)).reduceRight((text, { start, end }) => {
    const written = text.slice(start, end)
    // Brackets keep the author's units.
    const purpose = { scaledFrom: { amount: written, factor }, system: 'as-written' } as const
    const scaled = handyAmount(scaleText(written, factor, display), purpose)
    return text.slice(0, start) + scaled + text.slice(end)
  }, name)
}

/** Scales the amount that begins a text, and puts its noun into the right number. */
function withAmountScaled(text: string, factor: number, display: NumberDisplay): string {
  const read = readAmount(plainCharacters(text), 0)
  if (!read) return text
  const amount = text.slice(0, read.end)
  return scaleText(amount, factor, display) + withNumber(text.slice(read.end), amount, factor)
}

const pluralMark = /^\(\p{L}{1,3}\)/u

/** Changes the noun to singular or plural: "1 red onion, diced" doubles to "2 red onions, diced". */
function withNumber(name: string, amount: string, factor: number): string {
  const main = readAmountText(amount)?.parts[0]
  if (!main || (main.unit && !isSize(main.unit.id))) return name
  const phrase = /^(?:(?! for )[^,;(]){1,60}/.exec(name)?.[0].trimEnd() ?? ''
  const count = Math.round(main.quantity.max * factor * 10) / 10
  const rest = name.slice(phrase.length)
  // "Zwiebel(n)" already says both.
  return pluralMark.test(rest) ? name : inNumber(phrase, count > 1) + rest
}
