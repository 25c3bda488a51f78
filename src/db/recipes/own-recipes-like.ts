import { and, desc, eq, not, type SQL, sql } from 'drizzle-orm'
import type { OwnRecipe } from '../../core/recipes/own-recipe.ts'
import type { Db } from '../connection/connect.ts'
import { recipes } from '../schema/recipes.ts'
import { isListed } from './recipe-visibility.ts'

const mostFound = 6
const mostWords = 12

/**
 * Finds a cook's recipes that no search lists: by all words of a search, or by any of the foods at home. A cook has few
 * of them, so the words are compared with their texts.
 */
export async function listOwnRecipesLike(
  db: Db,
  ownerId: string,
  { words, home }: { words: string; home: ReadonlyArray<string> },
): Promise<Array<OwnRecipe>> {
  const conditions = [hasAllWords(words), ...home.map(hasAllWords)].filter((condition) => condition !== undefined)
  if (conditions.length === 0) return []
  const { id, title, status, ownerId: cook, updatedAt } = recipes
  return db
    .select({ id, title, status })
    .from(recipes)
    .where(and(eq(cook, ownerId), not(isListed), sql`(${sql.join(conditions, sql` or `)})`))
    .orderBy(desc(updatedAt), desc(id))
    .limit(mostFound)
}

const { title, categories, ingredients } = recipes
const text = sql`concat_ws(' ', ${title}, array_to_string(${categories}, ' '), jsonb_path_query_array(${ingredients}, '$[*].name')::text)`

/** Words match from their start, so that "egg" finds "eggs" and "leeks" finds "leek". */
function hasAllWords(words: string): SQL | undefined {
  const starts = (words.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, mostWords).map(withoutEnding)
  if (starts.length === 0) return undefined
  return sql`(${sql.join(
    starts.map((start) => sql`${text} ~* ${`\\m${start}`}`),
    sql` and `,
  )})`
}

const withoutEnding = (word: string) => (word.length > 3 ? word.replace(/(?<=[^s])s$/, '') : word)
