import { eq } from 'drizzle-orm'
import {
  accounts,
  collectionRecipes,
  collections,
  passkeys,
  recipeRevisions,
  savedRecipes,
  users,
} from './accounts-schema.ts'
import type { Db } from './connect.ts'
import { chefs, recipes } from './schema.ts'
import { listSessions } from './sessions.ts'

/** All that is kept about somebody, without what opens doors. */
export async function exportUser(db: Db, userId: string) {
  const [user] = await db.select().from(users).where(eq(users.id, userId))
  const page = user?.chefId ? await db.select().from(chefs).where(eq(chefs.id, user.chefId)) : []
  return {
    account: user,
    page: page[0] ?? null,
    waysToSignIn: await db
      .select({ provider: accounts.providerId, since: accounts.createdAt })
      .from(accounts)
      .where(eq(accounts.userId, userId)),
    passkeys: await db
      .select({ name: passkeys.name, since: passkeys.createdAt })
      .from(passkeys)
      .where(eq(passkeys.userId, userId)),
    sessions: await listSessions(db, userId),
    recipes: await db.select().from(recipes).where(eq(recipes.ownerId, userId)).orderBy(recipes.createdAt),
    revisions: await db
      .select({ recipeId: recipeRevisions.recipeId, content: recipeRevisions.content, at: recipeRevisions.createdAt })
      .from(recipeRevisions)
      .where(eq(recipeRevisions.authorId, userId))
      .orderBy(recipeRevisions.id),
    saved: await db
      .select({ recipeId: savedRecipes.recipeId, savedAt: savedRecipes.savedAt })
      .from(savedRecipes)
      .where(eq(savedRecipes.userId, userId)),
    collections: await db
      .select({ name: collections.name, recipeId: collectionRecipes.recipeId, position: collectionRecipes.position })
      .from(collections)
      .leftJoin(collectionRecipes, eq(collectionRecipes.collectionId, collections.id))
      .where(eq(collections.userId, userId))
      .orderBy(collections.position, collectionRecipes.position),
  }
}
