import { and, desc, eq, isNull, or, sql } from 'drizzle-orm'
import { users } from '../schema/accounts.ts'
import type { Db } from '../connection/connect.ts'
import { isListed } from '../recipes/recipe-visibility.ts'
import { chefs } from '../schema/chefs.ts'
import { recipes } from '../schema/recipes.ts'

export interface Profile {
  name: string
  bio: string
  imageId: string | null
  dish: { recipeId: string | null; description: string } | null
  chefId: string | null
}

export async function findProfile(db: Db, userId: string): Promise<Profile | undefined> {
  const [row] = await db
    .select({
      name: users.name,
      chefId: users.chefId,
      bio: chefs.bio,
      imageId: chefs.imageId,
      dish: chefs.signatureDish,
    })
    .from(users)
    .leftJoin(chefs, eq(chefs.id, users.chefId))
    .where(eq(users.id, userId))
  return row && { ...row, bio: row.bio ?? '' }
}

/** Lists the recipes from which a cook can choose a signature dish: the chosen one and the newest published ones. */
export async function listOwnTitles(
  db: Db,
  userId: string,
  chosenId: string | null,
): Promise<Array<{ id: string; title: string }>> {
  const isChosen = eq(recipes.id, chosenId ?? '')
  return db
    .select({ id: recipes.id, title: recipes.title })
    .from(recipes)
    .where(and(eq(recipes.ownerId, userId), or(isListed, isChosen)))
    .orderBy(desc(isChosen), desc(recipes.createdAt))
    .limit(200)
}

/**
 * Renames an account and returns the id of its chef page, if it has one. The row stays locked until the transaction
 * ends.
 */
export async function renameUser(transaction: Db, userId: string, name: string): Promise<string | null> {
  const [user] = await transaction
    .update(users)
    .set({ name, updatedAt: sql`now()` })
    .where(eq(users.id, userId))
    .returning({ chefId: users.chefId })
  return user?.chefId ?? null
}

/** Adds a chef page. Returns false if the id is taken. */
export async function insertChef(db: Db, chef: typeof chefs.$inferInsert): Promise<boolean> {
  const inserted = await db.insert(chefs).values(chef).onConflictDoNothing().returning({ id: chefs.id })
  return inserted.length > 0
}

export async function updateChef(db: Db, id: string, chef: Omit<typeof chefs.$inferInsert, 'id'>): Promise<void> {
  await db.update(chefs).set(chef).where(eq(chefs.id, id))
}

/** Links a chef page to an account. The cook's own recipes move to that page. Imported recipes do not. */
export async function linkChef(db: Db, userId: string, chefId: string): Promise<void> {
  await db.update(users).set({ chefId }).where(eq(users.id, userId))
  await db
    .update(recipes)
    .set({ authorId: chefId })
    .where(and(eq(recipes.ownerId, userId), isNull(recipes.authorId), isNull(recipes.sourceUrl)))
}
