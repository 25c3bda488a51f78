import { fractionSigns } from '../../ingredients/fraction-signs.ts'
import { panArea } from './pan-size.ts'
import type { Pan, PanShape } from './pan.ts'

const number = String.raw`\d{1,3}(?:[.,]\d{1,2}|[${fractionSigns}]| \d\/\d)?`
const sides = String.raw`(?<size>${number}(?: ?-?(?:inch(?:es)?|in\.?|"|″|”|cm)?(?: ?[x×] ?|-? by |-by-)${number})?)(?: ?[x×] ?\d)?`
const length = String.raw`(?<unit>inch(?:es)?|in\.|in\b|"|″|”|cm)`
const names =
  'cakes?|spring-?form|tart|pie|flan|quiche|brownie|loaf|baking|roasting|casserole|skillet|pan|tin|dish|mou?ld|form|springform\\p{L}*|moule|molde|teglia|stampo|bakvorm|tortera'
/** "9-inch springform", "a 20 cm round cake tin", "8 x 8-inch square baking pan", "Springform (Ø 26 cm)", "moule de 24 cm". */
const named = [
  new RegExp(
    String.raw`(?<![\p{L}\d.,/])${sides}[ -]?${length}\.?(?<between>[^.;!?\d]{0,24}?)(?<!\p{L})(?:${names})(?!\p{L})`,
    'iu',
  ),
  new RegExp(String.raw`(?<!\p{L})(?:${names})(?<between>[^.;!?\d]{0,16})${sides} ?${length}`, 'iu'),
]

const sidesJoint = / ?-?(?:inch(?:es)?|in\.?|"|″|”|cm)?(?: ?[x×] ?|-? by |-by-)/giu

/** In square centimeters. Smaller ones are pieces of food. */
const smallestPan = 75

/** Returns the first pan that a recipe names, to begin with. */
export function findPan(texts: ReadonlyArray<string>): Pan | null {
  for (const text of texts)
    for (const pattern of named) {
      const found = pattern.exec(text.slice(0, 2_000))
      const { size = '', unit: written = '', between: words = '' } = found?.groups ?? {}
      if (!found || /(?<!\p{L})(?:in|into|and|pieces|cubes|slices|thick|apart)(?!\p{L})/iu.test(words)) continue
      const isInch = !/cm/i.test(written)
      const pan: Pan = {
        shape: shapeOf(size, found[0]),
        size: `${size.replace(sidesJoint, ' x ')} ${isInch ? 'in' : 'cm'}`,
      }
      if ((panArea(pan) ?? 0) >= smallestPan) return pan
    }
  return null
}

function shapeOf(size: string, words: string): PanShape {
  if (/[x×]|by/i.test(size)) return 'rectangular'
  return /square|quadrat|carré|cuadrad/i.test(words) ? 'square' : 'round'
}
