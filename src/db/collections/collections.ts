import { and, asc, count, eq, lte, ne, sql } from 'drizzle-orm'
import type { Picture } from '../../core/pictures/picture.ts'
import type { DrawnDish } from '../../core/recipes/drawing/drawing.ts'
import type { RecipeSummary } from '../../core/recipes/recipe-summary.ts'
import { collectionRecipes, collections } from '../schema/collections.ts'
import { users } from '../schema/accounts.ts'
import type { Db } from '../connection/connect.ts'
import { listSummariesOf } from '../recipes/recipe-summaries.ts'
import { isListed, isSavableBy } from '../recipes/recipe-visibility.ts'
import { recipes } from '../schema/recipes.ts'
import { pictureColumns, toPicture } from '../pictures/pictures.ts'
import { images } from '../schema/pictures.ts'

export interface Collection {
  id: string
  name: string
  /** Part of the shared address. Null for a private collection. */
  shareToken: string | null
}

const columns = { id: collections.id, name: collections.name, shareToken: collections.shareToken }

export async function listCollections(db: Db, userId: string): Promise<Array<Collection & { recipes: number }>> {
  return db
    .select({ ...columns, recipes: count(collectionRecipes.recipeId) })
    .from(collections)
    .leftJoin(collectionRecipes, eq(collectionRecipes.collectionId, collections.id))
    .where(eq(collections.userId, userId))
    .groupBy(collections.id)
    .orderBy(asc(collections.position), asc(collections.createdAt))
}

/** Lists the cook's collections, and whether they have the recipe. */
export async function listCollectionsWith(db: Db, userId: string, recipeId: string) {
  return db
    .select({
      id: collections.id,
      name: collections.name,
      has: sql<boolean>`${collectionRecipes.recipeId} is not null`,
    })
    .from(collections)
    .leftJoin(
      collectionRecipes,
      and(eq(collectionRecipes.collectionId, collections.id), eq(collectionRecipes.recipeId, recipeId)),
    )
    .where(eq(collections.userId, userId))
    .orderBy(asc(collections.position), asc(collections.createdAt))
}

export interface CollectionPicture {
  /** The recipe's. */
  id: string
  picture: Picture | null
  drawing: DrawnDish | null
}

/** Lists the pictures or drawings of the first recipes of each collection. */
export async function listCollectionPictures(
  db: Db,
  userId: string,
  most: number,
): Promise<ReadonlyMap<string, Array<CollectionPicture>>> {
  const first = db
    .select({
      collectionId: collectionRecipes.collectionId,
      id: recipes.id,
      imageId: recipes.imageId,
      title: recipes.title,
      drawing: recipes.drawing,
      place:
        sql<number>`row_number() over (partition by ${collectionRecipes.collectionId} order by ${collectionRecipes.position})`.as(
          'place',
        ),
    })
    .from(collectionRecipes)
    .innerJoin(collections, and(eq(collections.id, collectionRecipes.collectionId), eq(collections.userId, userId)))
    .innerJoin(recipes, and(eq(recipes.id, collectionRecipes.recipeId), isSavableBy(userId)))
    .as('first')
  const rows = await db
    .select({
      collectionId: first.collectionId,
      id: first.id,
      title: first.title,
      drawing: first.drawing,
      picture: pictureColumns,
    })
    .from(first)
    .leftJoin(images, eq(images.id, first.imageId))
    .where(lte(first.place, most))
    .orderBy(first.place)
  const pictures = new Map<string, Array<CollectionPicture>>()
  for (const { collectionId, id, title, drawing, picture } of rows) {
    const shown = { id, picture: toPicture(picture, title), drawing }
    pictures.set(collectionId, [...(pictures.get(collectionId) ?? []), shown])
  }
  return pictures
}

/** Returns undefined if the collection belongs to another cook. */
export async function findOwnCollection(db: Db, userId: string, id: string): Promise<Collection | undefined> {
  const [row] = await ownCollection(db, userId, id)
  return row
}

/** Like `findOwnCollection`, but locks the row until the transaction ends. */
export async function lockOwnCollection(transaction: Db, userId: string, id: string): Promise<Collection | undefined> {
  const [row] = await ownCollection(transaction, userId, id).for('update')
  return row
}

const ownCollection = (db: Db, userId: string, id: string) =>
  db
    .select(columns)
    .from(collections)
    .where(and(eq(collections.id, id), eq(collections.userId, userId)))

export async function findSharedCollection(db: Db, token: string): Promise<(Collection & { by: string }) | undefined> {
  const [row] = await db
    .select({ ...columns, by: users.name })
    .from(collections)
    .innerJoin(users, eq(users.id, collections.userId))
    .where(and(eq(collections.shareToken, token), eq(users.banned, false)))
  return row
}

export async function insertCollection(db: Db, row: typeof collections.$inferInsert): Promise<void> {
  await db.insert(collections).values(row)
}

export async function changeCollection(db: Db, id: string, change: Partial<Pick<Collection, 'name' | 'shareToken'>>) {
  await db.update(collections).set(change).where(eq(collections.id, id))
}

export async function deleteCollection(db: Db, id: string): Promise<void> {
  await db.delete(collections).where(eq(collections.id, id))
}

/**
 * Lists the recipes of a collection in order. Visitors with the link see listed recipes. The owner also sees recipes
 * that wait for review, and their own recipes unless withdrawn.
 */
export async function listCollected(
  db: Db,
  id: string,
  to: { cook: string } | 'others',
): Promise<Array<RecipeSummary>> {
  const rows = await db
    .select({ id: collectionRecipes.recipeId })
    .from(collectionRecipes)
    .innerJoin(recipes, eq(recipes.id, collectionRecipes.recipeId))
    .where(and(eq(collectionRecipes.collectionId, id), to === 'others' ? isListed : isSavableBy(to.cook)))
    .orderBy(asc(collectionRecipes.position))
  const ids = rows.map((row) => row.id)
  const summaries = await listSummariesOf(db, sql`select unnest(${sql.param(ids)}::text[])`)
  const byId = new Map(summaries.map((summary) => [summary.id, summary]))
  return ids.flatMap((recipeId) => byId.get(recipeId) ?? [])
}

/** Returns whether the cook may see the recipe. Only such recipes can be collected. */
export async function mayCollect(db: Db, userId: string, recipeId: string): Promise<boolean> {
  return (await db.$count(recipes, and(eq(recipes.id, recipeId), isSavableBy(userId)))) > 0
}

/** Replaces the collection's list. Positions have no gaps, and unknown ids are ignored. */
export async function setCollected(transaction: Db, id: string, ids: ReadonlyArray<string>): Promise<void> {
  await transaction.delete(collectionRecipes).where(eq(collectionRecipes.collectionId, id))
  await transaction.execute(sql`
    insert into ${collectionRecipes} (collection_id, recipe_id, position)
    select ${id}, ${recipes.id}, min(asked.place)
    from unnest(${sql.param([...ids])}::text[]) with ordinality as asked (id, place)
    join ${recipes} on ${recipes.id} = asked.id
    group by ${recipes.id}`)
}

export async function listCollectedIds(transaction: Db, id: string): Promise<Array<string>> {
  const rows = await transaction
    .select({ id: collectionRecipes.recipeId })
    .from(collectionRecipes)
    .where(eq(collectionRecipes.collectionId, id))
    .orderBy(asc(collectionRecipes.position))
  return rows.map((row) => row.id)
}

/** True if the cook has another collection of this name, ignoring case. */
export async function hasOtherCollectionNamed(db: Db, userId: string, name: string, id = ''): Promise<boolean> {
  const ofSameName = and(
    eq(collections.userId, userId),
    ne(collections.id, id),
    eq(sql`lower(${collections.name})`, sql`lower(${name})`),
  )
  return (await db.$count(collections, ofSameName)) > 0
}

export async function countCollections(db: Db, userId: string): Promise<number> {
  return db.$count(collections, eq(collections.userId, userId))
}
