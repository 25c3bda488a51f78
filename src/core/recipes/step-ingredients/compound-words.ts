import { isPart } from './line-names.ts'
import { wordStem } from './word-stem.ts'

/** Allspice is not all spices. */
const spiceStem = wordStem('spice')

/** "Öl" for "Sonnenblumenöl", "crumbs" for "breadcrumbs", "Knoblauchzehe" for "Knoblauch". */
export function isPartOfCompound(stem: string, word: string): boolean {
  if (stem === spiceStem) return false
  if (word.length - stem.length >= 3 && word.endsWith(stem)) return stem.length >= 4 || stem === 'ol'
  if (stem.length - word.length >= 2 && word.length >= 4 && stem.startsWith(word))
    return isPart(stem.slice(word.length).replace(/^(?:s|en|n|e)(?=\p{L}{4})/u, ''))
  if (
    word.length - stem.length >= 4 &&
    stem.length >= 4 &&
    word.startsWith(stem) &&
    isPart(word.slice(stem.length).replace(/^(?:s|en|n|e)(?=\p{L}{4})/u, ''))
  )
    return true
  return word.length >= 9 && stem.length >= 5 && word.startsWith(stem)
}
