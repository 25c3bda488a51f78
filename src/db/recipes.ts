import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Recipe, RecipeStatus } from '../core/recipe/recipe.ts'
import type { Db } from './connect.ts'
import { pictureColumns, type PictureJson, toPicture } from './pictures.ts'
import { prepared } from './prepared.ts'
import { listSummaries, newestIds, summariesOf, toSummaries } from './recipe-summaries.ts'
import { findTally } from './recipe-tallies.ts'
import { chefs, images, recipes } from './schema.ts'

/** A recipe with what only its owner and the desk need to know of it. */
export interface KeptRecipe {
  recipe: Recipe
  ownerId: string | null
  /** Which state of the recipe this is: named by whoever changes it. */
  version: number
}

const chefImages = sql`chef_images`
const recipeById = prepared('recipe_by_id', (db) =>
  db
    .select({
      ...getTableColumns(recipes),
      image: pictureColumns,
      chef: { id: chefs.id, name: chefs.name },
      chefPicture: sql<PictureJson | null>`(select to_jsonb(${chefImages}) from ${images} ${chefImages} where ${chefImages}.id = ${chefs.imageId})`,
    })
    .from(recipes)
    .leftJoin(images, eq(images.id, recipes.imageId))
    .leftJoin(chefs, eq(chefs.id, recipes.authorId))
    .where(eq(recipes.id, sql.placeholder('id'))),
)

export async function findRecipe(db: Db, id: string): Promise<Recipe | undefined> {
  return (await findKeptRecipe(db, id))?.recipe
}

export async function findKeptRecipe(db: Db, id: string): Promise<KeptRecipe | undefined> {
  const [row] = await recipeById(db, { id })
  if (!row) return undefined
  const {
    image,
    imageId: _,
    chef,
    chefPicture,
    ratingCount,
    ratingSum,
    authorId: _a,
    sourceKey: _s,
    isSample: _i,
    createdAt: _c,
    ownerId,
    version,
    ...rest
  } = row
  const recipe = {
    ...rest,
    picture: toPicture(image, rest.title),
    chef: chef && { ...chef, picture: toPicture(chefPicture) },
    ratings: ratingCount === 0 ? null : { average: ratingSum / ratingCount, count: ratingCount },
    datePublished: row.datePublished.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
  return { recipe, ownerId, version }
}

const gone: ReadonlyArray<RecipeStatus> = ['withdrawn', 'rejected']

interface KnownRecipe {
  id: string
  title: string
  /** What is hidden is known to its sender and to those who review. */
  standing: 'listed' | 'hidden' | 'gone'
}

/** The specification's existence check. */
export async function findRecipeBySource(db: Db, sourceKey: string): Promise<KnownRecipe | undefined> {
  const { id, title, status } = recipes
  const [row] = await db.select({ id, title, status }).from(recipes).where(eq(recipes.sourceKey, sourceKey))
  if (!row) return undefined
  const standing = row.status === 'published' ? 'listed' : gone.includes(row.status) ? 'gone' : 'hidden'
  return { id: row.id, title: row.title, standing }
}

/** A recipe that is gone no longer stands for its source: another one may. */
export async function releaseSource(db: Db, sourceKey: string): Promise<void> {
  await db
    .update(recipes)
    .set({ sourceKey: null })
    .where(and(eq(recipes.sourceKey, sourceKey), inArray(recipes.status, [...gone])))
}

export async function setSourceKey(db: Db, id: string, sourceKey: string): Promise<void> {
  await db.update(recipes).set({ sourceKey }).where(eq(recipes.id, id))
}

const homeCards = prepared('home_cards', (db) => {
  const [featured, others] = [true, false].map((isFeatured) =>
    newestIds(db, eq(recipes.featured, isFeatured)).limit(sql.placeholder('limit')),
  )
  return summariesOf(db, sql`array(${featured}) || array(${others})`)
})

/** So many of those put forward, and so many of the newest others. */
export async function listForHome(db: Db, limit: number) {
  const cards = toSummaries(await homeCards(db, { limit }))
  return { featured: cards.filter((card) => card.featured), latest: cards.filter((card) => !card.featured) }
}

export const listNewest = (db: Db, limit: number) => listSummaries(db, undefined, { limit })

export const listByChef = (db: Db, chefId: string, limit: number) =>
  listSummaries(db, eq(recipes.authorId, chefId), { limit })

export const countRecipes = (db: Db) => findTally(db, 'site')

/** False when a recipe from the same source, or with the same id, is there already. */
export async function insertRecipe(db: Db, row: typeof recipes.$inferInsert): Promise<boolean> {
  const inserted = await db.insert(recipes).values(row).onConflictDoNothing().returning({ id: recipes.id })
  return inserted.length > 0
}

/** Takes a recipe away for good; false when there was none. */
export async function deleteRecipe(db: Db, id: string): Promise<boolean> {
  const deleted = await db.delete(recipes).where(eq(recipes.id, id)).returning({ id: recipes.id })
  return deleted.length > 0
}
