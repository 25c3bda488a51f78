import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { RecipeSummary } from '../../core/recipe/recipe-summary.ts'
import type { SearchQuery } from '../../core/search/search.ts'
import type { Db } from '../connect.ts'
import { summariesOf, toSummaries } from '../recipe-summaries.ts'
import { conditionsOf } from './conditions.ts'
import { type Counted, type FacetName } from './facets.ts'
import type { Understood } from './understand-query.ts'

const Counts = z.object({
  counted: z.array(z.tuple([z.string(), z.string(), z.number()])),
  chefNames: z.record(z.string(), z.string()),
})

interface Counts {
  counted: Array<Counted>
  chefNames: Record<string, string>
}

interface Part {
  chosen: Partial<Record<FacetName, Array<string>>>
  sort: SearchQuery['sort']
  skip: number
  limit: number
}

const orders: Record<SearchQuery['sort'], string> = {
  relevance: 'relevance',
  newest: 'date_published DESC, recipe_id DESC',
  rating: 'stars DESC, date_published DESC, recipe_id DESC',
  quickest: 'minutes, recipe_id',
}

/** How many recipes there are, by the values of each facet too. */
export async function countFound(db: Db, understood: Understood, chosen: Part['chosen']): Promise<Counts> {
  const { worded, others } = conditionsOf(understood)
  const { rows } = await db.execute(sql`
    select found.counts as counted, (
      select coalesce(jsonb_object_agg(id, name), '{}') from chefs
      where id in (select counted ->> 1 from jsonb_array_elements(found.counts) counted where counted ->> 0 = 'chefs')) as "chefNames"
    from (select search_facets(${`${worded} and ${others}`}, ${JSON.stringify(chosen)}::jsonb) as counts offset 0) found`)
  return Counts.parse(rows[0])
}

export function findPage(
  db: Db,
  understood: Understood,
  { chosen, sort, skip, limit }: Part,
): Promise<Array<RecipeSummary>> {
  const order = understood.wanted.length === 0 && sort === 'relevance' ? orders.newest : orders[sort]
  return listFound(db, understood, { chosen, order, skip, limit })
}

/** The first recipes, for lists without a count. */
export function findFirst(db: Db, understood: Understood, limit: number): Promise<Array<RecipeSummary>> {
  const order = understood.wanted.length === 0 ? orders.rating : orders.relevance
  return listFound(db, understood, { chosen: {}, order, skip: 0, limit })
}

async function listFound(
  db: Db,
  understood: Understood,
  { chosen, order, skip, limit }: Omit<Part, 'sort'> & { order: string },
): Promise<Array<RecipeSummary>> {
  const { worded, titled, named, others, score } = conditionsOf(understood)
  // A statement within: else the planner asks it, too, to see how many there are.
  const ids = sql`(select search_ids(${worded}, ${titled}, ${named}, ${others}, ${JSON.stringify(chosen)}::jsonb, ${score}, ${order}, ${skip}::int, ${limit}::int))`
  return toSummaries(await summariesOf(db, ids))
}
