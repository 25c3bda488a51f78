import { withNamedCategory, withNamedFilters } from '../../core/search/named-filters.ts'
import type { SearchQuery } from '../../core/search/search.ts'
import type { Db } from '../connection/connect.ts'
import { searchRecipes } from './search.ts'

/**
 * For a search without results: reads the diets, the time and the category that its words name as filters. Returns the search
 * that finds recipes, or null.
 */
export async function findByNames(db: Db, query: SearchQuery): Promise<SearchQuery | null> {
  const byFilters = withNamedFilters({ ...query, page: 1 })
  if (!byFilters) return null
  if ((await searchRecipes(db, byFilters)).total.count > 0) return byFilters
  const { facets } = await searchRecipes(db, { ...byFilters, words: '' })
  const byCategory = withNamedCategory(byFilters, facets)
  return byCategory && (await searchRecipes(db, byCategory)).total.count > 0 ? byCategory : null
}
