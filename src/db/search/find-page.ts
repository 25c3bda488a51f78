import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { RecipeSummary } from '../../core/recipe/recipe-summary.ts'
import type { SearchQuery } from '../../core/search/search.ts'
import type { Db } from '../connect.ts'
import { listSummariesOf, summaryColumns, toSummary } from '../recipe-summaries.ts'
import { images, recipes } from '../schema.ts'
import { conditionsOf } from './conditions.ts'
import { type Counted, type FacetName } from './facets.ts'
import type { Understood } from './understand-query.ts'

const Counts = z.object({
  counted: z.array(z.tuple([z.string(), z.string(), z.number()])),
  chefNames: z.record(z.string(), z.string()),
})

interface Page {
  recipes: Array<RecipeSummary>
  counted: Array<Counted>
  chefNames: Record<string, string>
}

const orders: Record<SearchQuery['sort'], string> = {
  relevance: 'relevance',
  newest: 'date_published DESC, recipe_id DESC',
  rating: 'stars DESC, date_published DESC, recipe_id DESC',
  quickest: 'minutes, recipe_id',
}

/** Recipes, total and facets in one question to the database. */
export async function findPage(
  db: Db,
  understood: Understood,
  {
    chosen,
    sort,
    skip,
    limit,
  }: { chosen: Partial<Record<FacetName, Array<string>>>; sort: SearchQuery['sort']; skip: number; limit: number },
): Promise<Page> {
  const { base, titled, named, score } = conditionsOf(understood)
  const order = understood.wanted.length === 0 && sort === 'relevance' ? orders.newest : orders[sort]
  const counts = sql`case when coalesce(place, 1) = 1 then jsonb_build_object('counted', found.counts, 'chefNames', (
    select coalesce(jsonb_object_agg(id, name), '{}') from chefs
    where id in (select counted ->> 1 from jsonb_array_elements(found.counts) counted where counted ->> 0 = 'chefs'))) end`
  const rows = await db
    .select({ ...summaryColumns, counts })
    .from(
      sql`search_recipes(${base}, ${JSON.stringify(chosen)}::jsonb, ${titled}, ${named}, ${score}, ${order}, ${skip}::int, ${limit}::int) as found`,
    )
    .leftJoin(sql`unnest(found.ids) with ordinality as chosen (id, place)`, sql`true`)
    .leftJoin(recipes, sql`${recipes.id} = chosen.id`)
    .leftJoin(images, eq(images.id, recipes.imageId))
    .orderBy(sql`place`)
  const { counted, chefNames } = Counts.parse(rows[0]?.counts)
  return {
    recipes: rows.flatMap(({ recipe, image }) => (recipe ? [toSummary(recipe, image)] : [])),
    counted,
    chefNames,
  }
}

/** The recipes alone, for lists without a count. */
export function findFirst(db: Db, understood: Understood, limit: number): Promise<Array<RecipeSummary>> {
  const { base, titled, named, score } = conditionsOf(understood)
  const order = understood.wanted.length === 0 ? orders.rating : orders.relevance
  return listSummariesOf(
    db,
    sql`select unnest(search_ids(${base}, ${titled}, ${named}, ${score}, ${order}, 0, ${limit}::int, search_estimate(${base}, 32000)))`,
  )
}
