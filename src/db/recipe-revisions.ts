import { and, desc, eq, sql } from 'drizzle-orm'
import type { RecipeForm } from '../core/recipe/recipe-form.ts'
import { recipeRevisions, users } from './accounts-schema.ts'
import type { Db } from './connect.ts'
import { recipes } from './schema.ts'

type RevisionState = (typeof recipeRevisions.$inferSelect)['state']

export interface Revision {
  id: number
  recipeId: string
  baseVersion: number
  /** Of the recipe, once it said this; null where it never did. */
  version: number | null
  content: RecipeForm
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

const toRevision = (row: Omit<Revision, 'createdAt'> & { createdAt: Date }): Revision => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
})

export async function findRevision(db: Db, id: number): Promise<Revision | undefined> {
  const [row] = await select(db).where(eq(recipeRevisions.id, id))
  return row && toRevision(row)
}

/** The change that waits for review, or for its cook to mend it. */
export async function findWaitingRevision(db: Db, recipeId: string): Promise<Revision | undefined> {
  const [row] = await select(db)
    .where(and(eq(recipeRevisions.recipeId, recipeId), eq(recipeRevisions.state, 'waiting')))
    .orderBy(desc(recipeRevisions.id))
    .limit(1)
  return row && toRevision(row)
}

const historyLength = 30

/** What the recipe said, newest first. */
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
  content: RecipeForm
  authorId: string | null
  state: RevisionState
}

export async function insertRevision(db: Db, revision: NewRevision): Promise<number> {
  const [row] = await db
    .insert(recipeRevisions)
    .values({ ...revision, imageId: revision.content.imageId })
    .returning({ id: recipeRevisions.id })
  if (!row) throw new Error('A revision was not kept')
  return row.id
}

export async function refuseRevision(db: Db, id: number): Promise<void> {
  await db.update(recipeRevisions).set({ state: 'refused' }).where(eq(recipeRevisions.id, id))
}

/** The recipe says from now on what waited. */
export async function makeRevisionCurrent(db: Db, id: number, version: number): Promise<void> {
  await db.update(recipeRevisions).set({ state: 'current', version }).where(eq(recipeRevisions.id, id))
}

/** What the recipe said when it was in this version; undefined where it was never changed since. */
export async function findContentAt(db: Db, recipeId: string, version: number): Promise<RecipeForm | undefined> {
  const [row] = await db
    .select({ content: recipeRevisions.content })
    .from(recipeRevisions)
    .where(and(eq(recipeRevisions.recipeId, recipeId), eq(recipeRevisions.version, version)))
    .limit(1)
  return row?.content
}

/** Another state is current from now on. */
export async function retireCurrentRevision(db: Db, recipeId: string): Promise<boolean> {
  const retired = await db
    .update(recipeRevisions)
    .set({ state: 'past' })
    .where(and(eq(recipeRevisions.recipeId, recipeId), eq(recipeRevisions.state, 'current')))
    .returning({ id: recipeRevisions.id })
  return retired.length > 0
}

/** Holds the recipe until the transaction ends: of two who change it, the second waits and then sees what the first did. */
export async function lockRecipe(transaction: Db, id: string) {
  const { status, version, ownerId } = recipes
  const [row] = await transaction
    .select({ status, version, ownerId })
    .from(recipes)
    .where(eq(recipes.id, id))
    .for('update')
  return row
}

type RecipeColumns = Omit<Partial<typeof recipes.$inferInsert>, 'id' | 'version' | 'status'>

/** What the recipe says from now on. The row is locked before. */
export async function updateRecipeContent(transaction: Db, id: string, columnsOfRecipe: RecipeColumns): Promise<void> {
  await transaction
    .update(recipes)
    // What somebody has written is no sample any more.
    .set({ ...columnsOfRecipe, version: sql`${recipes.version} + 1`, updatedAt: sql`now()`, isSample: false })
    .where(eq(recipes.id, id))
}
