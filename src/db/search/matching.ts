import { sql, type SQL } from 'drizzle-orm'
import { recipeSearch } from '../schema/search.ts'

type WordColumn = 'words' | 'titleWords' | 'names' | 'foods'

/** Several words. Each word is a list of the stems that match it. */
export type AllOf = ReadonlyArray<ReadonlyArray<string>>

const quoted = (stem: string) => `'${stem.replaceAll(/['\\]/g, '$&$&')}'`
const anyOf = (stems: ReadonlyArray<string>) => `(${[...new Set(stems)].map(quoted).join(' | ')})`
const allOf = (words: AllOf) => `(${words.map(anyOf).join(' & ')})`

/**
 * Matches recipes with all the words in this column. An empty list matches every recipe. A word without stems matches
 * none.
 */
export function has(column: WordColumn, words: AllOf): SQL {
  if (words.length === 0) return sql`true`
  if (words.some((stems) => stems.length === 0)) return sql`false`
  return sql`${recipeSearch[column]} @@ ${allOf(words)}::tsquery`
}

/** Matches recipes with at least one of the foods. A food has one or more words. */
export function hasAnyFood(foods: ReadonlyArray<AllOf>): SQL {
  const known = foods.filter((words) => words.length > 0 && words.every((stems) => stems.length > 0))
  return known.length === 0 ? sql`false` : sql`${recipeSearch.foods} @@ ${known.map(allOf).join(' | ')}::tsquery`
}
