import { plainCharacters, readQuantity } from '../../ingredients/number.ts'
import type { Pan } from './pan.ts'
import { limitFactor } from './scale.ts'
import type { FoundFactor } from './scale-by-ingredient.ts'

const centimetersPerInch = 2.54
/** Numbers without a unit up to this are inches. Pans of 15 cm are rarer than those of 15 inches. */
const mostInches = 15

/** Returns the factor for a pan of another size and the same depth. */
export function factorForPan(from: Pan, to: Pan): FoundFactor {
  const [one, other] = [panArea(from), panArea(to)]
  if (one === null) return { problem: problemOf('the recipe’s pan', from) }
  if (other === null) return { problem: problemOf('your pan', to) }
  return { factor: limitFactor(other / one) }
}

function problemOf(whose: string, { shape }: Pan): string {
  const example =
    shape === 'rectangular' ? 'both sides, such as 9 x 13 in or 20 x 30 cm' : 'a size, such as 9 in or 23 cm'
  return `For ${whose}, enter ${example}.`
}

/** Square centimeters, or null if the size is not understood. */
export function panArea({ shape, size }: Pan): number | null {
  const sides = sidesIn(size)
  const [first, second] = sides ?? []
  if (first === undefined || sides?.some((side) => side < 1 || side > 200)) return null
  if (shape === 'rectangular') return second === undefined ? null : first * second
  if (second !== undefined) return first * second
  return shape === 'square' ? first ** 2 : Math.PI * (first / 2) ** 2
}

const between = / {0,2}(?:cm|inch(?:es)?|in\.?|")? {0,2}(?:x|×|by|\*) {0,2}/iy
const unit = /^ ?-? ?(?:(?<cm>cm|centimet|zm)|(?<mm>mm)|(?<inch>in|"|''|zoll|pouce))/i

/** Reads one or two sides, in centimeters: "9 x 13 in", "23", "20x30cm". */
function sidesIn(size: string): Array<number> | null {
  const text = plainCharacters(size.trim().slice(0, 60)).replace(/[″”]/g, '"')
  const first = readQuantity(text, 0)
  if (!first) return null
  between.lastIndex = first.end
  const gap = between.exec(text)
  const second = gap ? readQuantity(text, first.end + gap[0].length) : null
  const { cm, mm, inch } = unit.exec(text.slice((second ?? first).end))?.groups ?? {}
  const values = [first.min, ...(second ? [second.min] : [])]
  const isInch = inch !== undefined || (cm === undefined && mm === undefined && Math.max(...values) <= mostInches)
  return values.map((value) => value * (isInch ? centimetersPerInch : mm === undefined ? 1 : 0.1))
}
