import { type Diet, diets } from './diets.ts'
import { difficulties, type Difficulty } from './difficulty.ts'

/** Missing details of a recipe that an AI server suggests. Each counts only once the cook accepts it. */
export interface Suggestions {
  categories: Array<string>
  difficulty: Difficulty | null
  /** Diets that the food table does not confirm. A hint to check the ingredients, and never a label. */
  unconfirmedDiets: Array<Diet>
}

/** Diets are left out: an allergic cook relies on them, so only the food table and cooks state them. */
export const withoutDiets = (categories: ReadonlyArray<string>) =>
  categories.filter((category) => !diets.some((diet) => diet === category))

const mostCategories = 4

/**
 * Reads an answer and drops every value that is not in our lists. `offered` are the categories of the forms, and null
 * takes all. Returns undefined if it is no answer at all.
 */
export function readSuggestions(answer: unknown, offered: ReadonlyArray<string> | null): Suggestions | undefined {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return undefined
  const { categories, difficulty, unconfirmedDiets } = answer as Record<string, unknown>
  return {
    categories: known(offered ? withoutDiets(offered) : written(categories), categories).slice(0, mostCategories),
    difficulty: known(difficulties, [difficulty])[0] ?? null,
    unconfirmedDiets: known(diets, unconfirmedDiets),
  }
}

function known<Name extends string>(names: ReadonlyArray<Name>, found: unknown): Array<Name> {
  const words = new Set(written(found))
  return names.filter((name) => words.has(name.toLowerCase()))
}

const written = (found: unknown) => (Array.isArray(found) ? found : []).map((name) => String(name).trim().toLowerCase())
