import { categoryKey } from '../recipes/categories/category.ts'
import { dietsNamedIn } from './named-diets.ts'
import { timeNamedIn } from './named-time.ts'
import type { SearchQuery, SearchResult } from './search.ts'

/**
 * Reads the diets and the time that the words name as filters. Returns null if they name none. "Gluten free dinner" is a
 * search for "dinner" with a diet.
 */
export function withNamedFilters(query: SearchQuery): SearchQuery | null {
  const { diets, rest } = dietsNamedIn(query.words)
  const { maxMinutes, rest: words } = timeNamedIn(rest)
  if (diets.length === 0 && maxMinutes === null) return null
  return {
    ...query,
    words,
    diets: [...new Set([...query.diets, ...diets])],
    maxMinutes: maxMinutes ?? query.maxMinutes,
  }
}

/** Reads the words as a category of the facets. Returns null if they are none. */
export function withNamedCategory(query: SearchQuery, { categories }: SearchResult['facets']): SearchQuery | null {
  const key = categoryKey(query.words)
  const named = key === '' ? undefined : categories.find(({ value }) => categoryKey(value) === key)
  return named ? { ...query, words: '', categories: [...new Set([...query.categories, named.value])] } : null
}
