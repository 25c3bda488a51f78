import { and, asc, eq, gt, inArray, isNull, like, notLike, or, sql } from 'drizzle-orm'
import { insertCountedRatings, insertManyRecipes } from '../recipes/bulk-recipes.ts'
import type { Db } from '../connection/connect.ts'
import { isListed } from '../recipes/recipe-visibility.ts'
import { chefs } from '../schema/chefs.ts'
import { images } from '../schema/pictures.ts'
import { ratings } from '../schema/reviews.ts'
import { recipes } from '../schema/recipes.ts'

type Row = typeof recipes.$inferInsert

export type SeedRow = Row & {
  datePublished: Date
  /** The stars of each rating, one entry per visitor. */
  stars: ReadonlyArray<number>
}

const dayMs = 86_400_000

/**
 * Inserts many recipes with their ratings. Does not change existing recipes. Returns the number of inserted recipes.
 */
export async function insertSeedRows(db: Db, rows: ReadonlyArray<SeedRow>): Promise<number> {
  const now = Date.now()
  return db.transaction(async (tx) => {
    const come = await insertManyRecipes(tx, rows.map(withTheirStars))
    const given = come.flatMap(({ id, stars, datePublished }) =>
      stars.map((star, place) => ({
        recipeId: id,
        stars: star,
        createdAt: new Date(Math.min(now, datePublished.getTime() + (place + 1) * dayMs)),
      })),
    )
    await insertCountedRatings(tx, given)
    return come.length
  })
}

/** Returns the row with its rating counts, because the ratings of a seeded recipe are known in advance. */
const withTheirStars = (row: SeedRow) => ({
  ...row,
  ratingCount: row.stars.length,
  ratingSum: row.stars.reduce((sum, star) => sum + star, 0),
  createdAt: row.datePublished,
  updatedAt: row.datePublished,
})

export async function insertSeedChefs(db: Db, rows: ReadonlyArray<typeof chefs.$inferInsert>): Promise<void> {
  await db
    .insert(chefs)
    .values([...rows])
    .onConflictDoNothing()
}

/** Lists the ids of recipes that were not seeded. Seeded recipes must not use these ids. */
export async function listOwnRecipeIds(db: Db, seedPrefix: string): Promise<Array<string>> {
  const rows = await db
    .select({ id: recipes.id })
    .from(recipes)
    .where(or(isNull(recipes.authorId), notLike(recipes.authorId, `${seedPrefix}%`)))
  return rows.map(({ id }) => id)
}

export async function listSamplePictureIds(db: Db): Promise<Array<string>> {
  const rows = await db
    .select({ id: images.id })
    .from(images)
    .innerJoin(recipes, eq(recipes.imageId, images.id))
    .where(eq(images.isSample, true))
    .groupBy(images.id)
    .orderBy(asc(images.id))
  return rows.map(({ id }) => id)
}

/** Makes each seeded chef's newest recipe the signature dish. */
export async function finishSeeding(db: Db, seedPrefix: string): Promise<void> {
  await db.execute(sql`
    update ${chefs} set signature_dish = (
      select jsonb_build_object('name', title, 'description', description, 'recipeId', id) from ${recipes}
      where author_id = ${chefs.id} and ${isListed} order by date_published desc, id desc limit 1
    ) where ${like(chefs.id, `${seedPrefix}%`)}`)
}

/** Deletes seeded recipes after an id. Returns the last id and the number of deleted recipes. */
export async function deleteSeedRows(db: Db, { seedPrefix, after, limit }: DeleteOptions) {
  return db.transaction(async (tx) => {
    const seeded = await tx
      .select({ id: recipes.id })
      .from(recipes)
      .where(and(gt(recipes.id, after), like(recipes.authorId, `${seedPrefix}%`)))
      .orderBy(asc(recipes.id))
      .limit(limit)
    const ids = seeded.map(({ id }) => id)
    if (ids.length > 0) {
      // Deletes all ratings in one statement. The foreign key would need one statement per recipe.
      await tx.delete(ratings).where(inArray(ratings.recipeId, ids))
      await tx.delete(recipes).where(inArray(recipes.id, ids))
    }
    return { last: ids.at(-1), count: ids.length }
  })
}

interface DeleteOptions {
  seedPrefix: string
  after: string
  limit: number
}

export async function deleteSeedChefs(db: Db, seedPrefix: string): Promise<void> {
  await db.delete(chefs).where(like(chefs.id, `${seedPrefix}%`))
}
