import { pluralOfFood, singularOfFood } from './counted-foods.ts'
import { readNameBracket } from './name-bracket.ts'
import { plainCharacters } from './number.ts'
import { readAmount } from './read-amount.ts'
import { type NumberDisplay, readAmountText, scaleText } from './scale-text.ts'
import { isSize } from './unit-words.ts'

/** Scales the parts of a name: the noun of "1 egg", and a second amount as in "sugar, plus 1 tablespoon". */
export function scaleName(name: string, amount: string, factor: number, display: NumberDisplay): string {
  if (factor === 1) return name
  const bracketed = withBracketScaled(name, amount, factor, display)
  return inNumber(withMoreScaled(bracketed, factor, display), amount, factor)
}

function withBracketScaled(name: string, amount: string, factor: number, display: NumberDisplay): string {
  const bracket = readNameBracket(name, readAmountText(amount)?.parts[0])
  if (!bracket) return name
  const { start, end } = bracket
  return name.slice(0, start) + scaleText(name.slice(start, end), factor, display) + name.slice(end)
}

const more = /\bplus (?=[\d½¼¾⅓⅔⅛])/i

function withMoreScaled(name: string, factor: number, display: NumberDisplay): string {
  const found = more.exec(name.slice(0, 300))
  if (!found) return name
  const at = found.index + found[0].length
  const read = readAmount(plainCharacters(name), at)
  return read ? name.slice(0, at) + scaleText(name.slice(at, read.end), factor, display) + name.slice(read.end) : name
}

/** Changes the noun to singular or plural: "1 red onion, diced" doubles to "2 red onions, diced". */
function inNumber(name: string, amount: string, factor: number): string {
  const main = readAmountText(amount)?.parts[0]
  if (!main || (main.unit && !isSize(main.unit.id))) return name
  const phrase = /^[^,;(]{1,60}/.exec(name)?.[0].trimEnd() ?? ''
  const noun = phrase.slice(phrase.lastIndexOf(' ') + 1)
  const count = Math.round(main.quantity.max * factor * 10) / 10
  const wanted = count > 1 ? pluralOfFood.get(noun.toLowerCase()) : singularOfFood.get(noun.toLowerCase())
  if (wanted === undefined) return name
  const cased = noun.charAt(0) + wanted.slice(1)
  return name.slice(0, phrase.length - noun.length) + cased + name.slice(phrase.length)
}
