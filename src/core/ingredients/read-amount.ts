import { fractionSigns } from './fraction-signs.ts'
import { andAHalf, type Quantity, readQuantity } from './number.ts'
import { aboutSign, afterMatch, isMeasured, kindOf, readExactMeasure, readMeasure, skip } from './read-measure.ts'
import { readCompound, readRest, readUpTo } from './read-compound.ts'
import { readContents, readPack, readUnsaidCount } from './read-pack.ts'
import { readUnitName, readUnitOf, type UnitWord } from './unit-words.ts'

/**
 * `main` is the amount to use, `same` repeats it in another unit ("(240 ml)"), `plus` adds to it ("plus 1 tbsp"),
 * `size` is the content of one piece ("2 x 400 g tins"), which does not scale. `rest` adds to the part before ("4 oz"
 * of "1 kg/2 lb 4 oz"), and `upper` ends a range whose lower end has a rest.
 */
export interface Part {
  role: 'main' | 'same' | 'plus' | 'size' | 'rest' | 'upper'
  quantity: Quantity
  unit: UnitWord | null
  /** Where "and a half" follows the unit: "a cup and a half". The quantity includes it. */
  half?: { start: number; end: number }
}

/** Positions of an amount in its line. */
export interface AmountText {
  start: number
  end: number
  parts: ReadonlyArray<Part>
}

const spaces = / {0,3}/y
const looseTimes = / ?[x×](?= )| or (?:more|so)(?= )/iy
const link = / (?:de|di|d'|of an?|of) ?/iy
/** "1/2 a teaspoon". "20 a pound" is a size. */
const ofHalf = / an? /iy
/** "½ an onion". */
const article = / (?:of )?an?(?= )/y
const plus = /,? ?(?:plus|and|\+|und|et|y|e|più|más|mais) ?/iy
const otherUnit = / ?[/|=] ?| or (?=\d)| - (?=\d)/y
const anotherInBracket = / ?[/|=;,] ?/y

function readPlain(text: string, quantity: Quantity): AmountText {
  const afterTimes = afterMatch(looseTimes, text, quantity.end)
  const places = [
    skip(spaces, text, afterTimes ?? quantity.end),
    afterMatch(/-/y, text, quantity.end),
    afterMatch(link, text, quantity.end),
    quantity.min < 1 ? afterMatch(ofHalf, text, quantity.end) : null,
  ]
  for (const place of places) {
    const unit = place === null ? null : readUnitOf(text, quantity.min, place)
    if (unit) return readHalf(text, quantity, unit)
  }
  return (
    readBareSum(text, quantity) ?? {
      start: quantity.start,
      end: afterTimes ?? (quantity.max < 1 ? skip(article, text, quantity.end) : quantity.end),
      parts: [{ role: 'main', quantity, unit: null }],
    }
  )
}

/** "1 l 1/2 d'eau", as French says it. */
const halfOfMeasure = / ?(?:1\/2|½)(?= (?:d'|de |di ))/iy

function readHalf(text: string, quantity: Quantity, unit: UnitWord): AmountText {
  const isWhole = quantity.min === quantity.max && Number.isInteger(quantity.min)
  const end = isWhole ? (afterMatch(andAHalf, text, unit.end) ?? afterMatch(halfOfMeasure, text, unit.end)) : null
  if (end === null) return { start: quantity.start, end: unit.end, parts: [{ role: 'main', quantity, unit }] }
  const more = { ...quantity, min: quantity.min + 0.5, max: quantity.max + 0.5 }
  const half = { start: unit.end, end }
  return { start: quantity.start, end, parts: [{ role: 'main', quantity: more, unit, half }] }
}

/** Reads a sum whose numbers share the unit after the second: "50 + 150 g". */
function readBareSum(text: string, quantity: Quantity): AmountText | null {
  const at = afterMatch(/ ?\+ ?/y, text, quantity.end)
  const more = at === null ? null : readMeasure(text, at)
  if (!more) return null
  const parts: Array<Part> = [
    { role: 'main', quantity, unit: more.unit },
    { role: 'plus', quantity: more.quantity, unit: more.unit },
  ]
  return { start: quantity.start, end: more.end, parts }
}

/** Skips the second form of a unit, because some sites print both: "1 xícara | xícaras". */
function skipOtherForm(text: string, unit: UnitWord): number {
  const at = afterMatch(/ ?\| ?/y, text, unit.end)
  const again = at === null ? null : readUnitName(text, at)
  return again?.id === unit.id ? again.end : unit.end
}

function readMore(text: string, amount: AmountText): AmountText | null {
  const [main] = amount.parts
  // A bracket after sticks of butter has the amount of all of them: "2 sticks (1 cup)".
  if (!main || !(isMeasured(main.unit) || main.unit?.id === 'stick')) return readContents(text, amount)
  return readSum(text, amount) ?? readOther(text, amount) ?? readBracket(text, amount) ?? readUpTo(text, amount)
}

function readSum(text: string, amount: AmountText): AmountText | null {
  const at = afterMatch(plus, text, amount.end)
  const [main] = amount.parts
  const rest = at === null && main && amount.parts.length === 1 ? readRest(text, main, amount.end) : null
  const more = at === null ? rest : readExactMeasure(text, at)
  const [kind, moreKind] = [kindOf(main?.unit ?? null), kindOf(more?.unit ?? null)]
  // A word or sign also joins weights and spoons: "100 g + 2 tbsp sugar".
  const isSum = kind === moreKind || (at !== null && kind !== 'length' && moreKind !== 'length')
  if (!more || !isSum) return null
  return { ...amount, end: more.end, parts: [...amount.parts, { role: 'plus', ...more }] }
}

function isOther(unit: UnitWord | null, amount: AmountText): boolean {
  if (!unit || amount.parts.some((part) => part.unit?.id === unit.id)) return false
  const isLength = kindOf(amount.parts[0]?.unit ?? null) === 'length'
  return unit.id === 'stick' || (isMeasured(unit) && (kindOf(unit) === 'length') === isLength)
}

function readOther(text: string, amount: AmountText): AmountText | null {
  const at = afterMatch(otherUnit, text, amount.end)
  const other = at === null ? null : readMeasure(text, at)
  if (!other || !isOther(other.unit, amount)) return null
  return readCompound(text, { ...amount, end: other.end, parts: [...amount.parts, { role: 'same', ...other }] })
}

/**
 * Reads an amount in brackets: "(240 ml)", "(about 8 oz / 225 g)". Brackets with anything but measures are a remark and
 * stay in the name.
 */
function readBracket(text: string, amount: AmountText): AmountText | null {
  let at = afterMatch(/ {0,2}[([]/y, text, amount.end)
  let { parts } = amount
  for (let count = 0; at !== null && count < 3; count++) {
    const other = readMeasure(text, skip(aboutSign, text, at))
    if (!other || !isOther(other.unit, amount)) return null
    const read = readCompound(text, { ...amount, end: other.end, parts: [...parts, { role: 'same', ...other }] })
    parts = read.parts
    const closed = afterMatch(/ ?[)\]]/y, text, read.end)
    if (closed !== null) return { ...read, end: closed }
    at = afterMatch(anotherInBracket, text, read.end)
  }
  return null
}

/** "9 3/4-inch-thick chops" are nine, because nobody cuts them that thick. "1 1/2-inch-thick" is one thickness. */
const countOfThick = new RegExp(
  String.raw`(?:[2-9]|\d\d)(?= (?:\d/\d|[${fractionSigns}])[- ]?(?:inch(?:es)?|in\.?|")[- ]thick)`,
  'iy',
)

/** Reads the amount that starts at this position, in all of its units. */
export function readAmount(text: string, at: number): AmountText | null {
  const counted = afterMatch(countOfThick, text, at)
  const quantity = readQuantity(counted === null ? text : text.slice(0, counted), at)
  if (!quantity) return null
  const plain = readPlain(text, quantity)
  let amount = readPack(text, quantity) ?? readUnsaidCount(text, plain) ?? plain
  const unit = amount.parts.at(-1)?.unit
  if (unit && unit.end === amount.end) amount = { ...amount, end: skipOtherForm(text, unit) }
  for (let count = 0; count < 3; count++) {
    const longer = readMore(text, amount)
    if (!longer) break
    amount = longer
  }
  return { ...amount, start: at }
}
