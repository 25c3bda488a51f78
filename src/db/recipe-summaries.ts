import { and, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { RecipeSummary } from '../core/recipe/recipe-summary.ts'
import { totalMinutes } from '../core/recipe/total-time.ts'
import type { Db } from './connect.ts'
import { pictureColumns, toPicture } from './pictures.ts'
import { images, recipes } from './schema.ts'

const defaultServingsOnCards = 4

/** Written out, so that the planner knows it is the condition of the partial indexes. */
export const isPublished = sql`${recipes.status} = 'published'`

export const newestFirst = [desc(recipes.datePublished), desc(recipes.id)]

interface Stretch {
  limit: number
  offset?: number
}

/** Published ones, newest first. */
export function listSummaries(db: Db, where: SQL | undefined, { limit, offset = 0 }: Stretch) {
  return listSummariesOf(db, sql`${newestIds(db, where).limit(limit).offset(offset)}`)
}

export const newestIds = (db: Db, where: SQL | undefined) =>
  db
    .select({ id: recipes.id })
    .from(recipes)
    .where(and(isPublished, where))
    .orderBy(...newestFirst)

const { id, title, description, categories, featured, prepTime, cookTime, totalTime, difficulty, servings } = recipes

/** What `toSummary` needs. */
const summaryColumns = {
  recipe: { id, title, description, categories, featured, prepTime, cookTime, totalTime, difficulty, servings },
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
    servings: row.servings ?? defaultServingsOnCards,
  }
}

/**
 * What cards show, in the order of the ids a query gives. Ids come first and rows after, so that a page far down a long list
 * skips entries of an index instead of whole recipes.
 */
export async function listSummariesOf(db: Db, ids: SQL): Promise<Array<RecipeSummary>> {
  return toSummaries(await summariesOf(db, sql`array(${ids})`))
}

/** The statement behind it, for ids that are an array already. */
export const summariesOf = (db: Db, ids: SQL) =>
  db
    .select(summaryColumns)
    .from(recipes)
    .innerJoin(sql`unnest(${ids}) with ordinality as chosen (id, place)`, sql`chosen.id = ${recipes.id}`)
    .leftJoin(images, eq(images.id, recipes.imageId))
    .orderBy(sql`chosen.place`)

export const toSummaries = (rows: Awaited<ReturnType<typeof summariesOf>>) =>
  rows.map(({ recipe, image }) => toSummary(recipe, image))
