import { and, eq, sql } from 'drizzle-orm'
import type { RecipeStatus } from '../../core/recipes/recipe.ts'
import type { Standing } from '../../core/recipes/lifecycle.ts'
import { reviewItems } from '../schema/moderation.ts'
import type { Db } from '../connection/connect.ts'
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
  const { status, ownerId, version } = recipes
  const { objection, state, lastReadVersion } = reviewItems
  const [row] = await db
    .select({
      status,
      ownerId,
      version,
      objection,
      isUnsent: sql<boolean>`coalesce(${state} = 'changes-requested' and ${lastReadVersion} <> ${version}, false)`,
      isWithdrawnByOwner,
    })
    .from(recipes)
    .leftJoin(reviewItems, and(eq(reviewItems.recipeId, recipes.id), eq(reviewItems.kind, 'recipe')))
    .where(eq(recipes.id, id))
  return row
}

/** Locks the recipe until the transaction ends. A concurrent change waits and then sees the result of this one. */
export async function lockStanding(transaction: Db, id: string): Promise<StoredStanding | undefined> {
  await transaction.select({ id: recipes.id }).from(recipes).where(eq(recipes.id, id)).for('update')
  // The query is separate, because a query that waits for the lock would still see the old moderation item.
  return findStanding(transaction, id)
}
