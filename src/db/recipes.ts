import { and, desc, eq, getTableColumns, ne, sql } from 'drizzle-orm'
import type { Recipe } from '../core/recipe/recipe.ts'
import type { Db } from './connect.ts'
import { type ImageRow, toPicture } from './pictures.ts'
import { listSummaries, newestFirst } from './recipe-summaries.ts'
import { chefs, images, ratings, recipes } from './schema.ts'

export async function findRecipe(db: Db, id: string): Promise<Recipe | undefined> {
  const chefImages = sql`chef_images`
  const [row] = await db
    .select({
      ...getTableColumns(recipes),
      image: images,
      chef: chefs,
      chefPicture: sql<ImageRow | null>`(select to_jsonb(${chefImages}) from ${images} ${chefImages} where ${chefImages}.id = ${chefs.imageId})`,
      average: sql<
        number | null
      >`(select avg(${ratings.stars})::float from ${ratings} where ${ratings.recipeId} = ${recipes.id})`,
      count: sql<number>`(select count(*)::int from ${ratings} where ${ratings.recipeId} = ${recipes.id})`,
    })
    .from(recipes)
    .leftJoin(images, eq(images.id, recipes.imageId))
    .leftJoin(chefs, eq(chefs.id, recipes.authorId))
    .where(eq(recipes.id, id))
  if (!row) return undefined
  const {
    image,
    imageId: _,
    chef,
    chefPicture,
    average,
    count,
    authorId: _a,
    sourceKey: _s,
    isSample: _i,
    createdAt: _c,
    ...rest
  } = row
  return {
    ...rest,
    picture: toPicture(image),
    chef: chef && { id: chef.id, name: chef.name, picture: toPicture(chefPicture) },
    ratings: average === null ? null : { average, count },
    datePublished: row.datePublished.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

/** The specification's existence check. */
export async function findRecipeBySource(db: Db, sourceKey: string) {
  const [row] = await db
    .select({ id: recipes.id, title: recipes.title })
    .from(recipes)
    .where(eq(recipes.sourceKey, sourceKey))
  return row
}

export const listFeatured = (db: Db, limit: number) => listSummaries(db, eq(recipes.featured, true), { limit })

export const listNewest = (db: Db, limit: number) => listSummaries(db, undefined, { limit })

export const listNewestNotFeatured = (db: Db, limit: number) =>
  listSummaries(db, eq(recipes.featured, false), { limit })

export const listByChef = (db: Db, chefId: string, limit: number) =>
  listSummaries(db, eq(recipes.authorId, chefId), { limit })

/** Those that share most categories with it, newest first among equals. */
export function listRelated(db: Db, recipe: Pick<Recipe, 'id' | 'categories'>, limit: number) {
  const shared = sql`(select count(*) from unnest(${recipes.categories}) category where category = any(${sql.param(recipe.categories)}::text[]))`
  return listSummaries(db, ne(recipes.id, recipe.id), { limit, order: [desc(shared), ...newestFirst] })
}

export async function listCategories(db: Db, limit: number): Promise<Array<{ name: string; count: number }>> {
  const { rows } = await db.execute<{ name: string; count: number }>(sql`
    select category as name, count(*)::int as count
    from ${recipes}, unnest(${recipes.categories}) category
    group by category order by category limit ${limit}`)
  return rows
}

export async function countRecipes(db: Db): Promise<number> {
  return db.$count(recipes)
}

/** False when a recipe from the same source, or with the same id, is there already. */
export async function insertRecipe(db: Db, row: typeof recipes.$inferInsert): Promise<boolean> {
  const inserted = await db.insert(recipes).values(row).onConflictDoNothing().returning({ id: recipes.id })
  return inserted.length > 0
}

/** Ids that begin alike, to find a free one. */
export async function listIdsLike(db: Db, id: string): Promise<Set<string>> {
  const rows = await db
    .select({ id: recipes.id })
    .from(recipes)
    .where(and(sql`${recipes.id} = ${id} or ${recipes.id} ~ ${`^${id}-[0-9]+$`}`))
  return new Set(rows.map((row) => row.id))
}

/** Recipes whose title or category is like these words and that have a picture: where picture suggestions come from. */
export async function listPictureSuggestions(db: Db, title: string, categories: Array<string>, limit: number) {
  const words = title.toLowerCase().match(/\p{L}{4,}/gu) ?? []
  const likeness = sql`(
    2 * (select count(*) from unnest(${sql.param(words)}::text[]) word where lower(${recipes.title}) like '%' || word || '%')
    + (select count(*) from unnest(${recipes.categories}) category where category = any(${sql.param(categories)}::text[])))`
  const rows = await db
    .select({ image: images, title: recipes.title })
    .from(recipes)
    .innerJoin(images, eq(images.id, recipes.imageId))
    .where(sql`${likeness} > 0`)
    .orderBy(desc(likeness), ...newestFirst)
    .limit(limit)
  return rows.flatMap(({ image, title: owner }) => {
    const picture = toPicture(image)
    return picture ? [{ picture, title: owner }] : []
  })
}
