import { and, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import { dietsAmong } from '../../core/recipes/diets-of.ts'
import type { Recipe } from '../../core/recipes/recipe.ts'
import { isListed as isListedStatus, releasesSource } from '../../core/recipes/visibility.ts'
import { ratingOf, type StarCounts } from '../../core/reviews/review.ts'
import type { Db } from '../connection/connect.ts'
import { isOneOf } from '../connection/is-one-of.ts'
import { pictureColumns, type PictureJson, toPicture } from '../pictures/pictures.ts'
import { prepared } from '../connection/prepared.ts'
import { listSummaries, listSummariesOf, newestIds, summariesOf, toSummaries } from './recipe-summaries.ts'
import { findTally } from './recipe-tallies.ts'
import { hasReleasedSource, isListed } from './recipe-visibility.ts'
import { chefs } from '../schema/chefs.ts'
import { images } from '../schema/pictures.ts'
import { recipes } from '../schema/recipes.ts'

/** A recipe with the additional fields for its owner and editors. */
export interface StoredRecipe {
  recipe: Recipe
  ownerId: string | null
  /** The version of the content. Every change names the version it was made from. */
  version: number
  /** The published reviews, counted by stars. */
  reviewStars: StarCounts
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
  return (await findStoredRecipe(db, id))?.recipe
}

export async function findStoredRecipe(db: Db, id: string): Promise<StoredRecipe | undefined> {
  const [row] = await recipeById(db, { id })
  if (!row) return undefined
  const {
    image,
    imageId: _,
    chef,
    chefPicture,
    ratingCount,
    ratingSum,
    reviewStars,
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
    diets: rest.diets && dietsAmong(rest.diets),
    picture: toPicture(image, rest.title),
    chef: chef && { ...chef, picture: toPicture(chefPicture) },
    // Reviews replace the ratings of the sample content, which nobody gave.
    ratings:
      ratingOf(reviewStars) ?? (ratingCount === 0 ? null : { average: ratingSum / ratingCount, count: ratingCount }),
    datePublished: row.datePublished.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
  return { recipe, ownerId, version, reviewStars }
}

interface KnownRecipe {
  id: string
  title: string
  /** `hidden` means that only the sender and editors may see the recipe. */
  standing: 'listed' | 'hidden' | 'gone'
}

/** Finds the recipe imported from a source. */
export async function findRecipeBySource(db: Db, sourceKey: string): Promise<KnownRecipe | undefined> {
  const [found] = await listRecipesBySource(db, [sourceKey])
  return found
}

/** Lists the recipes imported from these sources, with the key of the source. */
export async function listRecipesBySource(
  db: Db,
  keys: ReadonlyArray<string>,
): Promise<Array<KnownRecipe & { key: string }>> {
  if (keys.length === 0) return []
  const { id, title, status, sourceKey } = recipes
  const rows = await db
    .select({ id, title, status, key: sql<string>`${sourceKey}` })
    .from(recipes)
    .where(isOneOf(sourceKey, keys))
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    key: row.key,
    standing: isListedStatus(row.status) ? 'listed' : releasesSource(row.status) ? 'gone' : 'hidden',
  }))
}

/** Releases the source of a recipe that no longer exists, so that the source can be imported again. */
export async function releaseSource(db: Db, sourceKey: string): Promise<void> {
  await db
    .update(recipes)
    .set({ sourceKey: null })
    .where(and(eq(recipes.sourceKey, sourceKey), hasReleasedSource))
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

/** Lists the newest featured recipes and the newest others. */
export async function listForHome(db: Db, limit: number) {
  const cards = toSummaries(await homeCards(db, { limit }))
  return { featured: cards.filter((card) => card.featured), latest: cards.filter((card) => !card.featured) }
}

export const listNewest = (db: Db, limit: number) => listSummaries(db, undefined, limit)

/** Lists those of these recipes that everyone may see. */
export const listListed = async (db: Db, ids: ReadonlyArray<string>) =>
  ids.length === 0 ? [] : listSummaries(db, inArray(recipes.id, [...ids]), ids.length)

/** Lists a chef's published recipes, the one that came to the site last first. */
export function listByChef(db: Db, chefId: string, limit: number) {
  const { id, authorId, createdAt } = recipes
  const ids = db
    .select({ id })
    .from(recipes)
    .where(and(isListed, eq(authorId, chefId)))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit)
  return listSummariesOf(db, sql`${ids}`)
}

export const countRecipes = (db: Db) => findTally(db, 'site')

/** Returns false if the id or the source already exists. */
export async function insertRecipe(db: Db, row: typeof recipes.$inferInsert): Promise<boolean> {
  const inserted = await db.insert(recipes).values(row).onConflictDoNothing().returning({ id: recipes.id })
  return inserted.length > 0
}
