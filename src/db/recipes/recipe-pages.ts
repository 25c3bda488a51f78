import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { RecipeSummary } from '../../core/recipes/recipe-summary.ts'
import type { Db } from '../connection/connect.ts'
import { listSummariesOf } from './recipe-summaries.ts'
import { isListed } from './recipe-visibility.ts'
import { recipeCategories, recipes } from '../schema/recipes.ts'

const recipesOnAPage = 24

/** The list to show pages of. */
export type RecipeList = { of: 'site' } | { of: 'chef'; id: string } | { of: 'categories'; names: Array<string> }

/**
 * The place of a recipe in a list. It stays valid after the recipe is deleted. The time has microseconds, as in
 * `2026-01-05T120000.123456`.
 */
export interface Place {
  published: string
  id: string
}

/** The start of a page. `after` shows the recipes after a place, and `before` shows the nearest recipes before it. */
export type PageStart = { after: Place } | { before: Place }

export interface RecipePage {
  recipes: Array<RecipeSummary>
  /** The place before this page. Null on the first page. */
  after: Place | null
  /** Null if there are no newer recipes. The first page has no start. */
  newer: { before: Place } | 'first' | null
  older: { after: Place } | null
}

const nothing: RecipePage = { recipes: [], after: null, newer: null, older: null }

/**
 * Lists a page of recipes, newest first. A page starts at a place instead of an offset, so every page costs the same
 * and new recipes do not shift later pages. A place outside the list shows the first page.
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

/** Finds the places on the page that begins at `start`. Returns null for the first page. */
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

/** Finds the nearest places, in the order of the lists' indexes. */
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
      isListed,
      list.of === 'chef' ? eq(authorId, list.id) : undefined,
      from ? sql`(${datePublished}, ${id}) ${isBeyond} (${momentOf(from)}, ${from.id})` : undefined,
    )}
    order by ${datePublished} ${order}, ${id} ${order} limit ${limit}`
}

/** Reads one page from each category in the order of its index, and removes duplicates. */
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
