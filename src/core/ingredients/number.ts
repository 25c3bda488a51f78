import { fractionValues } from './fraction-signs.ts'
import { weighedSingly } from './line-words.ts'
import { numberWords } from './number-words.ts'
import { namedUnit, readUnitOf } from './unit-words.ts'
import { units } from './units.ts'

export interface Quantity {
  /** Where the number starts. In "between 2 and 3", that is the 2. */
  start: number
  /** Where the lower number ends and the upper one begins. Without a range, both equal `end`. */
  minEnd: number
  maxStart: number
  end: number
  min: number
  /** Equals `min` unless the text is a range. */
  max: number
  /** True for digits and fraction characters, false for words. */
  isNumeral: boolean
}

interface Numeral {
  end: number
  value: number
  /** "1.500" and "1,500" can mean 1.5 or 1,500. The unit decides, so both values are returned. */
  asThousands: number | null
  isWord: boolean
}

/** Maps each character to one character, so positions stay the same. */
export function plainCharacters(line: string): string {
  return line
    .replace(/[\u00a0\u2000-\u200b\u202f\u205f\u3000\ufeff\t\r\n]/g, ' ')
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replace(/[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a\uff05\uff0e]/g, (wide) =>
      String.fromCharCode(wide.charCodeAt(0) - 0xfee0),
    )
    .replace(/[\u2044\u2215\uff0f]/g, '/')
    .replace(/[\u2010-\u2015\u2212\u301c\uff5e~]/g, '-')
    .replace(/[（]/g, '(')
    .replace(/[）]/g, ')')
    .replace(/[’‘`´]/g, "'")
    .replace(/[，、]/g, ',')
    .replace(/：/g, ':')
}

/**
 * "1.500 g" is 1,500 grams, but "1.500 kg" is 1.5 kilos, because grams and milliliters usually come in large numbers.
 */
const countedInThousands: ReadonlySet<string> = new Set(['mg', 'g', 'ml'])

const digits = /\d{1,9}/y
const fraction = /(\d{1,4}) ?\/ ?(\d{1,4})(?![\d/])/y
const noFraction = /\d{1,9} ?\/ ?0*[01](?![\d.,/])/y
const decimals = /[.,](\d{1,20})(?!\d)/y
/** "1 1/2", "1-1/2", "1½", "1 and 1/2", "1 i 1/2", "1と1/2". */
const joint = /(?: ?(?:-|&|\+|と) ?| (?:and|und|et|y|e|i|en|och|og|и|і) | {0,2})/y

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}

function readFraction(text: string, at: number): Numeral | null {
  const sign = fractionValues[text[at] ?? '']
  if (sign !== undefined) return { end: at + 1, value: sign, asThousands: null, isWord: false }
  const found = match(fraction, text, at)
  if (!found) return null
  const [over, under] = [Number(found[1]), Number(found[2])]
  // "200/250 g" is a range written with a slash, not four fifths of a gram.
  if (under < 2 || under > 64 || (over >= 10 && under > over)) return null
  // "11/2 cups" is missing a space: nobody writes eleven halves.
  const [tens, ones] = [Math.floor(over / 10), over % 10]
  const isGlued = over > 10 && over < 100 && ones > 0 && ones < under && under < 10
  return {
    end: at + found[0].length,
    value: isGlued ? tens + ones / under : over / under,
    asThousands: null,
    isWord: false,
  }
}

function readNumeral(text: string, at: number): Numeral | null {
  const alone = readFraction(text, at)
  if (alone) return alone
  // "7/0" is no number, nor is "7/1".
  if (match(noFraction, text, at)) return null
  const grouped = readGroups(text, at)
  if (grouped) return grouped
  const whole = match(digits, text, at)
  if (!whole) return match(/[.,]\d/y, text, at) ? readDecimals(text, at, '0') : null
  const afterWhole = at + whole[0].length
  if (match(/[.,]\d/y, text, afterWhole)) return readDecimals(text, afterWhole, whole[0])
  const value = Number(whole[0])
  const between = match(joint, text, afterWhole)
  const rest = between && readFraction(text, afterWhole + between[0].length)
  if (rest && rest.value < 1 && value >= 1)
    return { end: rest.end, value: value + rest.value, asThousands: null, isWord: false }
  return { end: afterWhole, value, asThousands: null, isWord: false }
}

/** "1'500". */
const apostrophes = /\d{1,3}(?:'\d{3}){1,2}(?!\d)/y
/**
 * "10 000" and "1 500". Others are a count and a size, or a name's number: "2 200 g lamb shanks", "farine T 55 500 g".
 */
const spaced = /(?:[1-9]\d? 000|1 \d{3})(?![\d/])/y

/** Reads the thousands of Swiss, Swedish and French lines. A space separates them only before grams or milliliters. */
function readGroups(text: string, at: number): Numeral | null {
  const found = match(apostrophes, text, at) ?? match(spaced, text, at)
  if (!found) return null
  const end = at + found[0].length
  if (found[0].includes(' ') && !isMeasureOfOne(text, end)) return null
  return { end, value: Number(found[0].replace(/[ ']/g, '')), asThousands: null, isWord: false }
}

const upTo = / ?(?:-|to|bis|à|al?|tot|till?) ?\d[\d .,']{0,8}/iy
const nounPhrase =
  /(?: (?!(?:de|di|du|des|of|in|i|en|à|a|con|avec|mit|with|for|för|für|till?|per|pour|para|med|och|and|und|et|e|y)(?!\p{L}))[\p{L}\p{M}-]+){0,5}/uy

/** "1 320 g pack" and "1 150 g salmon fillet" are a count and the size of one. */
function isMeasureOfOne(text: string, end: number): boolean {
  const unitAt = end + (match(upTo, text, end)?.[0].trimEnd().length ?? 0)
  const unit = text[unitAt] === ' ' ? readUnitOf(text, 1000, unitAt + 1) : null
  if (!unit || !countedInThousands.has(unit.id) || text[unit.end] === '-') return false
  const phrase = match(nounPhrase, text, unit.end)?.[0] ?? ''
  return (
    !weighedSingly.test(phrase) &&
    !phrase.split(' ').some((word) => units.get(namedUnit(word)?.id ?? '')?.kind === 'count')
  )
}

function readDecimals(text: string, at: number, whole: string): Numeral | null {
  const found = match(decimals, text, at)
  if (!found) return whole === '0' ? null : { end: at, value: Number(whole), asThousands: null, isWord: false }
  const after = found[1] ?? ''
  const isGrouped = after.length === 3 && whole.length <= 3 && !whole.startsWith('0')
  return {
    end: at + found[0].length,
    value: Number(`${whole}.${after}`),
    asThousands: isGrouped ? Number(whole + after) : null,
    isWord: false,
  }
}

const dash = / {0,2}(?:-+|\/) {0,2}/y
/** "1 - 400g tin" counts tins. It is not a range from 1 to 400. */
const mostInRange = 20
/** The Dutch "of" means "or", but "half of an onion" is no range. */
const rangeWord = /-? (?:to|or|bis|oder|à|a|ou|al|o|tot|of|till|til|eller|до|или|do|lub|nebo|až|ile) (?!an? )/iy

/** "One and a half", and after a unit "a cup and a half". */
export const andAHalf =
  / (?:and a half|und eine? halbe?[nrs]?|et demie?|y medi[ao]|e mezz[ao]|e mei[ao]|og en halv|och en halv)(?!\p{L})/iuy

/** Reads "2", "1½", "2-3" or "two or three". The caller decides whether a number may start here. */
export function readQuantity(text: string, at: number): Quantity | null {
  const first = readOne(text, at)
  if (!first) return readBetween(text, at)
  const gap = (first.isWord ? null : match(dash, text, first.end)) ?? match(rangeWord, text, first.end)
  const after = gap ? first.end + gap[0].length : 0
  const second = gap && (readNumeral(text, after) ?? (first.isWord ? readWord(text, after) : null))
  const min = settle(first, text, second ? second.end : first.end)
  const max = second ? settle(second, text, second.end) : min
  const isNumeral = !first.isWord
  if (second && max > min && max <= min * mostInRange)
    return { start: at, minEnd: first.end, maxStart: after, end: second.end, min, max, isNumeral }
  const value = settle(first, text, first.end)
  return { start: at, minEnd: first.end, maxStart: first.end, end: first.end, min: value, max: value, isNumeral }
}

function readOne(text: string, at: number): Numeral | null {
  const number = readNumeral(text, at) ?? readWord(text, at)
  const half = number && Number.isInteger(number.value) ? match(andAHalf, text, number.end) : null
  return number && half ? { ...number, end: number.end + half[0].length, value: number.value + 0.5 } : number
}

const between = /(?:between|zwischen|entre|tra|tussen|mellan|mellem|mellom) /iy
const betweenAnd = / (?:and|und|et|y|e|en|och|og) /iy

/** Reads "between 2 and 3". */
function readBetween(text: string, at: number): Quantity | null {
  const opened = match(between, text, at)
  const start = at + (opened?.[0].length ?? 0)
  const first = opened && (readNumeral(text, start) ?? readWord(text, start))
  const gap = first && match(betweenAnd, text, first.end)
  const maxStart = gap ? first.end + gap[0].length : 0
  const second = gap && (readNumeral(text, maxStart) ?? readWord(text, maxStart))
  if (!second) return null
  const [min, max] = [first, second].map((number) => settle(number, text, second.end)) as [number, number]
  if (max <= min || max > min * mostInRange) return null
  return { start, minEnd: first.end, maxStart, end: second.end, min, max, isNumeral: !first.isWord }
}

const beforeUnit = / ?- ?| {0,3}/y

function settle(numeral: Numeral, text: string, end: number): number {
  if (numeral.asThousands === null) return numeral.value
  const unit = readUnitOf(text, numeral.asThousands, end + (match(beforeUnit, text, end)?.[0].length ?? 0))
  return countedInThousands.has(unit?.id ?? '') ? numeral.asThousands : numeral.value
}

const word =
  /\p{L}[\p{L}\p{M}]{0,19}(?:-\p{L}{2,12})?(?: (?:a|an|of|couple|demi|halve|halv|halvt)(?: of)?(?!\p{L}))?(?: of(?!\p{L}))?/uy

const spelledFraction =
  /(?:(an?|one)[ -](half|quarter)|(one)[ -](third|fourth|eighth)|(two|three|five|seven)(?:-(third|quarter|fourth|eighth)s?| (third|quarter|fourth|eighth)s))(?: of an?)?(?![\p{L}-])/iuy
const denominators: Readonly<Record<string, number>> = { half: 2, third: 3, quarter: 4, fourth: 4, eighth: 8 }

/** Reads "one-half", "two thirds of a" and "a quarter". "A third" may be one that follows two others. */
function readSpelledFraction(text: string, at: number): Numeral | null {
  const found = match(spelledFraction, text, at)
  const [over, under] = found?.slice(1).filter((group) => group !== undefined) ?? []
  if (!found || over === undefined || under === undefined) return null
  const value = (numberWords.get(over.toLowerCase()) ?? 1) / (denominators[under.toLowerCase()] ?? 1)
  return value < 1 ? { end: at + found[0].length, value, asThousands: null, isWord: true } : null
}

function readWord(text: string, at: number): Numeral | null {
  const part = readSpelledFraction(text, at)
  if (part) return part
  const chinese = match(/[一二两兩三四五六七八九十半]/y, text, at)?.[0]
  const found = chinese ?? match(word, text, at)?.[0].toLowerCase()
  if (found === undefined) return null
  for (const candidate of [found, found.split(' ')[0] ?? '']) {
    const value = numberWords.get(candidate)
    const end = at + candidate.length
    const isWhole = chinese !== undefined || !/[\p{L}\p{M}\p{N}'-]/u.test(text[end] ?? '')
    if (value !== undefined && isWhole) return { end, value, asThousands: null, isWord: true }
  }
  return null
}
