import { type Diet, diets } from './diets.ts'
import { difficulties, type Difficulty } from './difficulty.ts'
import { editCategories } from './vocabulary.ts'

/** Missing details of a recipe that an AI server suggests. Each counts only once the cook accepts it. */
export interface Suggestions {
  categories: Array<string>
  difficulty: Difficulty | null
  /** Diets that the food table does not confirm. A hint to check the ingredients, and never a label. */
  unconfirmedDiets: Array<Diet>
}

const dietCategories: ReadonlyArray<string> = diets

/** Diets are left out: an allergic cook relies on them, so only the food table and cooks state them. */
export const suggestedCategories = editCategories.filter((category) => !dietCategories.includes(category))

const mostCategories = 4

/** Reads an answer and drops every value that is not in our lists. Returns undefined if it is no answer at all. */
export function readSuggestions(answer: unknown): Suggestions | undefined {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return undefined
  const { categories, difficulty, unconfirmedDiets } = answer as Record<string, unknown>
  return {
    categories: known(suggestedCategories, categories).slice(0, mostCategories),
    difficulty: known(difficulties, [difficulty])[0] ?? null,
    unconfirmedDiets: known(diets, unconfirmedDiets),
  }
}

function known<Name extends string>(names: ReadonlyArray<Name>, found: unknown): Array<Name> {
  const written = new Set((Array.isArray(found) ? found : []).map((name) => String(name).trim().toLowerCase()))
  return names.filter((name) => written.has(name))
}
