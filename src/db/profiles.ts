import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { users } from './accounts-schema.ts'
import type { Db } from './connect.ts'
import { chefs, recipes } from './schema.ts'

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

/** What a cook can choose a signature dish from. */
export async function listOwnTitles(db: Db, userId: string): Promise<Array<{ id: string; title: string }>> {
  return db
    .select({ id: recipes.id, title: recipes.title })
    .from(recipes)
    .where(and(eq(recipes.ownerId, userId), eq(recipes.status, 'published')))
    .orderBy(desc(recipes.createdAt))
    .limit(200)
}

/** Returns the address of the cook's page, if there is one. Whoever changes the account meanwhile waits for the transaction. */
export async function renameUser(transaction: Db, userId: string, name: string): Promise<string | null> {
  const [user] = await transaction
    .update(users)
    .set({ name, updatedAt: sql`now()` })
    .where(eq(users.id, userId))
    .returning({ chefId: users.chefId })
  return user?.chefId ?? null
}

/** False where the address is taken. */
export async function insertChef(db: Db, chef: typeof chefs.$inferInsert): Promise<boolean> {
  const inserted = await db.insert(chefs).values(chef).onConflictDoNothing().returning({ id: chefs.id })
  return inserted.length > 0
}

export async function updateChef(db: Db, id: string, chef: Omit<typeof chefs.$inferInsert, 'id'>): Promise<void> {
  await db.update(chefs).set(chef).where(eq(chefs.id, id))
}

/** What the cook wrote, and did not bring from elsewhere, is listed on the cook's page from now on. */
export async function linkChef(db: Db, userId: string, chefId: string): Promise<void> {
  await db.update(users).set({ chefId }).where(eq(users.id, userId))
  await db
    .update(recipes)
    .set({ authorId: chefId })
    .where(and(eq(recipes.ownerId, userId), isNull(recipes.authorId), isNull(recipes.sourceUrl)))
}
