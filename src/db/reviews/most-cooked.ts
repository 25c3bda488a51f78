import { sql } from 'drizzle-orm'
import type { RecipeSummary } from '../../core/recipes/recipe-summary.ts'
import type { Db } from '../connection/connect.ts'
import { listSummariesOf } from '../recipes/recipe-summaries.ts'
import { isListed } from '../recipes/recipe-visibility.ts'
import { recipes } from '../schema/recipes.ts'

export interface CookedRecipe {
  recipe: RecipeSummary
  /** How often it was cooked, at least. */
  times: number
}

/**
 * Lists the recipes that were cooked most in the last seven days. Cook mode counts cooks, and reviews say "I made it".
 * One cook may do both, so the larger number counts instead of the sum.
 */
export async function listMostCooked(db: Db, limit: number): Promise<Array<CookedRecipe>> {
  const { rows } = await db.execute<{ id: string; times: number }>(sql`
    with finished as (
      select recipe_id, sum(times)::int as times from cooked_days where day > current_date - 7 group by recipe_id
    ), made as (
      select recipe_id, count(*)::int as times from reviews
      where state = 'published' and made_it and created_at > now() - interval '7 days' group by recipe_id
    )
    select recipe_id as id, greatest(finished.times, made.times) as times
    from finished full join made using (recipe_id) join ${recipes} on ${recipes.id} = recipe_id
    where ${isListed} order by times desc, recipe_id limit ${limit}`)
  const times = new Map(rows.map((row) => [row.id, row.times]))
  const found = await listSummariesOf(db, sql`select unnest(${sql.param(rows.map(({ id }) => id))}::text[])`)
  return found.map((recipe) => ({ recipe, times: times.get(recipe.id) ?? 0 }))
}
