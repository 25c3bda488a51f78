import { inNumber } from './counted-foods.ts'
import { countedWordIn } from './food.ts'
import { formatNumber } from './format-number.ts'
import type { Amount, Ingredient } from './ingredient.ts'
import { readLeadingAmount } from './leading-amount.ts'
import { bullet, link } from './line-words.ts'
import { measuresOf, upperOf } from './measures.ts'
import { readRepeats } from './name-bracket.ts'
import { plainCharacters, readQuantity } from './number.ts'
import type { AmountText, Part } from './read-amount.ts'
import { readSizeAbbreviation } from './size-abbreviation.ts'
import { readCountOfSized, readTrailingAmount, readUnitBeforeFood, withoutEnd } from './trailing-amount.ts'
import { unitForm } from './unit-form.ts'
import { isSize, readUnit } from './unit-words.ts'
import { units } from './units.ts'

export interface ParsedLine {
  amount: string
  name: string
  measures: Array<Amount>
}

const leadingLink = new RegExp(`^${link}`, 'iu')
const wantsBareUnit: ReadonlySet<string> = new Set([
  'pinch',
  'dash',
  'handful',
  'bunch',
  'splash',
  'knob',
  'knife-tip',
  'sprig',
  'drizzle',
])

/** Splits a line into amount and name. Accepts any text. Text it can't read becomes the name. */
export function parseIngredientLine(line: string): ParsedLine {
  const text = plainCharacters(line)
  const start = bullet.exec(text)?.[0].length ?? 0
  const leading = readLeadingAmount(text, start) ?? readUnitBeforeFood(text, start)
  const pieces = leading && readCountOfSized(text, leading)
  if (pieces) return assemble(line, text, pieces.amount, start, pieces.nameEnd)
  if (leading) {
    const parsed = assemble(line, text, leading, leading.end, line.length)
    const before = text.slice(start, leading.start)
    return { ...parsed, name: parsed.name + remarkOf(before) }
  }
  const part = readPartOf(line, text, start)
  if (part) return part
  const trailing = readTrailingAmount(text, start)
  if (trailing) {
    const parsed = assemble(line, text, trailing.amount, start, trailing.nameEnd)
    return { ...parsed, name: parsed.name + trailing.remark }
  }
  return readBareUnit(line, text, start) ?? { amount: '', name: line.slice(start).trim(), measures: [] }
}

/** Returns the remark that words before an amount add to the name: ", at most" for "up to", ", je" for "je 1 TL". */
function remarkOf(before: string): string {
  if (/optional/i.test(before)) return ', optional'
  if (/^up to/i.test(before)) return ', at most'
  return /^je(?:weils)? /i.test(before) ? `, ${before.trim().toLowerCase()}` : ''
}

export function toIngredient(line: string, group: string | null = null): Ingredient {
  return { line, ...parseIngredientLine(line), group }
}

function assemble(line: string, text: string, amount: AmountText, nameStart: number, nameEnd: number): ParsedLine {
  const [main] = amount.parts
  const name = tidyName(line.slice(nameStart, nameEnd), text.slice(nameStart, nameEnd))
  const word = main?.unit
  // "2 cloves" alone means the spice: a counting word needs a food to count.
  if (word && name === '' && amount.parts.length === 1 && !isMeasuredUnit(word.id)) {
    const counted = { ...amount, end: main.quantity.end, parts: [{ ...main, unit: null }] }
    return { amount: amountText(line, counted), name: line.slice(word.start, word.end), measures: measuresOf(counted) }
  }
  const again = readRepeats(name, main).flatMap(({ parts }) =>
    parts.filter(({ unit }) => unit && isMeasuredUnit(unit.id)),
  )
  const whole = { ...amount, parts: [...amount.parts, ...again] }
  return { amount: amountText(line, amount), name, measures: countedBy(name, measuresOf(whole)) }
}

/** Reads the unit from the name: "2 garlic cloves" are two cloves, and "2 kl. Zwiebeln" are small. */
function countedBy(name: string, measures: Array<Amount>): Array<Amount> {
  const [first, ...others] = measures
  if (!first || (first.unit !== null && !isSize(first.unit))) return measures
  const unit = readSizeAbbreviation(name, 0)?.id ?? countedWordIn(name)
  return unit === null ? measures : [{ ...first, unit }, ...others]
}

function isMeasuredUnit(id: string): boolean {
  return !isSize(id) && units.get(id)?.kind !== 'count'
}

/** Keeps an amount that begins with a numeral as written. Rewrites "a pinch" and "大さじ1" to begin with one. */
function amountText(line: string, amount: AmountText): string {
  const [main] = amount.parts
  const written = line.slice(amount.start, amount.end).trim()
  if (!main) return written
  if (/^\p{N}/u.test(written) && !main.half) return withoutIdleDigits(written.replace(/ (?:of )?an?$/, ''))
  const number = numberText(line, main)
  const rest = restText(line, amount, main)
  // "1 ½-inch piece" would be a piece of 1½ inches.
  const isMixed = (readQuantity(plainCharacters(`${number} ${rest}`), 0)?.end ?? 0) > number.length
  return withoutIdleDigits(`${number} ${isMixed ? 'x ' : ''}${rest}`.trim())
}

function numberText(line: string, { quantity, half }: Part): string {
  const { start, minEnd, maxStart, end } = quantity
  const isRange = quantity.max > quantity.min
  if (!quantity.isNumeral || half)
    return isRange ? `${spell(quantity.min)}-${spell(quantity.max)}` : spell(quantity.min)
  return isRange ? `${line.slice(start, minEnd)}-${line.slice(maxStart, end)}` : line.slice(start, end)
}

/** Returns the unit and what follows, with the size of a container: "14-ounce can". */
function restText(line: string, amount: AmountText, { quantity, unit, half }: Part): string {
  if (amount.parts.some(({ role }) => role === 'size')) return line.slice(quantity.end, amount.end).trim()
  if (!unit) return ''
  const written = line.slice(unit.start, unit.end)
  if (unit.start < quantity.start) return written
  const form = half ? unitForm(written, quantity.max) : written
  return form + line.slice(half?.end ?? unit.end, amount.end).trimEnd()
}

/** Removes digits that only programs write: "2.0" and "0.20833333333333334". */
function withoutIdleDigits(amount: string): string {
  return amount
    .replace(/(?<![\d.,])(\d+)[.,]0{1,2}(?![\d.,])/g, '$1')
    .replace(/(?<![\d.,])\d+\.\d{4,}(?![\d.,])/g, (digits) => formatNumber(Number(digits), 'decimal', 2))
}

/** Writes the value of a number word: "half a lemon" becomes "1/2", and "two-thirds" "⅔". */
function spell(value: number): string {
  if (Number.isInteger(value)) return String(value)
  return value % 1 === 0.5 ? `${Math.floor(value) || ''} 1/2`.trim() : formatNumber(value, 'fraction')
}

function tidyName(written: string, plain: string): string {
  const marks = /^[\s,;:.|_*+-]*/.exec(plain)?.[0] ?? ''
  // "1 28 oz can + 1 14 oz can tomatoes" is a sum.
  const lead = /^ ?\+ ?$/.test(marks) && /^\d/.test(plain.slice(marks.length)) ? marks.indexOf('+') : marks.length
  const linked = leadingLink.exec(plain.slice(lead, lead + 12))?.[0].length ?? 0
  return withoutEnd(written.slice(lead + linked).trimStart(), /[\s,;:]/)
}

const taken =
  'juice|zest|peel|rind|saft|saften|schale|abrieb|jus|zeste|zumo|jugo|ralladura|cáscara|succo|scorza|suco|raspa|sap|rasp|skal'
const partOf = new RegExp(
  `^(?:[\\p{L}-]+,? (?:and )?){0,4}?(?:${taken})(?:,? (?:and|und|et|y|e|en|och) [\\p{L} ]{0,20}?(?:${taken}))? (?:of |from |von |av |de |di |van |fra |d')`,
  'iu',
)

/** Reads lines such as "Grated zest of 2 lemons". The number counts the lemons, and the name keeps "grated zest". */
function readPartOf(line: string, text: string, start: number): ParsedLine | null {
  const taking = partOf.exec(text.slice(start, start + 80))?.[0]
  const amount = taking === undefined ? null : readLeadingAmount(text, start + taking.length)
  if (taking === undefined || !amount) return null
  const parsed = assemble(line, text, amount, amount.end, line.length)
  const part = line
    .slice(start, start + taking.length)
    .trim()
    .replace(/ \S+$/, '')
  if (parsed.name === '') return readPartBehind(part, parsed)
  return { ...parsed, name: `${parsed.name}, ${part.charAt(0).toLowerCase()}${part.slice(1)}` }
}

/** Reads "lemon juice of 2", which names the food first. */
function readPartBehind(part: string, { amount, measures }: ParsedLine): ParsedLine | null {
  const [, food, takenPart] = new RegExp(`^(\\S+) ((?:${taken}).*)$`, 'iu').exec(part) ?? []
  if (food === undefined || takenPart === undefined) return null
  return {
    amount,
    name: `${inNumber(
      food,
      measures.some((measure) => upperOf(measure) > 1),
    )}, ${takenPart}`,
    measures,
  }
}

/** Reads "Pinch of salt" and "Bund Petersilie" as one, although there is no number. */
function readBareUnit(line: string, text: string, start: number): ParsedLine | null {
  const unit = readUnit(text, start)
  if (!unit || !wantsBareUnit.has(unit.id)) return null
  const name = tidyName(line.slice(unit.end), text.slice(unit.end))
  if (name === '') return null
  const written = line.slice(unit.start, unit.end)
  const isEnglish = written.toLowerCase().endsWith(units.get(unit.id)?.one ?? '')
  return {
    amount: `1 ${isEnglish ? written.toLowerCase() : written}`,
    name,
    measures: [{ kind: 'exact', value: 1, unit: unit.id }],
  }
}
