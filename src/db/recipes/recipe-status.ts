import { and, asc, count, eq, sql } from 'drizzle-orm'
import type { RecipeStatus } from '../../core/recipes/recipe.ts'
import { isListed } from '../../core/recipes/visibility.ts'
import type { Db } from '../connection/connect.ts'
import { hasStatus } from './recipe-visibility.ts'
import { recipes } from '../schema/recipes.ts'

const isPending = hasStatus('pending')

/**
 * Changes the status. Returns false if the status is not `from`, because of a concurrent change. Publishing sets the
 * publication date.
 */
export async function changeStatus(
  db: Db,
  id: string,
  { from, to }: { from: RecipeStatus; to: RecipeStatus },
): Promise<boolean> {
  const now = sql`now()`
  const { rowCount } = await db
    .update(recipes)
    .set({ status: to, updatedAt: now, ...(isListed(to) && { datePublished: now }) })
    .where(and(eq(recipes.id, id), eq(recipes.status, from)))
  return rowCount === 1
}

export async function findPending(db: Db, id: string): Promise<{ id: string; title: string } | undefined> {
  const { id: recipeId, title } = recipes
  const [row] = await db
    .select({ id: recipeId, title })
    .from(recipes)
    .where(and(eq(recipeId, id), isPending))
  return row
}

export async function countPending(db: Db): Promise<number> {
  const [row] = await db.select({ waiting: count() }).from(recipes).where(isPending)
  return row?.waiting ?? 0
}

/** Lists recipes that wait for review, oldest first. */
export function listPending(db: Db, limit: number) {
  const { id, title, author, createdAt } = recipes
  return db
    .select({ id, title, author, sentAt: createdAt })
    .from(recipes)
    .where(isPending)
    .orderBy(asc(recipes.createdAt), asc(recipes.id))
    .limit(limit)
}
