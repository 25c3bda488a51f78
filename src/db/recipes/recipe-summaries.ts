import { and, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { RecipeSummary } from '../../core/recipes/recipe-summary.ts'
import { totalMinutes } from '../../core/recipes/times/total-time.ts'
import type { Db } from '../connection/connect.ts'
import { pictureColumns, toPicture } from '../pictures/pictures.ts'
import { isListed } from './recipe-visibility.ts'
import { images } from '../schema/pictures.ts'
import { recipes } from '../schema/recipes.ts'

export const newestFirst = [desc(recipes.datePublished), desc(recipes.id)]

/** Lists published recipes, newest first. */
export function listSummaries(db: Db, where: SQL | undefined, limit: number) {
  return listSummariesOf(db, sql`${newestIds(db, where).limit(limit)}`)
}

export const newestIds = (db: Db, where: SQL | undefined) =>
  db
    .select({ id: recipes.id })
    .from(recipes)
    .where(and(isListed, where))
    .orderBy(...newestFirst)

const summaryColumns = {
  recipe: {
    id: recipes.id,
    title: recipes.title,
    description: recipes.description,
    drawing: recipes.drawing,
    categories: recipes.categories,
    featured: recipes.featured,
    prepTime: recipes.prepTime,
    cookTime: recipes.cookTime,
    totalTime: recipes.totalTime,
    difficulty: recipes.difficulty,
    servings: recipes.servings,
    language: recipes.language,
  },
  image: pictureColumns,
}

type SummaryColumn = keyof typeof summaryColumns.recipe

function toSummary(
  row: Pick<typeof recipes.$inferSelect, SummaryColumn>,
  image: Parameters<typeof toPicture>[0],
): RecipeSummary {
  const { prepTime: prep, cookTime: cook, totalTime: total, ...rest } = row
  return {
    ...rest,
    image: toPicture(image, row.title),
    totalTime: totalMinutes({ prepTime: prep, cookTime: cook, totalTime: total }),
  }
}

/**
 * Lists card data in the order of the ids that a query returns. Ids are loaded before rows, so a later page skips index
 * entries instead of complete recipes.
 */
export async function listSummariesOf(db: Db, ids: SQL): Promise<Array<RecipeSummary>> {
  return toSummaries(await summariesOf(db, sql`array(${ids})`))
}

/** The statement behind `listSummariesOf`, for ids in an array. */
export const summariesOf = (db: Db, ids: SQL) =>
  db
    .select(summaryColumns)
    .from(recipes)
    .innerJoin(sql`unnest(${ids}) with ordinality as chosen (id, place)`, sql`chosen.id = ${recipes.id}`)
    .leftJoin(images, eq(images.id, recipes.imageId))
    .orderBy(sql`chosen.place`)

export const toSummaries = (rows: Awaited<ReturnType<typeof summariesOf>>) =>
  rows.map(({ recipe, image }) => toSummary(recipe, image))
