import { and, asc, count, eq, ne, sql } from 'drizzle-orm'
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

/** Written out, so that the index of those that wait serves it. */
const isPending = sql`${recipes.status} = 'pending'`

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

/** Those that wait for review, oldest first. */
export function listPending(db: Db, limit: number) {
  const { id, title, author, createdAt } = recipes
  return db
    .select({ id, title, author, sentAt: createdAt })
    .from(recipes)
    .where(isPending)
    .orderBy(asc(recipes.createdAt), asc(recipes.id))
    .limit(limit)
}
