import { fractionSigns } from './fraction-signs.ts'
import type { Quantity } from './number.ts'
import type { AmountText, Part } from './read-amount.ts'
import { afterMatch, isMeasured, kindOf, type Measure, readExactMeasure, skip } from './read-measure.ts'
import { readUnit, type UnitWord } from './unit-words.ts'

const times = new RegExp(String.raw` ?[x×*] ?(?=[\d${fractionSigns}])`, 'iy')
const containers: ReadonlySet<string> = new Set([
  'can',
  'jar',
  'packet',
  'punnet',
  'bag',
  'bottle',
  'box',
  'carton',
  'container',
  'tub',
  'tube',
  'envelope',
])

/** Reads count, size and container: "2 x 400 g tins", "1 (14 oz) can", "1 14-ounce can", "2 6-ounce fillets". */
export function readPack(text: string, count: Quantity): AmountText | null {
  return readBracketed(text, count) ?? readMultiplied(text, count)
}

function readBracketed(text: string, count: Quantity): AmountText | null {
  const opened = afterMatch(/ ?\(/y, text, count.end)
  const sizes = opened === null ? [] : readSizes(text, opened)
  const end = sizes.at(-1)?.end
  if (end === undefined || text[end] !== ')') return null
  const container = readUnit(text, skip(/[ ,-]{0,2}/y, text, end + 1))
  return container && !isMeasured(container) ? pack(count, sizes, container) : null
}

/** Reads the size of one piece, which British sites give in two units: "400g/14oz". */
function readSizes(text: string, at: number): Array<Measure> {
  const first = readExactMeasure(text, at)
  if (!first) return []
  const second = readSecondSize(text, first)
  return second ? [first, second] : [first]
}

function readSecondSize(text: string, first: Pick<Measure, 'unit' | 'end'>): Measure | null {
  const at = afterMatch(/ ?[/|=;] ?/y, text, first.end)
  const second = at === null ? null : readExactMeasure(text, at)
  const isOther = second !== null && second.unit.id !== first.unit.id
  return isOther && (kindOf(second.unit) === 'length') === (kindOf(first.unit) === 'length') ? second : null
}

function readMultiplied(text: string, count: Quantity): AmountText | null {
  const afterTimes = afterMatch(times, text, count.end)
  const sizeAt = afterTimes ?? afterMatch(/ (?:- )?/y, text, count.end)
  const sizes = sizeAt === null ? [] : readSizes(text, sizeAt)
  const [size, second = size] = sizes
  if (!size || !second) return null
  const end = skip(thickness, text, second.end)
  const found = readUnit(text, skip(/[ ,-]{0,2}/y, text, end))
  const container = isMeasured(found) ? null : found
  // Without a container the size must be hyphenated: "2 6-ounce fillets", but not "1 2 cups".
  const isGlued = /[\d-]/.test(text[size.unit.start - 1] ?? '')
  if (!container && afterTimes === null && !isGlued) return null
  return { ...pack(count, sizes, container), end: container?.end ?? end }
}

/** "1-inch-thick", "8-inch long". */
const thickness = /[- ](?:thick|long|wide)(?!\p{L})/iuy

function pack(count: Quantity, sizes: ReadonlyArray<Measure>, container: UnitWord | null): AmountText {
  const parts: Array<Part> = [{ role: 'main', quantity: count, unit: container }, ...sizes.map(toPart)]
  return { start: count.start, end: container?.end ?? sizes.at(-1)?.end ?? count.end, parts }
}

const toPart = ({ quantity, unit }: Measure): Part => ({ role: 'size', quantity, unit })

/** Reads one piece that has a number only for its size: "1-inch piece", "400-gram tin", "14 oz can". */
export function readUnsaidCount(text: string, amount: AmountText): AmountText | null {
  const [size] = amount.parts
  if (!size?.unit || !isMeasured(size.unit)) return null
  const first = { quantity: size.quantity, unit: size.unit, end: amount.end }
  const second = readSecondSize(text, first)
  const container = readUnit(text, skip(/[ -]{1,2}(?:long )?/y, text, (second ?? first).end))
  const isHyphenated = [text[size.quantity.end], text[amount.end]].includes('-') && kindOf(container) === 'count'
  if (!container || !(isHyphenated || containers.has(container.id))) return null
  const at = amount.start
  const one: Quantity = { start: at, minEnd: at, maxStart: at, end: at, min: 1, max: 1, isNumeral: true }
  return pack(one, second ? [first, second] : [first], container)
}

/** Words between containers and the size of one: "2 Dosen à 400 g", "2 boîtes de 400 g". */
const each = / (?:à|a|je|zu|jeweils|of|de|di|da|von|van|med) (?=\d)/iuy

/** Reads the size of one container after a word or in brackets: "2 cans of 14 oz", "2 cans (10 ounces)". */
export function readContents(text: string, amount: AmountText): AmountText | null {
  const [main] = amount.parts
  if (!main?.unit || amount.parts.length > 1 || !containers.has(main.unit.id)) return null
  const named = afterMatch(each, text, amount.end)
  const opened = afterMatch(/ ?\((?:(?:à|a|je|zu|jeweils|de|da|van) )?/iuy, text, amount.end)
  const at = named ?? opened
  const sizes = at === null ? [] : readSizes(text, at)
  const end = sizes.at(-1)?.end
  if (end === undefined || (named === null && text[end] !== ')')) return null
  // "1 packet of 12 inch tortillas" names the food by its length.
  if (named !== null && sizes.some(({ unit }) => kindOf(unit) === 'length')) return null
  return { ...amount, end: named === null ? end + 1 : end, parts: [main, ...sizes.map(toPart)] }
}
