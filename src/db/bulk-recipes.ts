import { sql } from 'drizzle-orm'
import type { Db } from './connect.ts'
import { copyInto } from './copy.ts'
import { ratings, recipes } from './schema.ts'

type NewRow = typeof recipes.$inferInsert

/**
 * Many recipes at once, with everything that is kept beside them: best a few thousand in a transaction, which share what words and
 * categories they have in common. Those whose address or source is there already are passed over. Gives the rows that came. When
 * somebody else inserts the same ones meanwhile, the transaction fails as a whole and can be tried again.
 */
export async function insertManyRecipes<Row extends NewRow>(
  transaction: Db,
  rows: ReadonlyArray<Row>,
): Promise<Array<Row>> {
  const all = {
    ids: rows.map(({ id }) => id),
    sources: rows.flatMap(({ sourceKey }) => sourceKey ?? []),
  }
  // Parameters of their own, one for each row, would take longer than the question.
  const there = await transaction
    .select({ id: recipes.id, sourceKey: recipes.sourceKey })
    .from(recipes)
    .where(sql`${recipes.id} = any(${sql.param(all.ids)}) or ${recipes.sourceKey} = any(${sql.param(all.sources)})`)
  const ids = new Set(there.map(({ id }) => id))
  const sources = new Set(there.map(({ sourceKey }) => sourceKey))
  const fresh = rows.filter(({ id, sourceKey = null }) => {
    if (ids.has(id) || (sourceKey !== null && sources.has(sourceKey))) return false
    ids.add(id)
    sources.add(sourceKey)
    return true
  })
  // The triggers read the rows again and again; more than this they would read from a file.
  await transaction.execute(sql`select set_config('work_mem', '64MB', true)`)
  await copyInto(transaction, recipes, fresh)
  return fresh
}

/** Ratings of recipes whose `ratingCount` and `ratingSum` hold them already, so that no recipe is written a second time. */
export async function insertCountedRatings(
  transaction: Db,
  rows: ReadonlyArray<typeof ratings.$inferInsert>,
): Promise<void> {
  await transaction.execute(sql`select set_config('marshmallow.ratings_are_counted', 'yes', true)`)
  await copyInto(transaction, ratings, rows)
  await transaction.execute(sql`select set_config('marshmallow.ratings_are_counted', '', true)`)
}
