import { and, eq, or, sql } from 'drizzle-orm'
import type { RecipeStatus } from '../../core/recipes/recipe.ts'
import type { Db } from '../connection/connect.ts'
import { copyInto } from '../connection/copy.ts'
import { isOneOf } from '../connection/is-one-of.ts'
import { ratings } from '../schema/reviews.ts'
import { recipes } from '../schema/recipes.ts'

type NewRow = typeof recipes.$inferInsert

/**
 * Inserts many recipes with their derived rows and returns the inserted rows. Pass a few thousand per transaction,
 * because triggers then update each word and category only once. Skips recipes whose id or source exists. If another
 * transaction inserts the same recipe, this transaction fails and can be retried.
 */
export async function insertManyRecipes<Row extends NewRow>(
  transaction: Db,
  rows: ReadonlyArray<Row>,
): Promise<Array<Row>> {
  const all = {
    ids: rows.map(({ id }) => id),
    sources: rows.flatMap(({ sourceKey }) => sourceKey ?? []),
  }
  const there = await transaction
    .select({ id: recipes.id, sourceKey: recipes.sourceKey })
    .from(recipes)
    .where(or(isOneOf(recipes.id, all.ids), isOneOf(recipes.sourceKey, all.sources)))
  const ids = new Set(there.map(({ id }) => id))
  const sources = new Set(there.map(({ sourceKey }) => sourceKey))
  const fresh = rows.filter(({ id, sourceKey = null }) => {
    if (ids.has(id) || (sourceKey !== null && sources.has(sourceKey))) return false
    ids.add(id)
    sources.add(sourceKey)
    return true
  })
  // The triggers scan the rows several times. Beyond this memory limit, PostgreSQL would write the rows to a file.
  await transaction.execute(sql`select set_config('work_mem', '64MB', true)`)
  // On a busy machine, a few thousand rows take longer than the time limit of a page.
  await transaction.execute(sql`set local statement_timeout = 0`)
  await copyInto(transaction, recipes, fresh)
  return fresh
}

/** Inserts ratings that `ratingCount` and `ratingSum` already include, so the recipes are not updated again. */
export async function insertCountedRatings(
  transaction: Db,
  rows: ReadonlyArray<typeof ratings.$inferInsert>,
): Promise<void> {
  await transaction.execute(sql`select set_config('marshmallow.ratings_are_counted', 'yes', true)`)
  await copyInto(transaction, ratings, rows)
  await transaction.execute(sql`select set_config('marshmallow.ratings_are_counted', '', true)`)
}

/** Deletes the recipes that have this status, and returns their ids and titles. */
export async function deleteRecipes(
  db: Db,
  ids: ReadonlyArray<string>,
  status: RecipeStatus,
): Promise<ReadonlyArray<{ id: string; title: string }>> {
  return db
    .delete(recipes)
    .where(and(isOneOf(recipes.id, ids), eq(recipes.status, status)))
    .returning({ id: recipes.id, title: recipes.title })
}
