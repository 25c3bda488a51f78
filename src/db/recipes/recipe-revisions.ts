import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import { fromStored, type RecipeContent, toStored } from '../../core/recipes/recipe-content.ts'
import { recipeRevisions } from '../schema/recipes.ts'
import { users } from '../schema/accounts.ts'
import type { Db } from '../connection/connect.ts'
import { recipes } from '../schema/recipes.ts'

type RevisionState = (typeof recipeRevisions.$inferSelect)['state']

export interface Revision {
  id: number
  recipeId: string
  baseVersion: number
  /** The recipe's version with this content. Null if the recipe never had this content. */
  version: number | null
  content: RecipeContent
  state: RevisionState
  authorName: string | null
  createdAt: string
}

const columns = {
  id: recipeRevisions.id,
  recipeId: recipeRevisions.recipeId,
  baseVersion: recipeRevisions.baseVersion,
  version: recipeRevisions.version,
  content: recipeRevisions.content,
  state: recipeRevisions.state,
  authorName: users.name,
  createdAt: recipeRevisions.createdAt,
}

const select = (db: Db) =>
  db.select(columns).from(recipeRevisions).leftJoin(users, eq(users.id, recipeRevisions.authorId))

const toRevision = (row: Awaited<ReturnType<typeof select>>[number]): Revision => ({
  ...row,
  content: fromStored(row.content),
  createdAt: row.createdAt.toISOString(),
})

export async function findRevision(db: Db, id: number): Promise<Revision | undefined> {
  const [row] = await select(db).where(eq(recipeRevisions.id, id))
  return row && toRevision(row)
}

/** Finds the revision that waits for review or for corrections by its cook. */
export async function findWaitingRevision(db: Db, recipeId: string): Promise<Revision | undefined> {
  const [row] = await select(db)
    .where(and(eq(recipeRevisions.recipeId, recipeId), eq(recipeRevisions.state, 'waiting')))
    .orderBy(desc(recipeRevisions.id))
    .limit(1)
  return row && toRevision(row)
}

const historyLength = 30

/** Lists the revisions of a recipe, newest first. */
export async function listRevisions(db: Db, recipeId: string): Promise<Array<Revision>> {
  const rows = await select(db)
    .where(eq(recipeRevisions.recipeId, recipeId))
    .orderBy(desc(recipeRevisions.id))
    .limit(historyLength)
  return rows.map(toRevision)
}

interface NewRevision {
  recipeId: string
  baseVersion: number
  version?: number
  content: RecipeContent
  authorId: string | null
  state: RevisionState
}

export async function insertRevision(db: Db, revision: NewRevision): Promise<number> {
  const [row] = await db
    .insert(recipeRevisions)
    .values({ ...revision, content: toStored(revision.content), imageId: revision.content.imageId })
    .returning({ id: recipeRevisions.id })
  if (!row) throw new Error('The revision was not stored')
  return row.id
}

export async function refuseRevision(db: Db, id: number): Promise<void> {
  await db.update(recipeRevisions).set({ state: 'refused' }).where(eq(recipeRevisions.id, id))
}

/** Marks a waiting revision as the recipe's content. */
export async function makeRevisionCurrent(db: Db, id: number, version: number): Promise<void> {
  await db.update(recipeRevisions).set({ state: 'current', version }).where(eq(recipeRevisions.id, id))
}

/**
 * Finds the recipe's content in a version. Returns undefined if the content has no history. Renaming a category counts a
 * version without storing its content, so the nearest stored one stands for it, an earlier one first. Its categories may
 * have other names then, and `isExact` is false.
 */
export async function findContentAt(db: Db, recipeId: string, version: number) {
  const [row] = await db
    .select({ content: recipeRevisions.content, version: recipeRevisions.version })
    .from(recipeRevisions)
    .where(and(eq(recipeRevisions.recipeId, recipeId), isNotNull(recipeRevisions.version)))
    .orderBy(sql`${recipeRevisions.version} > ${version}`, sql`abs(${recipeRevisions.version} - ${version})`)
    .limit(1)
  return row && { content: fromStored(row.content), isExact: row.version === version }
}

/** Marks the current revision as past. */
export async function retireCurrentRevision(db: Db, recipeId: string): Promise<boolean> {
  const retired = await db
    .update(recipeRevisions)
    .set({ state: 'past' })
    .where(and(eq(recipeRevisions.recipeId, recipeId), eq(recipeRevisions.state, 'current')))
    .returning({ id: recipeRevisions.id })
  return retired.length > 0
}

type RecipeColumns = Omit<Partial<typeof recipes.$inferInsert>, 'id' | 'version' | 'status'>

/** Stores new content. Lock the row first. */
export async function updateRecipeContent(transaction: Db, id: string, columnsOfRecipe: RecipeColumns): Promise<void> {
  await transaction
    .update(recipes)
    // An edited sample becomes an ordinary recipe.
    .set({ ...columnsOfRecipe, version: sql`${recipes.version} + 1`, updatedAt: sql`now()`, isSample: false })
    .where(eq(recipes.id, id))
}
