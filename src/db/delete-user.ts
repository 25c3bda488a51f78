import { and, eq, ne } from 'drizzle-orm'
import { users } from './accounts-schema.ts'
import type { Db } from './connect.ts'
import { chefs, recipes } from './schema.ts'

export async function isLastAdmin(db: Db, userId: string): Promise<boolean> {
  const [other] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), eq(users.banned, false), ne(users.id, userId)))
    .limit(1)
  return other === undefined
}

/** Kept recipes are nobody's, and name nobody. */
export async function disownRecipes(db: Db, userId: string, chefId: string | null): Promise<void> {
  await db.update(recipes).set({ author: null, authorId: null, ownerId: null }).where(eq(recipes.ownerId, userId))
  if (chefId) await db.update(recipes).set({ author: null }).where(eq(recipes.authorId, chefId))
}

export async function deleteRecipesOf(db: Db, userId: string): Promise<void> {
  await db.delete(recipes).where(eq(recipes.ownerId, userId))
}

/** With everything that hangs on the account; what others see of the cook goes too. */
export async function deleteUser(db: Db, userId: string, chefId: string | null): Promise<void> {
  await db.delete(users).where(eq(users.id, userId))
  if (chefId) await db.delete(chefs).where(eq(chefs.id, chefId))
}
