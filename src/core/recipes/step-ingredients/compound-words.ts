import { isPart } from './line-names.ts'
import { wordStem } from './word-stem.ts'

/** Allspice is not all spices. */
const spiceStem = wordStem('spice')

/** The stems of "Öl", "olie" and "Reis". Other short words end words that have nothing to do with them: "graham". */
const shortLast = new Set(['ol', 'oli', 'rei'])

/** The second part of "Zwiebelstreifen" and "Paprikastücke", whose first part ends in a vowel that stems don't have. */
const isShape = (ending: string): boolean =>
  isPart(ending) || isPart(ending.replace(/^(?:s|en|n|e|a)(?=\p{L}{4})/u, ''))

/** "Öl" for "Sonnenblumenöl", "crumbs" for "breadcrumbs", "Knoblauchzehe" for "Knoblauch". */
export function isPartOfCompound(stem: string, word: string): boolean {
  if (stem === spiceStem) return false
  if (word.length - stem.length >= 3 && word.endsWith(stem)) return stem.length >= 4 || shortLast.has(stem)
  if (stem.length - word.length >= 2 && word.length >= 4 && stem.startsWith(word))
    return isShape(stem.slice(word.length))
  if (word.length - stem.length >= 4 && stem.length >= 4 && word.startsWith(stem) && isShape(word.slice(stem.length)))
    return true
  return word.length >= 9 && stem.length >= 5 && word.startsWith(stem)
}
