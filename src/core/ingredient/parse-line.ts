import { countedWordIn } from './food.ts'
import type { Amount, Ingredient } from './ingredient.ts'
import { measuresOf } from './measures.ts'
import { readNameBracket } from './name-bracket.ts'
import { plainCharacters } from './number.ts'
import { type AmountText, readAmount } from './read-amount.ts'
import { readTrailingAmount, withoutEnd } from './trailing-amount.ts'
import { isSize, readUnit } from './unit-words.ts'
import { units } from './units.ts'

export interface ParsedLine {
  amount: string
  name: string
  measures: Array<Amount>
}

const bullet = /^(?:[\s•·▢□☐◻◽⬜‣▪■●○◦►▶✓✔♥♡＊*☆★◎▼-]|\[[ x]?\])+/iu
const opening =
  /^(?:(?:about|approximately|approx\.?|around|roughly|ca\.?|circa|env\.?|environ|etwa|cerca de|ungefär|ongeveer|plm\.?|ok\.?|cca\.?|~|≈|optional:|scant|generous|heaping|a good|a generous|a scant|a heaping|a large|a small|a big) ?)/iu
/** After an article these words say "some", which is no number. */
const vague =
  /^ ?(?:few|little|bit|lot|touch|good|peu|poco|po'|pouco|wenig|bisschen|paar|beetje|lille|and|und|et|y|ou|o|or)(?!\p{L})/iu
const link =
  /^(?:of|de la|de l'|de|d'|du|des|di|dell'|dello|della|delle|dei|degli|del|do|da|von|van|af|av)(?:(?<=')|\s+)/iu
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

/** Splits a line into what is measured and what it is measured of. Accepts any text; what it cannot read is the name. */
export function parseIngredientLine(line: string): ParsedLine {
  const text = plainCharacters(line)
  const start = bullet.exec(text)?.[0].length ?? 0
  const leading = readLeading(text, start)
  if (leading) return assemble(line, text, leading, leading.end, line.length)
  const part = readPartOf(line, text, start)
  if (part) return part
  const trailing = readTrailingAmount(text, start)
  if (trailing) {
    const parsed = assemble(line, text, trailing.amount, start, trailing.nameEnd)
    return { ...parsed, name: parsed.name + trailing.remark }
  }
  return readBareUnit(line, text, start) ?? { amount: '', name: line.slice(start).trim(), measures: [] }
}

export function toIngredient(line: string, group: string | null = null): Ingredient {
  return { line, ...parseIngredientLine(line), group }
}

function readLeading(text: string, start: number): AmountText | null {
  const head = opening.exec(text.slice(start, start + 24))?.[0].length ?? 0
  const amount = readAmount(text, start) ?? (head > 0 ? readAmount(text, start + head) : null)
  const [main] = amount?.parts ?? []
  if (!amount || !main) return null
  if (main.quantity.isNumeral) return /^(?:[%°]|:\d)/.test(text.slice(amount.end, amount.end + 2)) ? null : amount
  return !main.unit && vague.test(text.slice(amount.end, amount.end + 12)) ? null : amount
}

function assemble(line: string, text: string, amount: AmountText, nameStart: number, nameEnd: number): ParsedLine {
  const [main] = amount.parts
  const name = tidyName(line.slice(nameStart, nameEnd), text.slice(nameStart, nameEnd))
  const word = main?.unit
  // "2 cloves" alone is the spice, "1 leaf" a leaf: a counted word needs something to count.
  if (word && name === '' && amount.parts.length === 1 && !isMeasuredUnit(word.id)) {
    const counted = { ...amount, end: main.quantity.end, parts: [{ ...main, unit: null }] }
    return { amount: amountText(line, counted), name: line.slice(word.start, word.end), measures: measuresOf(counted) }
  }
  const again = readNameBracket(name, main)
  const whole = again ? { ...amount, parts: [...amount.parts, ...again.parts] } : amount
  return { amount: amountText(line, amount), name, measures: countedBy(name, measuresOf(whole)) }
}

/** "2 garlic cloves" are two cloves, although the word stands in the name. */
function countedBy(name: string, measures: Array<Amount>): Array<Amount> {
  const [first, ...others] = measures
  if (!first || (first.unit !== null && !isSize(first.unit))) return measures
  const unit = countedWordIn(name)
  return unit === null ? measures : [{ ...first, unit }, ...others]
}

function isMeasuredUnit(id: string): boolean {
  return !isSize(id) && units.get(id)?.kind !== 'count'
}

/** The words as written where they begin with a numeral; "a pinch" and "大さじ1" are put the way the rest is. */
function amountText(line: string, amount: AmountText): string {
  const [main] = amount.parts
  const written = line.slice(amount.start, amount.end).trim()
  if (!main || /^[\p{N}]/u.test(written)) return written
  const { quantity, unit } = main
  const number = quantity.isNumeral
    ? line.slice(quantity.start, quantity.end)
    : [quantity.min, quantity.max].filter((value, index) => index === 0 || value > quantity.min).join('-')
  return unit ? `${number} ${line.slice(unit.start, unit.end)}` : number
}

function tidyName(written: string, plain: string): string {
  const lead = /^[\s,;:.|_*+-]*/.exec(plain)?.[0].length ?? 0
  const linked = link.exec(plain.slice(lead, lead + 12))?.[0].length ?? 0
  return withoutEnd(written.slice(lead + linked).trimStart(), /[\s,;:]/)
}

const taken =
  'juice|zest|peel|rind|saft|saften|schale|abrieb|jus|zeste|zumo|jugo|ralladura|cáscara|succo|scorza|suco|raspa|sap|rasp|skal'
const partOf = new RegExp(
  `^(?:[\\p{L}-]+,? (?:and )?){0,4}?(?:${taken})(?:,? (?:and|und|et|y|e|en|och) [\\p{L} ]{0,20}?(?:${taken}))? (?:of |from |von |av |de |di |van |fra |d')`,
  'iu',
)

/** "Grated zest of 2 lemons": the number counts the lemons, and the name keeps what is taken of them. */
function readPartOf(line: string, text: string, start: number): ParsedLine | null {
  const taking = partOf.exec(text.slice(start, start + 80))?.[0]
  const amount = taking === undefined ? null : readLeading(text, start + taking.length)
  if (taking === undefined || !amount) return null
  const parsed = assemble(line, text, amount, amount.end, line.length)
  const part = line
    .slice(start, start + taking.length)
    .trim()
    .replace(/ \S+$/, '')
  return { ...parsed, name: `${parsed.name}, ${part.charAt(0).toLowerCase()}${part.slice(1)}` }
}

/** "Pinch of salt", "Bund Petersilie": one of it, though no number says so. */
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
