import { and, asc, eq, ne, sql } from 'drizzle-orm'
import type { RecipeStatus } from '../core/recipe/recipe.ts'
import type { Db } from './connect.ts'
import { recipes } from './schema.ts'

export async function findStatus(db: Db, id: string): Promise<RecipeStatus | undefined> {
  const [row] = await db.select({ status: recipes.status }).from(recipes).where(eq(recipes.id, id))
  return row?.status
}

/** False when there is no such recipe, or it stands there already. What is published is new from that moment. */
export async function changeStatus(db: Db, id: string, status: RecipeStatus): Promise<boolean> {
  const now = sql`now()`
  const changed = await db
    .update(recipes)
    .set({ status, updatedAt: now, ...(status === 'published' && { datePublished: now }) })
    .where(and(eq(recipes.id, id), ne(recipes.status, status)))
    .returning({ id: recipes.id })
  return changed.length > 0
}

/** Those that wait for review, oldest first. */
export function listPending(db: Db, limit: number) {
  const { id, title, author, createdAt } = recipes
  return db
    .select({ id, title, author, sentAt: createdAt })
    .from(recipes)
    .where(sql`${recipes.status} = 'pending'`)
    .orderBy(asc(recipes.createdAt), asc(recipes.id))
    .limit(limit)
}
