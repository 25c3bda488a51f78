import { perPiece, weighedSingly } from './line-words.ts'
import { plainCharacters } from './number.ts'
import { type Part, readAmount } from './read-amount.ts'
import { aboutSign, approximately, isMeasured, kindOf, skip } from './read-measure.ts'
import { isSize, namedUnit } from './unit-words.ts'

const reach = 160
const opening = /\(|, (?=\p{L})/gu
const total =
  /(?:(?:in )?total(?: weight)?:?|altogether|insgesamt|zusammen|gesamt|au total|en total|en tout|in tutto|totaal) /iy
/** Words after the weight: "(about 2 cups chopped)". */
const ending = /^(?:[ -]\p{L}+){0,4}(?=[),;]| \(|$)/u
/** Units of whole foods and their pieces. The weight of a can, a packet or a bar is that of one. */
const countedFoods: ReadonlySet<string> = new Set(
  'piece clove slice stalk rib stick head bunch ear leaf sprig bulb pod wedge sheet strip stem fillet dozen'.split(' '),
)
const containers: ReadonlySet<string> = new Set(
  'can jar packet punnet bag bottle box carton container tub tube envelope block bar'.split(' '),
)

/**
 * Reads the amounts of all pieces after a count: "6 bananas (about 350 g)". On the saved pages and labeled lines,
 * "about" means the total unless the line says "each" or counts containers. A bracket right after the number is the
 * size of one: "4 (6 oz) fillets".
 */
export function readTotals(name: string, main: Part | undefined): Array<{ start: number; end: number }> {
  if (!main || (main.unit && !isSize(main.unit.id) && !countedFoods.has(main.unit.id))) return []
  const plain = plainCharacters(name.slice(0, reach))
  const isVague = weighedSingly.test(plain) || main.unit?.id === 'fillet'
  const totals: Array<{ start: number; end: number }> = []
  for (const { index, 0: opened } of plain.matchAll(opening)) {
    const found = readTotal(plain, index + opened.length)
    const isSizeOfOne = index === 0 && (!main.unit || isSize(main.unit.id))
    if (!found || isSizeOfOne || namesContainer(plain.slice(0, index))) continue
    const needsWord = index === 0 || opened !== '(' || (isVague && found.kind === 'mass')
    if (found.isApproximate || !needsWord) totals.push(found)
  }
  return totals
}

function readTotal(plain: string, at: number) {
  const start = skip(aboutSign, plain, skip(approximately, plain, skip(total, plain, at)))
  const read = readAmount(plain, start)
  const main = read?.parts[0]
  if (!read || !main?.quantity.isNumeral || !isMeasured(main.unit) || kindOf(main.unit) === 'length') return null
  const rest = plain.slice(read.end, read.end + 60)
  // "(about 6 oz) each"
  const words = /^[^,;]{0,30}/.exec(rest)?.[0] ?? ''
  if (plain[main.quantity.end] === '-' || !ending.test(rest) || perPiece.test(words)) return null
  return { start, end: read.end, kind: kindOf(main.unit), isApproximate: start > at }
}

const namesContainer = (words: string): boolean =>
  words.split(/[^\p{L}]+/u).some((word) => containers.has(namedUnit(word)?.id ?? ''))
