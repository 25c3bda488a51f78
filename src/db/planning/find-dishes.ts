import type { RecipeSummary } from '../../core/recipes/recipe-summary.ts'
import type { Db } from '../connection/connect.ts'
import { findFirst } from '../search/find-page.ts'
import { understandQuery } from '../search/understand-query.ts'

/** Finds recipes to plan by their words, as the search does, but without filters and counts. */
export async function findDishes(db: Db, words: string, limit: number): Promise<Array<RecipeSummary>> {
  return findFirst(db, await understandQuery(db, { words, have: [], without: [] }), limit)
}
