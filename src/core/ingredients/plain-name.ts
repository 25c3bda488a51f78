import { adjectives, preparationLinks, preparations } from './preparation-words.ts'

const compoundAdjective = /-(?:free|sodium|fat|firm|range|size|sized|cut|large)$/

/** The bracket of "Zwiebel(n)" belongs to the word. */
const delimiter = /[,;]|(?<!\p{L})\(|\((?!\p{L}{1,3}\))|\)/gu

/** Cuts off remarks: "garlic cloves, sliced" becomes "garlic cloves". In "boneless, skinless thighs", the food is last. */
export function plainName(name: string): string {
  let isInBracket = false
  let from = 0
  for (const { 0: mark, index } of name.matchAll(delimiter)) {
    if (isInBracket !== (mark === ')')) continue
    if (mark !== ')' && hasNoun(name.slice(from, index))) return name.slice(0, index).trimEnd()
    isInBracket = mark === '('
    from = index + 1
  }
  return name
}

const hasNoun = (text: string): boolean =>
  text
    .toLowerCase()
    .split(/\s+/)
    .some((word) => word !== '' && !isAdjective(word))

const isAdjective = (word: string): boolean =>
  adjectives.has(word) || preparations.has(word) || preparationLinks.has(word) || compoundAdjective.test(word)
