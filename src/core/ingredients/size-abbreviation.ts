import { germanNouns } from './counted-foods.ts'

const nouns = germanNouns.join('|')
const compounds = germanNouns
  .filter((noun) => noun.length > 4)
  .map((noun) => noun.toLowerCase())
  .join('|')
/** German nouns have capitals, which tell them from the adjectives in front: "kl. rote Zwiebel". */
const countedFood = new RegExp(
  String.raw`(?:\p{Ll}[\p{L}-]*\.? ){0,2}(?:${nouns}|\p{Lu}[\p{L}-]*(?:${compounds}))(?!\p{L})`,
  'uy',
)
const abbreviation = /([kK]l|[gG]r)(?:\. ?| )/y
const sizes: Readonly<Record<string, 'small' | 'large'>> = { kl: 'small', gr: 'large' }

/**
 * Reads "kl." (small) and "gr." (large) of German lines. They also mean spoons and grams: "1 kl Salz", "5 gr. Hefe". `end`
 * is where the next word begins.
 */
export function readSizeAbbreviation(text: string, at: number): { id: 'small' | 'large'; end: number } | null {
  abbreviation.lastIndex = at
  const found = abbreviation.exec(text)
  const id = sizes[found?.[1]?.toLowerCase() ?? '']
  return found && id ? { id, end: at + found[0].length } : null
}

/** Returns whether a food follows that recipes count, such as "Zwiebeln". */
export function isCountedFoodAt(text: string, at: number): boolean {
  countedFood.lastIndex = at
  return countedFood.test(text)
}
