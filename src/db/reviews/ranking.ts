import { sql } from 'drizzle-orm'
import type { Db } from '../connection/connect.ts'
import { ratingPrior } from '../schema/reviews.ts'
import { recipes, recipeTallies } from '../schema/recipes.ts'
import { recipeSearch } from '../schema/search.ts'

/** A smaller change of the site's mean moves hardly any recipe past another. */
const leastChange = 0.05
const rowsAtOnce = 2_000

/**
 * Ranks recipes again by the mean of all stars of the site, once it has moved noticeably. The rank of a recipe is
 * stored, so that lists read it from an index. Returns whether the ranks changed.
 */
export async function renewRanking(db: Db): Promise<boolean> {
  const { kind, ratings, stars } = recipeTallies
  const isChanged = await db.execute(sql`
    insert into ${ratingPrior} (id, mean)
    select 1, sum(${stars})::real / sum(${ratings}) from ${recipeTallies} where ${kind} = 'site' having sum(${ratings}) > 0
    on conflict (id) do update set mean = excluded.mean
    where abs(excluded.mean - ${sql.raw('rating_prior.mean')}) >= ${leastChange}`)
  if (isChanged.rowCount === 0) return false
  // In steps, so that no search waits for the rows of a large site.
  let after: string | null = ''
  while (after !== null) after = await renewStep(db, after)
  return true
}

async function renewStep(db: Db, after: string): Promise<string | null> {
  const { rows } = await db.execute<{ last: string | null }>(sql`
    with step as (
      select ${recipes.id}, ranked_stars(${recipes.ratingCount}, ${recipes.ratingSum}) as stars
      from ${recipes} where ${recipes.id} > ${after} order by ${recipes.id} limit ${rowsAtOnce}
    ), renewed as (
      update ${recipeSearch} set stars = step.stars from step
      where ${recipeSearch.recipeId} = step.id and ${recipeSearch.stars} <> step.stars
    )
    select max(id) as last from step`)
  return rows[0]?.last ?? null
}
