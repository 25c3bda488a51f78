import { and, eq, gt, ne, sql } from 'drizzle-orm'
import type { Db } from '../connection/connect.ts'
import { isOneOf } from '../connection/is-one-of.ts'
import { collectionRecipes, collections, savedRecipes } from '../schema/collections.ts'
import { reviewItems } from '../schema/moderation.ts'
import { recipes } from '../schema/recipes.ts'
import { reviews } from '../schema/reviews.ts'

/**
 * Returns what others have done with these recipes: visitors rated or reported them, or other accounts saved or
 * collected them. Recipes that nobody used are missing.
 */
export async function findUses(db: Db, ids: ReadonlyArray<string>): Promise<ReadonlyMap<string, 'rated' | 'used'>> {
  const { id, ownerId } = recipes
  const isOther = (userId: typeof savedRecipes.userId | typeof collections.userId) =>
    sql`${userId} is distinct from ${ownerId}`
  const rated = db
    .select({ id })
    .from(recipes)
    .where(and(isOneOf(id, ids), gt(recipes.ratingCount, 0)))
  const saved = db
    .select({ id })
    .from(recipes)
    .innerJoin(savedRecipes, and(eq(savedRecipes.recipeId, id), isOther(savedRecipes.userId)))
    .where(isOneOf(id, ids))
  const collected = db
    .select({ id })
    .from(recipes)
    .innerJoin(collectionRecipes, eq(collectionRecipes.recipeId, id))
    .innerJoin(collections, and(eq(collections.id, collectionRecipes.collectionId), isOther(collections.userId)))
    .where(isOneOf(id, ids))
  const reported = db
    .select({ id: reviewItems.recipeId })
    .from(reviewItems)
    .where(and(isOneOf(reviewItems.recipeId, ids), eq(reviewItems.kind, 'report')))
  // Also what an editor has yet to read, which no rating counts.
  const reviewed = db
    .select({ id: reviews.recipeId })
    .from(reviews)
    .where(and(isOneOf(reviews.recipeId, ids), ne(reviews.state, 'unconfirmed')))
  const uses = new Map<string, 'rated' | 'used'>()
  for (const row of await rated.union(reviewed)) uses.set(row.id, 'rated')
  for (const row of await saved.union(collected).union(reported)) uses.set(row.id, 'used')
  return uses
}
