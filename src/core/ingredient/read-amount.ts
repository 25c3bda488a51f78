import { type Quantity, readQuantity } from './number.ts'
import { readUnit, readUnitName, type UnitWord } from './unit-words.ts'
import { units } from './units.ts'

/**
 * `main` is the amount to cook by, `same` says it in another unit ("(240 ml)"), `plus` adds to it ("plus 1 tbsp"),
 * `size` is what one piece holds ("2 x 400 g tins") and so does not grow with the servings.
 */
export interface Part {
  role: 'main' | 'same' | 'plus' | 'size'
  quantity: Quantity
  unit: UnitWord | null
}

/** The places of an amount within its line. */
export interface AmountText {
  start: number
  end: number
  parts: ReadonlyArray<Part>
}

const spaces = / {0,3}/y
const approximately =
  /(?:(?:about|approximately|approx\.?|around|roughly|ca\.?|circa|env\.?|environ|etwa|cerca de|about|ungefär|ongeveer|ok\.?|or) ){0,2}/iy
const times = / ?[x×*] ?(?=[\d½¼¾⅓⅔⅛])/iy
const looseTimes = / ?[x×](?= )| or (?:more|so)(?= )/iy
const before = { de: / (?:de|di|d'|of a|of) ?/iy }
const glue = / ?- ?|-/y
const plus = /,? ?(?:plus|and|\+|und|et|y|e|więcej|più|más|mais) ?/iy
const otherUnit = / ?[/|=] ?| or (?=\d)| - (?=\d)/y
const anotherInBracket = / ?[/|=;,] ?/y
const rangeTo = / ?(?:-|to|bis|à|a|tot|till|til) ?/iy

function skip(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at
  return at + (pattern.exec(text)?.[0].length ?? 0)
}

function afterMatch(pattern: RegExp, text: string, at: number): number | null {
  pattern.lastIndex = at
  const found = pattern.exec(text)
  return found ? at + found[0].length : null
}

function kindOf(unit: UnitWord | null): string | undefined {
  return unit ? units.get(unit.id)?.kind : undefined
}

function isMeasure(unit: UnitWord | null): boolean {
  const kind = kindOf(unit)
  return kind === 'mass' || kind === 'volume' || kind === 'length'
}

/** A number and the unit right behind it, as in "400g", "400-gram", "14 oz". */
function readMeasure(text: string, at: number): { quantity: Quantity; unit: UnitWord; end: number } | null {
  const quantity = readQuantity(text, at)
  if (!quantity?.isNumeral) return null
  const unitAt = afterMatch(glue, text, quantity.end) ?? skip(spaces, text, quantity.end)
  const unit = readUnit(text, unitAt)
  return unit && isMeasure(unit) ? { quantity, unit, end: unit.end } : null
}

/** "2 x 400 g tins", "1 (14 oz) can", "1 14-ounce can", "2 6-ounce fillets": a count, what one holds, its container. */
function readPack(text: string, count: Quantity): AmountText | null {
  const afterTimes = afterMatch(times, text, count.end)
  const isBracketed = afterTimes === null && /^ ?\($/.test(text.slice(count.end, count.end + 2).replace(/^\(.$/, '('))
  const sizeAt = afterTimes ?? (isBracketed ? text.indexOf('(', count.end) + 1 : skip(/ (?:- )?/y, text, count.end))
  if (sizeAt === count.end) return null
  const size = readMeasure(text, isBracketed ? skip(approximately, text, sizeAt) : sizeAt)
  if (!size || (isBracketed && text[size.end] !== ')')) return null
  const isGlued = /[\d-]/.test(text[size.unit.start - 1] ?? '')
  const container = readUnit(text, skip(/[ ,-]{0,2}/y, text, isBracketed ? size.end + 1 : size.end))
  if (!container && (isBracketed || (afterTimes === null && !isGlued))) return null
  if (isBracketed && isMeasure(container)) return null
  const parts: Array<Part> = [
    { role: 'main', quantity: count, unit: isMeasure(container) ? null : container },
    { role: 'size', quantity: size.quantity, unit: size.unit },
  ]
  return { start: count.start, end: container && !isMeasure(container) ? container.end : size.end, parts }
}

function readPlain(text: string, quantity: Quantity): AmountText {
  const direct = skip(spaces, text, afterMatch(looseTimes, text, quantity.end) ?? quantity.end)
  const glued = afterMatch(/-/y, text, quantity.end)
  const linked = afterMatch(before.de, text, quantity.end)
  const unit =
    readUnit(text, direct) ??
    (glued === null ? null : readUnit(text, glued)) ??
    (linked === null ? null : readUnit(text, linked))
  const end = unit?.end ?? (text[direct - 1] === 'x' || text[direct - 2] === 'x' ? direct : quantity.end)
  return { start: quantity.start, end, parts: [{ role: 'main', quantity, unit }] }
}

/** "1-inch piece", "400-gram tin": one of it, though only its size has a number. */
function readUnsaidCount(amount: AmountText, text: string): AmountText | null {
  const [size] = amount.parts
  if (!size || !isMeasure(size.unit) || text[size.quantity.end] !== '-') return null
  const container = readUnit(text, skip(/[ -]{1,2}(?:long )?/y, text, amount.end))
  if (!container || kindOf(container) !== 'count') return null
  const { start } = amount
  const one: Quantity = { start, minEnd: start, maxStart: start, end: start, min: 1, max: 1, isNumeral: true }
  return {
    start,
    end: container.end,
    parts: [
      { role: 'main', quantity: one, unit: container },
      { ...size, role: 'size' },
    ],
  }
}

/** "1 xícara | xícaras": some sites print both forms of the unit. */
function skipOtherForm(text: string, unit: UnitWord): number {
  const at = afterMatch(/ ?\| ?/y, text, unit.end)
  const again = at === null ? null : readUnitName(text, at)
  return again?.id === unit.id ? again.end : unit.end
}

function readMore(text: string, amount: AmountText): AmountText | null {
  const [main] = amount.parts
  if (!main || !isMeasure(main.unit)) return null
  return readSum(text, amount) ?? readOther(text, amount) ?? readBracket(text, amount) ?? readUpTo(text, amount, main)
}

function readSum(text: string, amount: AmountText): AmountText | null {
  const at = afterMatch(plus, text, amount.end)
  const more = at === null ? null : readMeasure(text, at)
  if (!more || kindOf(more.unit) !== kindOf(amount.parts[0]?.unit ?? null)) return null
  return { ...amount, end: more.end, parts: [...amount.parts, { role: 'plus', ...more }] }
}

function isOther(unit: UnitWord | null, amount: AmountText): boolean {
  if (!unit || amount.parts.some((part) => part.unit?.id === unit.id)) return false
  return unit.id === 'stick' || (isMeasure(unit) && kindOf(unit) !== 'length')
}

function readAlternative(text: string, at: number): { quantity: Quantity; unit: UnitWord; end: number } | null {
  const quantity = readQuantity(text, skip(approximately, text, at))
  if (!quantity?.isNumeral) return null
  const unit = readUnit(text, afterMatch(glue, text, quantity.end) ?? skip(spaces, text, quantity.end))
  return unit && { quantity, unit, end: unit.end }
}

function readOther(text: string, amount: AmountText): AmountText | null {
  const at = afterMatch(otherUnit, text, amount.end)
  const other = at === null ? null : readAlternative(text, at)
  if (!other || !isOther(other.unit, amount)) return null
  return { ...amount, end: other.end, parts: [...amount.parts, { role: 'same', ...other }] }
}

/** "(240 ml)", "(about 8 oz / 225 g)": all of the bracket must be measures, or it is a remark and stays in the name. */
function readBracket(text: string, amount: AmountText): AmountText | null {
  let at = afterMatch(/ {0,2}[([]/y, text, amount.end)
  const parts = [...amount.parts]
  for (let count = 0; at !== null && count < 3; count++) {
    const other = readAlternative(text, at)
    if (!other || !isOther(other.unit, amount)) return null
    parts.push({ role: 'same', ...other })
    const closed = afterMatch(/ ?[)\]]/y, text, other.end)
    if (closed !== null) return { ...amount, end: closed, parts }
    at = afterMatch(anotherInBracket, text, other.end)
  }
  return null
}

/** "1 cup to 1 1/2 cups": a range that names its unit twice. */
function readUpTo(text: string, amount: AmountText, main: Part): AmountText | null {
  const at = afterMatch(rangeTo, text, amount.end)
  const upper = at === null ? null : readMeasure(text, at)
  if (!upper || upper.unit.id !== main.unit?.id || upper.quantity.max <= main.quantity.max) return null
  const { max, start, end } = upper.quantity
  const quantity = { ...main.quantity, max, maxStart: start, end }
  const unit = upper.unit
  return { ...amount, end: upper.end, parts: [{ role: 'main', quantity, unit }] }
}

/** Reads the amount that begins exactly here, with every unit it is given in. */
export function readAmount(text: string, at: number): AmountText | null {
  const quantity = readQuantity(text, at)
  if (!quantity) return null
  const plain = readPlain(text, quantity)
  let amount = readPack(text, quantity) ?? readUnsaidCount(plain, text) ?? plain
  const unit = amount.parts.at(-1)?.unit
  if (unit && unit.end === amount.end) amount = { ...amount, end: skipOtherForm(text, unit) }
  for (let count = 0; count < 3; count++) {
    const longer = readMore(text, amount)
    if (!longer) break
    amount = longer
  }
  return amount
}
