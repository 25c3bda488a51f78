import { convertAmount } from './convert.ts'
import { densityOf } from './density.ts'
import { describeAmount } from './describe-amount.ts'
import { about, perPiece } from './line-words.ts'
import { measuresOf } from './measures.ts'
import { readNameBracket } from './name-bracket.ts'
import { plainCharacters } from './number.ts'
import { inUnitsOfFood } from './poured.ts'
import { type AmountText, type Part, readAmount } from './read-amount.ts'
import { aboutSign, approximately, isMeasured, kindOf, skip } from './read-measure.ts'
import { applyEdits, type Edit } from './scale-text.ts'
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
  const own = readNameBracket(name, main)
  const ownSystem = units.get(own?.parts[0]?.unit?.id ?? '')?.system
  if (!own || !(ownSystem === system || (system === 'us' && ownSystem === 'both'))) return null
  const rest = name.slice(0, own.start) + name.slice(own.end)
  return { amount: name.slice(own.start, own.end), name: withoutEmptyBracket(rest) }
}

const emptyBracket = new RegExp(String.raw` ?\((?:${about}|~|or)? ?\)`, 'iu')

/** Closes "(packed, )" of "(packed, 213 g)", and removes "(about )". */
const withoutEmptyBracket = (name: string): string =>
  name.replace(/, ?\)/, ')').replace(/\(, ?/, '(').replace(emptyBracket, '').trim()

const opening = /\(|, (?=\d[^,()]* (?:each|apiece)(?!\p{L}))/giu
/** Words behind a size: "(14 ounces each)", "(2 cups chopped)". */
const ending = /^(?:[ -]\p{L}+){0,4}(?=[),]|$)/u

/** Converts sizes and weights in the brackets of a name: "4 (6-ounce) salmon fillets", "1 bunch (about 200 g) kale". */
export function convertName(name: string, main: Part | undefined, system: System): string {
  const repeated = readNameBracket(name, main)
  const plain = plainCharacters(name.slice(0, reach))
  const edits = [...plain.matchAll(opening)].flatMap(({ index, 0: opened }) => {
    const start = skip(aboutSign, plain, skip(approximately, plain, index + opened.length))
    return start === repeated?.start ? [] : editFor(name, plain, start, system)
  })
  return applyEdits(name, edits)
}

function editFor(name: string, plain: string, start: number, system: System): Array<Edit> {
  const read = readAmount(plain, start)
  const [main] = read?.parts ?? []
  if (!read || !main?.quantity.isNumeral || !isMeasured(main.unit)) return []
  const inside = /^[^()]{0,60}/.exec(plain.slice(read.end))?.[0] ?? ''
  if (!ending.test(plain.slice(read.end, read.end + 60)) || /\d/.test(inside)) return []
  const said = measuresOf(read).find(({ unit }) => units.get(unit ?? '')?.system === system)
  if (said && read.parts.length > 1) return []
  const [written] = inUnitsOfFood(measuresOf(read), name)
  // Of chopped food, nobody knows how much fits into a cup. The other way, tables do.
  const density = kindOf(main.unit) === 'volume' && !perPiece.test(inside) ? densityOf(name) : null
  const converted = written ? convertAmount(written, system, density) : null
  if (!converted) return []
  const text = describeAmount(converted)
  return [
    { start, end: read.end, text: plain[main.quantity.end] === '-' ? text.replace(/ inch(?:es)?$/, '-inch') : text },
  ]
}
