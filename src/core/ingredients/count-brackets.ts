import { fractionSigns } from './fraction-signs.ts'
import { lean, mostCounted, otherNumber, type Span } from './more-amounts.ts'
import { plainCharacters } from './number.ts'
import { type Part, readAmount } from './read-amount.ts'
import { aboutSign, afterMatch, approximately, isMeasured, kindOf, skip } from './read-measure.ts'
import { units } from './units.ts'

const reach = 160
const numeral = String.raw`[\d${fractionSigns}]`
/** "1 (or 2) garlic cloves". */
const otherCount = new RegExp(String.raw`^\((?:or|to|oder|bis|ou|à|o) (?=${numeral})`, 'iu')
const opened = /\(/g

/**
 * Finds brackets that say the amount again in pieces: "(1 packet)" of "2¼ tsp (1 packet) yeast", "(about 5 large potatoes)"
 * of "3 pounds potatoes", "1 (or 2) cloves".
 */
export function findCountBrackets(name: string, main: Part | undefined): Array<Span> {
  const plain = plainCharacters(name.slice(0, reach))
  const choice = main ? otherCount.exec(plain)?.[0].length : undefined
  const other = choice === undefined ? null : readAmount(plain, choice)
  if (choice !== undefined && other && plain[other.end] === ')') return [{ start: choice, end: other.end }]
  if (!main || !isMeasured(main.unit) || kindOf(main.unit) === 'length') return []
  return [...plain.matchAll(opened)].flatMap(({ index }) => readCounts(plain, index + 1))
}

/** "(cold, 2 sticks)". */
const manner = /[\p{L}-]+, (?=\d)/iuy
/** "(from 1 lime)", "(zest of ½ orange)". */
const origin =
  /(?:(?:juice|zest|zest and juice|saft|jus|succo|zumo|sap) )?(?:of|from|von|aus|d'|de|di|da|van|uit) (?=\S)/iuy
const orMore = / (?:or|oder|ou|o|of) (?=\S)/iuy
/** Words that name a kind, a purpose or a step: "(20 count)", "(2 for dusting)", "(1 cut in half)", "(3 cheese blend)". */
const otherWords: ReadonlySet<string> = new Set(
  `count ct per proof grade lean fat kind kinds type types typ typen tipo tipos tipi sort sorts sorte sorten sortes espèce
  espèces variety varieties color colors colour colours brand brands flavor flavors flavour flavours each apiece je jeweils
  pro chacun chacune cada l'un l'una elk elke for für pour if in into with to at a an the is are cut thick inch pound pounds
  year years yr yrs jahr jahre ans blend mix grain spice spices style up protein milkfat step steps rinses washes portions
  portionen porties porzioni porciones portioner`.split(/\s+/),
)
/** "(8 thick slices)", "(8 thick-cut slices)". */
const thick = /(?<!\p{L})thick(?:[ -](?:cut|sliced))?(?= \p{L})/giu
/** "(7-grain)", "(2x concentrated)". */
const inName = /^(?:-\p{L}|[x×])/u
/** Japanese for times, degrees, times again, and people. */
const otherCounters = /[倍度回人]/u
const noun = new RegExp(String.raw`(?:(?! (?:or|oder|ou|o|of) ${numeral}) ?-?\p{L}[\p{L}'-]*){1,5}`, 'uy')

/** Reads a bracket that only counts pieces: "(2 large russets)", "(about 1 large or 2 medium potatoes)". */
function readCounts(plain: string, start: number): Array<Span> {
  const first = skip(approximately, plain, skip(manner, plain, start))
  const bare = first > start ? readBareCount(plain, first) : null
  if (bare) return [bare]
  const counts: Array<Span> = []
  let end = 0
  let at: number | null = first
  while (at !== null) {
    const number: number = skip(aboutSign, plain, skip(approximately, plain, skip(origin, plain, at)))
    const counted = readCount(plain, number)
    if (!counted) return []
    counts.push({ start: number, end: counted.count })
    end = counted.noun
    at = afterMatch(orMore, plain, end)
  }
  return closing.test(plain.slice(end, end + 40)) ? counts : []
}

/** "(2 sticks, cold)". */
const closing = /^(?:[,;] \p{L}[\p{L} -]{1,30})?\)/u

/** Reads the "(about 8)" of "1 cup egg whites (about 8)". */
function readBareCount(plain: string, start: number): Span | null {
  const read = readAmount(plain, start)
  const [main, ...others] = read?.parts ?? []
  const isBare = read && others.length === 0 && main?.quantity.isNumeral && !main.unit && plain[read.end] === ')'
  return isBare && main.quantity.max <= mostCounted ? { start, end: read.end } : null
}

function readCount(plain: string, at: number): { count: number; noun: number } | null {
  const read = readAmount(plain, at)
  const [main, ...others] = read?.parts ?? []
  if (!read || !main?.quantity.isNumeral || others.length > 0 || isMeasured(main.unit)) return null
  const { end: number, max } = main.quantity
  const rest = plain.slice(number, number + 60)
  const isCounted = units.get(main.unit?.id ?? '')?.kind === 'count'
  // "(40 leaves)" count, and "(80 proof)" does not.
  if (max === 0 || (max > mostCounted && !isCounted)) return null
  if (lean.test(plain.slice(at, at + 5)) || otherNumber.test(rest) || inName.test(rest)) return null
  const after = afterMatch(noun, plain, isCounted ? read.end : number)
  const words = plain.slice(number, after ?? read.end)
  const isOther =
    otherCounters.test(words) ||
    words
      .replace(thick, '')
      .toLowerCase()
      .split(/[ -]+/)
      .some((word) => otherWords.has(word))
  if ((after === null && !isCounted) || isOther) return null
  return { count: isCounted ? read.end : number, noun: after ?? read.end }
}
