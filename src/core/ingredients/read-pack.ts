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
  'bag',
  'bottle',
  'box',
  'carton',
  'container',
  'tub',
  'tube',
])

/** Reads count, size and container: "2 x 400 g tins", "1 (14 oz) can", "1 14-ounce can", "2 6-ounce fillets". */
export function readPack(text: string, count: Quantity): AmountText | null {
  return readBracketed(text, count) ?? readMultiplied(text, count)
}

function readBracketed(text: string, count: Quantity): AmountText | null {
  const opened = afterMatch(/ ?\(/y, text, count.end)
  const size = opened === null ? null : readExactMeasure(text, opened)
  if (!size || text[size.end] !== ')') return null
  const container = readUnit(text, skip(/[ ,-]{0,2}/y, text, size.end + 1))
  return container && !isMeasured(container) ? pack(count, size, container) : null
}

function readMultiplied(text: string, count: Quantity): AmountText | null {
  const afterTimes = afterMatch(times, text, count.end)
  const sizeAt = afterTimes ?? afterMatch(/ (?:- )?/y, text, count.end)
  const size = sizeAt === null ? null : readExactMeasure(text, sizeAt)
  if (!size) return null
  const found = readUnit(text, skip(/[ ,-]{0,2}/y, text, size.end))
  const container = isMeasured(found) ? null : found
  // Without a container the size must be hyphenated: "2 6-ounce fillets", but not "1 2 cups".
  const isGlued = /[\d-]/.test(text[size.unit.start - 1] ?? '')
  return container || afterTimes !== null || isGlued ? pack(count, size, container) : null
}

function pack(count: Quantity, size: Measure, container: UnitWord | null): AmountText {
  const parts: Array<Part> = [
    { role: 'main', quantity: count, unit: container },
    { role: 'size', quantity: size.quantity, unit: size.unit },
  ]
  return { start: count.start, end: container?.end ?? size.end, parts }
}

/** Reads one piece that has a number only for its size: "1-inch piece", "400-gram tin", "14 oz can". */
export function readUnsaidCount(text: string, amount: AmountText): AmountText | null {
  const [size] = amount.parts
  if (!size?.unit || !isMeasured(size.unit)) return null
  const container = readUnit(text, skip(/[ -]{1,2}(?:long )?/y, text, amount.end))
  const isHyphenated = [text[size.quantity.end], text[amount.end]].includes('-') && kindOf(container) === 'count'
  if (!container || !(isHyphenated || containers.has(container.id))) return null
  const at = amount.start
  const one: Quantity = { start: at, minEnd: at, maxStart: at, end: at, min: 1, max: 1, isNumeral: true }
  return pack(one, { quantity: size.quantity, unit: size.unit, end: amount.end }, container)
}

/** Reads the size of one container in brackets: "2 cans (10 ounces)". */
export function readContents(text: string, amount: AmountText): AmountText | null {
  const [main] = amount.parts
  if (!main?.unit || amount.parts.length > 1 || !containers.has(main.unit.id)) return null
  const opened = afterMatch(/ ?\(/y, text, amount.end)
  const size = opened === null ? null : readExactMeasure(text, opened)
  if (!size || text[size.end] !== ')') return null
  return { ...amount, end: size.end + 1, parts: [main, { role: 'size', quantity: size.quantity, unit: size.unit }] }
}
