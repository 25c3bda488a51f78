import { withNamedCategory, withNamedDiets } from '../../core/search/named-filters.ts'
import type { SearchQuery } from '../../core/search/search.ts'
import type { Db } from '../connection/connect.ts'
import { searchRecipes } from './search.ts'

/**
 * For a search without results: reads the diets and the category that its words name as filters. Returns the search
 * that finds recipes, or null.
 */
export async function findByNames(db: Db, query: SearchQuery): Promise<SearchQuery | null> {
  const byDiet = withNamedDiets({ ...query, page: 1 })
  if (!byDiet) return null
  if ((await searchRecipes(db, byDiet)).total.count > 0) return byDiet
  const { facets } = await searchRecipes(db, { ...byDiet, words: '' })
  const byCategory = withNamedCategory(byDiet, facets)
  return byCategory && (await searchRecipes(db, byCategory)).total.count > 0 ? byCategory : null
}
