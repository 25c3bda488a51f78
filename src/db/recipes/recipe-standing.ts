import { and, asc, eq, sql } from 'drizzle-orm'
import type { RecipeStatus } from '../../core/recipes/recipe.ts'
import type { Standing } from '../../core/recipes/lifecycle-events.ts'
import { reviewItems } from '../schema/moderation.ts'
import type { Db } from '../connection/connect.ts'
import { isOneOf } from '../connection/is-one-of.ts'
import { hasStatus } from './recipe-visibility.ts'
import { recipes } from '../schema/recipes.ts'

/** The facts about a recipe that the lifecycle needs. */
export interface StoredStanding extends Standing {
  status: RecipeStatus
  /** Counts the changes of the content. */
  version: number
}

/**
 * True if the owner withdrew the recipe. An editor's decision sets `decided_at`, and a withdrawal by the owner clears
 * it.
 */
export const isWithdrawnByOwner = sql<boolean>`(${hasStatus('withdrawn')} and not exists (
  select from review_items item where item.recipe_id = ${recipes.id} and item.kind = 'recipe'
    and item.state = 'withdrawn' and item.decided_at is not null))`

export async function findStanding(db: Db, id: string): Promise<StoredStanding | undefined> {
  const [standing] = await listStandings(db, [id])
  return standing
}

function listStandings(db: Db, ids: ReadonlyArray<string>) {
  const { id, status, ownerId, version } = recipes
  const { objection, state, lastReadVersion } = reviewItems
  return db
    .select({
      id,
      status,
      ownerId,
      version,
      objection,
      isUnsent: sql<boolean>`coalesce(${state} = 'changes-requested' and ${lastReadVersion} <> ${version}, false)`,
      isWithdrawnByOwner,
    })
    .from(recipes)
    .leftJoin(reviewItems, and(eq(reviewItems.recipeId, recipes.id), eq(reviewItems.kind, 'recipe')))
    .where(isOneOf(recipes.id, ids))
}

/** Locks the recipe until the transaction ends. A concurrent change waits and then sees the result of this one. */
export async function lockStanding(transaction: Db, id: string): Promise<StoredStanding | undefined> {
  const standings = await lockStandings(transaction, [id])
  return standings.get(id)
}

/** Locks several recipes, always in the same order, so that two transactions never wait for each other. */
export async function lockStandings(
  transaction: Db,
  ids: ReadonlyArray<string>,
): Promise<ReadonlyMap<string, StoredStanding>> {
  if (ids.length === 0) return new Map()
  const those = isOneOf(recipes.id, ids)
  await transaction.select({ id: recipes.id }).from(recipes).where(those).orderBy(asc(recipes.id)).for('update')
  // The query is separate, because a query that waits for the lock would still see the old moderation items.
  const standings = await listStandings(transaction, ids)
  return new Map(standings.map(({ id, ...standing }) => [id, standing]))
}
