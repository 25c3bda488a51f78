import { diets, type Diet } from '../recipe/diets.ts'

interface NamedDiets {
  diets: Array<Diet>
  /** The words without them. */
  rest: string
}

/** Diets that the words of a search name ("gluten free bread"): no recipe says so in its words, their filter knows. */
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
