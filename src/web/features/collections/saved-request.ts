import { readRecipeSummaries } from '../../../core/recipes/read-recipe-summary.ts'
import { fieldsOf, isText } from '../../../core/text/fields-of.ts'
import type { SavedRecipes } from '../../../db/collections/saved-recipes.ts'
import { savedAtOnce } from './saved-limits.ts'

/** Some proxies refuse longer addresses. */
const longestQuery = 6000

/** Returns as many ids as one request may contain, at least one. */
export function firstPart(ids: ReadonlyArray<string>): Array<string> {
  let count = Math.min(ids.length, savedAtOnce)
  while (count > 1 && queryOf(ids.slice(0, count)).length > longestQuery) count = Math.ceil(count / 2)
  return ids.slice(0, count)
}

export const savedPath = (ids: ReadonlyArray<string>) => `/saved/recipes?${queryOf(ids)}`

export function readSavedAnswer(value: unknown): SavedRecipes | undefined {
  const { recipes, moved } = fieldsOf(value)
  const summaries = readRecipeSummaries(recipes)
  const ids = Object.entries(fieldsOf(moved)).filter((entry): entry is [string, string] => isText(entry[1]))
  return summaries && { recipes: summaries, moved: Object.fromEntries(ids) }
}

const queryOf = (ids: ReadonlyArray<string>) => new URLSearchParams(ids.map((id) => ['id', id])).toString()
