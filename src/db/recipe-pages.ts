import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { RecipeSummary } from '../core/recipe/recipe-summary.ts'
import type { Db } from './connect.ts'
import { isPublished, listSummariesOf } from './recipe-summaries.ts'
import { recipeCategories, recipes } from './schema.ts'

const recipesOnAPage = 24

/** Which recipes are leafed through. */
export type RecipeList = { of: 'site' } | { of: 'chef'; id: string } | { of: 'categories'; names: Array<string> }

/** Where a recipe stands in a list, whether or not it is still there: to the microsecond, as in `2026-01-05T120000.123456`. */
export interface Place {
  published: string
  id: string
}

/** A page is those that come after a place, or the nearest before it. */
export type PageStart = { after: Place } | { before: Place }

export interface RecipePage {
  recipes: Array<RecipeSummary>
  /** The place this page comes after; null on the first. */
  after: Place | null
  /** Null where there is nothing newer; the first page has no start to name. */
  newer: { before: Place } | 'first' | null
  older: { after: Place } | null
}

const nothing: RecipePage = { recipes: [], after: null, newer: null, older: null }

/**
 * Newest first, from a place on instead of past so many: the cost is that of one page wherever it lies, and no recipe that
 * comes in meanwhile moves the others to another page. A place outside the list leads to its first page.
 */
export async function listRecipePage(db: Db, list: RecipeList, start: PageStart | null): Promise<RecipePage> {
  const places = (start && (await findPlacesAt(db, list, start))) ?? (await findPlaces(db, list, 'older', null))
  const page = places.slice(0, recipesOnAPage)
  const [first, last] = [page[0], page.at(-1)]
  if (!first || !last) return nothing
  const [shown, newer, older] = await Promise.all([
    listSummariesOf(db, sql`select unnest(${sql.param(page.map(({ id }) => id))}::text[])`),
    findPlaces(db, list, 'newer', first, recipesOnAPage + 1),
    findPlaces(db, list, 'older', last, 1),
  ])
  return {
    recipes: shown,
    after: newer[0] ?? null,
    newer: newer.length > recipesOnAPage ? { before: first } : newer.length > 0 ? 'first' : null,
    older: older.length > 0 ? { after: last } : null,
  }
}

/** Null where the first page is meant. */
async function findPlacesAt(db: Db, list: RecipeList, start: PageStart): Promise<Array<Place> | null> {
  if ('after' in start) {
    const places = await findPlaces(db, list, 'older', start.after)
    return places.length > 0 ? places : null
  }
  const nearestFirst = await findPlaces(db, list, 'newer', start.before, recipesOnAPage + 1)
  return nearestFirst.length > recipesOnAPage ? nearestFirst.slice(0, recipesOnAPage).toReversed() : null
}

const ways = {
  older: { isBeyond: sql`<`, order: sql`desc` },
  newer: { isBeyond: sql`>`, order: sql`asc` },
}

/** The nearest first, in the order of the lists' indexes. */
async function findPlaces(
  db: Db,
  list: RecipeList,
  way: keyof typeof ways,
  from: Place | null,
  limit = recipesOnAPage,
): Promise<Array<Place>> {
  const { order } = ways[way]
  const { rows } = await db.execute<{ id: string; published: string }>(sql`
    select id, to_char(published at time zone 'UTC', 'YYYY-MM-DD"T"HH24MISS.US') as published
    from (${list.of === 'categories' ? inCategories(list.names, way, from, limit) : inRecipes(list, way, from, limit)}) places
    order by places.published ${order}, id ${order} limit ${limit}`)
  return rows
}

function inRecipes(
  list: Exclude<RecipeList, { of: 'categories' }>,
  way: keyof typeof ways,
  from: Place | null,
  limit: number,
) {
  const { id, datePublished, authorId } = recipes
  const { isBeyond, order } = ways[way]
  return sql`
    select ${id} as id, ${datePublished} as published from ${recipes}
    where ${and(
      isPublished,
      list.of === 'chef' ? eq(authorId, list.id) : undefined,
      from ? sql`(${datePublished}, ${id}) ${isBeyond} (${momentOf(from)}, ${from.id})` : undefined,
    )}
    order by ${datePublished} ${order}, ${id} ${order} limit ${limit}`
}

/** Read from each category's own stretch, as far as a page goes: a recipe may be in several of them. */
function inCategories(names: Array<string>, way: keyof typeof ways, from: Place | null, limit: number) {
  const { category, datePublished, recipeId } = recipeCategories
  const { isBeyond, order } = ways[way]
  return sql`
    select nearest.id, nearest.published from unnest(${sql.param(names)}::text[]) wanted cross join lateral (
      select ${recipeId} as id, ${datePublished} as published from ${recipeCategories}
      where ${and(
        sql`${category} = wanted`,
        from ? sql`(${datePublished}, ${recipeId}) ${isBeyond} (${momentOf(from)}, ${from.id})` : undefined,
      )}
      order by ${datePublished} ${order}, ${recipeId} ${order} limit ${limit}
    ) nearest
    group by nearest.id, nearest.published`
}

const momentOf = ({ published }: Place): SQL => sql`${`${published}Z`}::timestamptz`
