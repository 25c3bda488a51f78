import { convertAmount } from './convert.ts'
import { densityOf } from './density.ts'
import { describeAmount } from './describe-amount.ts'
import { fractionSigns } from './fraction-signs.ts'
import { about, perPiece } from './line-words.ts'
import { measuresOf } from './measures.ts'
import { fullness, readRepeats } from './name-bracket.ts'
import { plainCharacters } from './number.ts'
import { inUnitsOfFood } from './poured.ts'
import { preparations } from './preparation-words.ts'
import { type AmountText, type Part, readAmount } from './read-amount.ts'
import { aboutSign, approximately, isMeasured, kindOf, skip } from './read-measure.ts'
import { applyEdits, type Edit } from './scale-text.ts'
import { isTemperature } from './temperature.ts'
import { units } from './units.ts'

type System = 'metric' | 'us'

const reach = 160

/**
 * Takes the amount that the author wrote in this system out of the name: "60 g + 7 g" of "½ cup + 1 Tbsp. (60 g + 7 g)
 * cocoa". It is more exact than a computed one, which would contradict it.
 */
export function withOwnMeasure(name: string, read: AmountText, system: System) {
  const [main] = read.parts
  const home = units.get(main?.unit?.id ?? '')?.system
  if (home === system || home === 'both' || read.parts.some(({ role }) => role === 'same' || role === 'size'))
    return null
  const repeats = readRepeats(name, main)
  const own = repeats.find((repeat) => isOwn(name, repeat, system))
  if (!own) return null
  const [start, end] = [repeats[0]?.start ?? 0, repeats.at(-1)?.end ?? 0]
  return { amount: name.slice(own.start, own.end), name: withoutRepeats(name, start, end) }
}

function isOwn(name: string, { start, end, parts: [part] }: AmountText, system: System): boolean {
  const said = units.get(part?.unit?.id ?? '')?.system
  if (said !== system && !(system === 'us' && said === 'both')) return false
  const before = name.slice(0, start)
  // Behind "sugar or 1 cup honey", the bracket is about the honey. "Kartoffeln (8 c)" may count anything. "1 cup" is too
  // much for "scant 1 cup".
  return !alternative.test(before) && !isVague.test(before) && !/\d ?c$/.test(name.slice(start, end))
}

const isVague = new RegExp(`(?<!\\p{L})(?:${fullness}) $`, 'iu')
const alternative = new RegExp(String.raw`(?<!\p{L})(?:or|oder|ou|o) [\d${fractionSigns}]`, 'iu')
const emptyBracket = new RegExp(String.raw` ?\( *(?:${about}|~|or)? *\)`, 'iu')
const idleOpening = new RegExp(String.raw`\((?:${about} ?|~)?[,;] ?`, 'iu')
const openedAbout = new RegExp(String.raw`\((?:${about} |~)?$`, 'iu')
const aboutAtEnd = new RegExp(String.raw`,? (?:or )?(?:${about}|~)$`, 'iu')
const lastWords = /^ ([\p{L}-]+\.?(?: [\p{L}-]+\.?)*) ?(?=\))/u

/**
 * Closes "(packed, )" of "(packed, 213 g)", and removes "(about )". Words that only say the food again go too: "chicken (1½
 * lb chicken)".
 */
function withoutRepeats(name: string, start: number, end: number): string {
  const before = name.slice(0, start)
  const words = lastWords.exec(name.slice(end))
  const food = before.toLowerCase()
  const isFood = words?.[1]?.split(' ').every((word) => food.includes(word.toLowerCase()))
  const after = name.slice(end + (isFood ? (words?.[0].length ?? 0) : 0) + (isOpen(name.slice(start, end)) ? 1 : 0))
  // "(packed)" of "(about 1 cup packed)"
  const opened = openedAbout.exec(before)
  const rest =
    opened && /^ \p{L}/u.test(after) ? `${before.slice(0, opened.index)}(${after.trimStart()}` : before + after
  return rest
    .replace(/, ?\)/, ')')
    .replace(idleOpening, '(')
    .replace(emptyBracket, '')
    .trim()
    .replace(aboutAtEnd, '')
    .replace(/,$/, '')
    .trim()
}

/** "200 g (7 oz" */
const isOpen = (text: string) => text.lastIndexOf('(') > text.lastIndexOf(')')

const opening = /\(|, (?=\d[^,()]* (?:each|apiece)(?!\p{L}))/giu
/** Words after a size: "(14 ounces each)", "(2 cups chopped)". */
const ending = /^(?:[ -]\p{L}+){0,4}(?=[),]|$)/u

/** Converts sizes and weights in the brackets of a name: "4 (6-ounce) salmon fillets", "1 bunch (about 200 g) kale". */
export function convertName(name: string, line: ReadonlyArray<Part>, system: System): string {
  const repeated = new Set(
    readRepeats(name, line[0]).flatMap(({ start, end }) => (/^ \p{L}/u.test(name.slice(end)) ? [] : [start])),
  )
  const plain = plainCharacters(name.slice(0, reach))
  const written = [...line, ...partsIn(plain)]
  const edits = [...plain.matchAll(opening)].flatMap(({ index, 0: opened }) => {
    const start = skip(aboutSign, plain, skip(approximately, plain, index + opened.length))
    const read = repeated.has(start) ? null : readAmount(plain, start)
    return read && !isSaid(read, written, system) ? editFor(name, plain, read, system) : []
  })
  return applyEdits(name, edits)
}

/** Returns whether the author wrote this amount in the wanted system too: "about 4 lb (1.8 kg)". */
function isSaid({ parts }: AmountText, written: ReadonlyArray<Part>, system: System): boolean {
  return parts.some((part) => isOf(part, system)) || isAmong(written, parts[0], system)
}

/** Returns whether a name says this size in the wanted system: "15 oz can beans (439 g)". */
export function saysSize(name: string, size: Part, system: System): boolean {
  return isAmong(partsIn(plainCharacters(name.slice(0, reach))), size, system)
}

const partsIn = (plain: string): Array<Part> =>
  [...plain.matchAll(numberStart)].flatMap(({ index }) => readAmount(plain, index)?.parts ?? [])

const isOf = ({ unit }: Part, system: System): boolean =>
  [system, 'both'].includes(units.get(unit?.id ?? '')?.system ?? '')

const isAmong = (parts: ReadonlyArray<Part>, wanted: Part | undefined, system: System): boolean =>
  parts.some((part) => isOf(part, system) && isAbout(part, wanted))

const numberStart = new RegExp(String.raw`(?<![\d.,/${fractionSigns}])[\d${fractionSigns}]`, 'gu')
/** "15 oz" and "439 g" are one size. */
const mostApart = 1.25

function isAbout(one: Part, other: Part | undefined): boolean {
  const [left, right] = [units.get(one.unit?.id ?? ''), units.get(other?.unit?.id ?? '')]
  if (!left || !right || !other || left.kind !== right.kind) return false
  const ratio = (one.quantity.max * left.factor) / (other.quantity.max * right.factor)
  return ratio < mostApart && ratio > 1 / mostApart
}

const isPrepared = (name: string): boolean =>
  name.split(/[^\p{L}-]+/u).some((word) => preparations.has(word.toLowerCase()))

function editFor(name: string, plain: string, read: AmountText, system: System): Array<Edit> {
  const [main] = read.parts
  if (!main?.quantity.isNumeral || !isMeasured(main.unit) || isTemperature(plain, main.quantity)) return []
  const inside = /^[^()]{0,60}/.exec(plain.slice(read.end))?.[0] ?? ''
  if (!ending.test(plain.slice(read.end, read.end + 60)) || /\d/.test(inside)) return []
  const [written] = inUnitsOfFood(measuresOf(read), name)
  // Of chopped food, nobody knows how much fits into a cup. The other way, tables do.
  const isKnown = kindOf(main.unit) === 'volume' && !perPiece.test(inside) && !isPrepared(name)
  const density = isKnown ? densityOf(name) : null
  const converted = written ? convertAmount(written, system, density) : null
  if (!converted) return []
  const text = describeAmount(converted)
  return [
    {
      start: read.start,
      end: read.end,
      text: plain[main.quantity.end] === '-' ? text.replace(/ inch(?:es)?$/, '-inch') : text,
    },
  ]
}
