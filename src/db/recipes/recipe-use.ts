import { and, eq, isNotNull, ne, or, sql } from 'drizzle-orm'
import type { Db } from '../connection/connect.ts'
import { collectionRecipes, collections, savedRecipes } from '../schema/collections.ts'
import { reviewItems } from '../schema/moderation.ts'

/** Returns whether another account saved or collected the recipe, or a visitor reported it. */
export async function isUsedByOthers(db: Db, recipeId: string, ownerId: string | null): Promise<boolean> {
  const isOther = (userId: typeof savedRecipes.userId | typeof collections.userId) =>
    ownerId === null ? isNotNull(userId) : ne(userId, ownerId)
  const saved = db
    .select({ one: sql`1` })
    .from(savedRecipes)
    .where(and(eq(savedRecipes.recipeId, recipeId), isOther(savedRecipes.userId)))
  const collected = db
    .select({ one: sql`1` })
    .from(collectionRecipes)
    .innerJoin(collections, eq(collections.id, collectionRecipes.collectionId))
    .where(and(eq(collectionRecipes.recipeId, recipeId), isOther(collections.userId)))
  const reported = db
    .select({ one: sql`1` })
    .from(reviewItems)
    .where(and(eq(reviewItems.recipeId, recipeId), eq(reviewItems.kind, 'report')))
  const { rows } = await db.execute<{ used: boolean }>(
    sql`select ${or(sql`exists ${saved}`, sql`exists ${collected}`, sql`exists ${reported}`)} as used`,
  )
  return rows[0]?.used ?? false
}
