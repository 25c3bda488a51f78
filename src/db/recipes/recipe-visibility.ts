import { type SQL, sql } from 'drizzle-orm'
import type { RecipeStatus } from '../../core/recipes/recipe.ts'
import { allows } from '../../core/recipes/lifecycle.ts'
import { recipeStatuses } from '../../core/recipes/lifecycle-events.ts'
import {
  isListed as isListedStatus,
  isOpenToEveryone,
  isOpenToReviewers,
  releasesSource,
  staysSavedForOwner,
} from '../../core/recipes/visibility.ts'
import { recipes } from '../schema/recipes.ts'

/** The rules of `core/recipes/visibility.ts` as SQL. `recipe` is the table's alias in the query. */

/**
 * Matches recipes by status. The statuses are written into the text of the query. PostgreSQL uses a partial index only
 * if the query shows that the index's condition holds, and a parameter would hide that.
 */
function hasStatusThat(holds: (status: RecipeStatus) => boolean, recipe: SQL = sql`${recipes}`): SQL {
  const [first, ...others] = recipeStatuses.filter(holds).map((status) => `'${status}'`)
  if (others.length === 0) return sql`${recipe}.status = ${sql.raw(first ?? 'null')}`
  return sql`${recipe}.status in (${sql.raw([first, ...others].join(', '))})`
}

export const hasStatus = (wanted: RecipeStatus) => hasStatusThat((status) => status === wanted)

export const isListed = hasStatusThat(isListedStatus)

export const isOpenTo = {
  everyone: (recipe?: SQL) => hasStatusThat(isOpenToEveryone, recipe),
  reviewers: () => hasStatusThat(isOpenToReviewers),
}

/** Matches recipes that a user may save and collect. */
export const isSavableBy = (userId: string, recipe: SQL = sql`${recipes}`) =>
  sql`(${isOpenTo.everyone(recipe)} or (${recipe}.owner_id = ${userId} and ${hasStatusThat(staysSavedForOwner, recipe)}))`

/** Matches recipes that no one could open again without the owner's account. */
export const isDeletedBySystem = hasStatusThat((status) => allows(status, 'delete', 'system'))

export const hasReleasedSource = hasStatusThat(releasesSource)
