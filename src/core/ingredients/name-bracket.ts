import { fractionSigns } from './fraction-signs.ts'
import { about, perPiece } from './line-words.ts'
import { measuresOf } from './measures.ts'
import { plainCharacters } from './number.ts'
import { preparations } from './preparation-words.ts'
import { type AmountText, type Part, readAmount } from './read-amount.ts'
import { partsBehind } from './read-compound.ts'
import { aboutSign, afterMatch, approximately, isMeasured, kindOf, skip } from './read-measure.ts'
import { isTemperature } from './temperature.ts'
import { units } from './units.ts'

const reach = 120

/**
 * Reads the amounts that a name says again, one per unit: "50 g water (3 tbsp)", "1 cup chocolate chips (6 oz / 175 g)",
 * "500 ml 2 cups milk". The first amount must be a weight or volume too, because "2 fillets (150 g)" may mean 150 g each.
 */
export function readRepeats(name: string, main: Part | undefined): ReadonlyArray<AmountText> {
  if (!main?.unit || !isMeasured(main.unit)) return []
  const plain = plainCharacters(name.slice(0, reach))
  for (let opened = plain.indexOf('('); opened >= 0; opened = plain.indexOf('(', opened + 1)) {
    const repeats = readBracket(plain, opened + 1, main)
    if (repeats.length > 0) return repeats
  }
  return readBeside(plain, main)
}

/** Reads the shares of "1 cup milk, divided (¾ cup and ¼ cup)", whose sum is the amount. */
export function readDivision(name: string, main: Part | undefined): AmountText | null {
  if (!main?.unit || !isMeasured(main.unit)) return null
  const plain = plainCharacters(name.slice(0, reach))
  const opened = plain.indexOf('(')
  const shares = opened < 0 ? null : readAmount(plain, opened + 1)
  const [sum] = shares ? measuresOf(shares) : []
  if (!shares || shares.parts.length < 2 || sum?.kind !== 'exact' || plain[shares.end] !== ')') return null
  return sum.unit === main.unit.id && Math.abs(sum.value - main.quantity.max) < 0.01 ? shares : null
}

/** "(, 100 g)", as pages write an empty remark. */
const idleStart = /[ ,]{1,2}/y
/** "(packed, 213 g)". */
const manner = /(?!(?:plus|more|extra|each|per|divided)(?!\p{L}))(?:[\p{L}-]+ )?[\p{L}-]+, (?=\d)/iuy
/** Words before a spoon or cup that say how full it is, for a pattern. */
export const fullness = 'scant|heaping|heaped|generous|rounded|level|packed|well-packed|lightly packed'
const howFull = new RegExp(`(?:(?:a )?(?:${fullness}) ){1,2}`, 'iy')
const separator = new RegExp(String.raw` ?[;|,] ?(?=[\d${fractionSigns}-])`, 'y')
/** "(213 g, packed)", "(400 ml; full fat works best)". */
const closing = /^(?:[,;] \p{L}[\p{L} -]{1,30})? ?\)/u
/** "(about 1¼ cups packed)". */
const wordsAfter = /^((?: [\p{L}-]+\.?){1,3}) ?\)/u

function readBracket(plain: string, opened: number, main: Part): ReadonlyArray<AmountText> {
  const repeats: Array<AmountText> = []
  let at: number | null = skip(manner, plain, skip(idleStart, plain, opened))
  while (at !== null) {
    const read = readSum(plain, at)
    if (read.length === 0) return []
    repeats.push(...read)
    at = afterMatch(separator, plain, repeats.at(-1)?.end ?? at)
  }
  const rest = plain.slice(repeats.at(-1)?.end, (repeats.at(-1)?.end ?? 0) + 40)
  const food = plain.slice(0, opened).toLowerCase()
  const more = wordsAfter
    .exec(rest)?.[1]
    ?.toLowerCase()
    .match(/[\p{L}-]+/gu)
  const isSaidOfFood =
    more?.every((word) => preparations.has(word) || food.includes(word)) &&
    // Of "1 cup low-fat milk (2 g fat)", the bracket is about its fat.
    repeats.every(({ parts: [part] }) => kindOf(main.unit) === 'length' || isAbout(main, part))
  const isClosed = closing.test(rest) || isSaidOfFood
  const isAgain = repeats.every(({ parts: [part] }) => part && mayRepeat(main, part))
  return isClosed && isAgain && !perPiece.test(rest) ? repeats : []
}

/** A length repeats only a length: "1 inch ginger (2.5 cm)", but not "50 g ginger (2 inches)". */
const mayRepeat = (main: Part, part: Part): boolean =>
  part.unit?.id !== main.unit?.id && (kindOf(part.unit) !== 'length' || kindOf(main.unit) === 'length')

const lastMeasure = new RegExp(
  String.raw`(?<=\p{L} )[\d${fractionSigns}][\d${fractionSigns}/., ]{0,8} ?\p{L}{1,12}\.?$`,
  'u',
)

const saidAsAbout = new RegExp(String.raw`(?:^|[ ,])${about} $`, 'iu')
/** After these words, an amount is another one, a size or a purpose: "flour less 15 g", "dough for a tin 500 g". */
const notAgain =
  /(?<!\p{L})(?:and|or|plus|minus|less|not|then|but|of|for|in|into|with|without|per|each|at|to|min|max|types?|size|und|oder|ohne|minus|für|mit|je|pro|bis|typ|et|ou|moins|sans|pour|dans|avec|par|con|senza|sin|para|por|tipo|zonder|met|voor|of|en|och|og|eller|med|till?)(?!\p{L})/iu

/** Reads an amount without a bracket: "500 ml 2 cups milk", "250 ml cream 1 cup". It must be about the same. */
function readBeside(plain: string, main: Part): ReadonlyArray<AmountText> {
  const last = lastMeasure.exec(plain)?.index
  const [first] = readAlone(plain, 0, main)
  if (first && /^ \p{L}/u.test(plain.slice(first.end))) return [first]
  const before = plain.slice(0, last)
  if (last === undefined || (notAgain.test(before) && !saidAsAbout.test(before))) return []
  return readAlone(plain, last, main).filter(({ end }) => end >= plain.length - 1)
}

function readAlone(plain: string, at: number, main: Part): ReadonlyArray<AmountText> {
  const read = readSum(plain, at)
  return read.length === 1 && isAbout(main, read[0]?.parts[0]) ? read : []
}

/** A cup is 237 or 250 ml, and a pint 473 or 568. */
const mostApart = 1.25
/** Grams per milliliter, from dill to syrup. */
const lightest = 0.05
const heaviest = 2

function isAbout(main: Part, other: Part | undefined): boolean {
  const [from, to] = [units.get(main.unit?.id ?? ''), units.get(other?.unit?.id ?? '')]
  if (to?.id === 'stick') return from?.id !== 'stick'
  if (!other || !from || !to || !mayRepeat(main, other)) return false
  const ratio = (main.quantity.max * from.factor) / (other.quantity.max * to.factor)
  if (from.kind === to.kind || from.kind === 'length')
    return from.kind === to.kind && ratio <= mostApart && ratio >= 1 / mostApart
  const gramsPerMl = from.kind === 'mass' ? ratio : 1 / ratio
  return gramsPerMl >= lightest && gramsPerMl <= heaviest
}

/** Reads "3 tbsp" or "¼ cup + 1 tbsp" as one part, and "6 oz / 175 g" as two. */
function readSum(text: string, start: number): ReadonlyArray<AmountText> {
  const number = skip(aboutSign, text, skip(approximately, text, start))
  const read = readAmount(text, skip(howFull, text, number))
  const [first, ...others] = read?.parts ?? []
  if (!read || !first?.quantity.isNumeral || isTemperature(text, first.quantity)) return []
  if (others.some(({ role }) => role === 'size')) return []
  const amounts = [first, ...others.filter(({ role }) => role === 'same')].map((part) => amountOf(read, part))
  return amounts.some((amount) => amount === null) ? [] : amounts.filter((amount) => amount !== null)
}

/** Extracts one of the amounts that were read together. */
function amountOf(read: AmountText, part: Part): AmountText | null {
  if (!isMeasured(part.unit) && part.unit?.id !== 'stick') return null
  const own = [{ ...part, role: 'main' as const }, ...partsBehind(read.parts, part).filter((other) => other !== part)]
  const end = Math.max(...own.map(({ quantity, unit, half }) => half?.end ?? unit?.end ?? quantity.end))
  const [sum] = measuresOf({ ...read, parts: own })
  if (!sum) return null
  const [min, max] = sum.kind === 'exact' ? [sum.value, sum.value] : [sum.min, sum.max]
  return {
    start: part.quantity.start,
    end,
    parts: [{ ...part, role: 'same', quantity: { ...part.quantity, min, max } }],
  }
}
