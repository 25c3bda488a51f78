import { diets, type Diet } from '../recipes/diets.ts'

interface NamedDiets {
  diets: Array<Diet>
  /** The words without them. */
  rest: string
}

/**
 * Finds diets named in a search ("gluten free bread"). Recipe texts rarely name them, so the diet filter serves better.
 */
export function dietsNamedIn(words: string): NamedDiets {
  const named: NamedDiets = { diets: [], rest: words }
  for (const diet of diets) {
    const written = new RegExp(`(?<![\\p{L}\\p{N}"-])${diet.replace('-', '[\\s-]?')}(?![\\p{L}\\p{N}"-])`, 'giu')
    const rest = named.rest.replace(written, ' ')
    if (rest === named.rest) continue
    named.diets.push(diet)
    named.rest = rest.replace(/\s+/g, ' ').trim()
  }
  return named
}
