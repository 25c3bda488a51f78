import type { SavedRecipes } from '../../db/saved-recipes.ts'
import { isSavedId, savedAtOnce } from './saved-limits.ts'

/** Longer addresses are refused by some proxies. */
const longestQuery = 6000

/** As many of the ids as one request may ask for; at least one. */
export function firstPart(ids: ReadonlyArray<string>): Array<string> {
  let count = Math.min(ids.length, savedAtOnce)
  while (count > 1 && queryOf(ids.slice(0, count)).length > longestQuery) count = Math.ceil(count / 2)
  return ids.slice(0, count)
}

/** Asks the server about saved recipes; throws when it cannot be asked. */
export async function fetchSaved(ids: ReadonlyArray<string>, signal: AbortSignal): Promise<SavedRecipes> {
  const response = await fetch(`/saved/recipes?${queryOf(ids)}`, { signal })
  if (!response.ok) throw new Error(`The saved recipes did not come: ${response.status}`)
  return (await response.json()) as SavedRecipes
}

const queryOf = (ids: ReadonlyArray<string>) =>
  new URLSearchParams(ids.filter(isSavedId).map((id) => ['id', id])).toString()
