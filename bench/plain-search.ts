import { type SQL, sql } from 'drizzle-orm'
import type { SearchQuery } from '../src/core/search/search.ts'
import type { Db } from '../src/db/connection/connect.ts'

const recipesOnAPage = 24

/**
 * Prepares the plain search that ours is compared with. One column has a recipe's words and another one its title, each
 * with a PostgreSQL index, as the manual and most tutorials describe. The plain search finds one page, without facets,
 * counts, synonyms and food groups.
 */
export async function preparePlainSearch(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`drop table if exists plain_search`)
    await tx.execute(sql`
      create table plain_search as
      select id, title, categories, cuisine, difficulty, coalesce(prep_time, 0) + coalesce(cook_time, 0) as minutes, date_published,
        rating_sum / nullif(rating_count, 0)::real as stars,
        to_tsvector('english', (select string_agg(line ->> 'line', ' ') from jsonb_array_elements(ingredients) line)) as foods,
        setweight(to_tsvector('english', title), 'A') || to_tsvector('english', concat_ws(' ', description, array_to_string(categories, ' '), cuisine,
          (select string_agg(line ->> 'line', ' ') from jsonb_array_elements(ingredients) line),
          (select string_agg(step ->> 'text', ' ') from jsonb_array_elements(instructions) step))) as words
      from recipes where status = 'published'`)
    await tx.execute(sql`create index on plain_search using gin (words)`)
    await tx.execute(sql`create index on plain_search using gin (foods)`)
    await tx.execute(sql`create index on plain_search using gin (title gin_trgm_ops)`)
    for (const column of ['date_published', 'stars', 'minutes'])
      await tx.execute(sql`create index on plain_search (${sql.identifier(column)})`)
    await tx.execute(sql`analyze plain_search`)
  })
}

/** Searches by full text and title similarity in one query. */
export async function searchPlainly(db: Db, query: SearchQuery): Promise<number> {
  const { words } = query
  const isText = sql`words @@ websearch_to_tsquery('english', ${words})`
  const score = sql`ts_rank(words, websearch_to_tsquery('english', ${words})) + similarity(title, ${words})`
  return countRows(db, query, words === '' ? undefined : sql`(${isText} or title % ${words})`, score)
}

/** Searches by full text. If nothing was found, searches by title similarity. */
export async function searchPlainlyInSteps(db: Db, query: SearchQuery): Promise<number> {
  const { words } = query
  if (words === '') return countRows(db, query, undefined, sql`1`)
  const isText = sql`words @@ websearch_to_tsquery('english', ${words})`
  const found = await countRows(db, query, isText, sql`ts_rank(words, websearch_to_tsquery('english', ${words}))`)
  return found > 0 ? found : countRows(db, query, sql`title % ${words}`, sql`similarity(title, ${words})`)
}

async function countRows(db: Db, query: SearchQuery, isFound: SQL | undefined, score: SQL): Promise<number> {
  const { categories, cuisines, difficulties, maxMinutes, minStars, have, without, page } = query
  const conditions = [
    isFound,
    categories.length > 0 ? sql`categories && ${sql.param(categories)}::text[]` : undefined,
    cuisines.length > 0 ? sql`cuisine = any(${sql.param(cuisines)}::text[])` : undefined,
    difficulties.length > 0 ? sql`difficulty = any(${sql.param(difficulties)}::text[])` : undefined,
    maxMinutes === null ? undefined : sql`minutes <= ${maxMinutes}`,
    minStars === null ? undefined : sql`stars >= ${minStars}`,
    ...have.map((food) => sql`foods @@ plainto_tsquery('english', ${food})`),
    ...without.map((food) => sql`not foods @@ plainto_tsquery('english', ${food})`),
  ].filter((condition) => condition !== undefined)
  const where = conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``
  const { rows } = await db.execute(sql`
    select id, title from plain_search ${where} order by ${orderOf(query, score)} limit ${recipesOnAPage} offset ${(page - 1) * recipesOnAPage}`)
  return rows.length
}

function orderOf({ sort, words }: SearchQuery, score: SQL): SQL {
  if (sort === 'rating') return sql`stars desc nulls last`
  if (sort === 'quickest') return sql`minutes`
  return sort === 'newest' || words === '' ? sql`date_published desc` : sql`${score} desc`
}
