import { and, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { RecipeSummary } from '../core/recipe/recipe-summary.ts'
import { totalMinutes } from '../core/recipe/total-time.ts'
import type { Db } from './connect.ts'
import { toPicture } from './pictures.ts'
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
  const newest = db
    .select({ id: recipes.id })
    .from(recipes)
    .where(and(isPublished, where))
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset)
  return listSummariesOf(db, sql`${newest}`)
}

/**
 * What cards show, in the order of the ids a query gives. Ids come first and rows after, so that a page far down a long list
 * skips entries of an index instead of whole recipes.
 */
export async function listSummariesOf(db: Db, ids: SQL): Promise<Array<RecipeSummary>> {
  const { id, title, description, categories, featured, prepTime, cookTime, totalTime, difficulty, servings } = recipes
  const rows = await db
    .select({
      id,
      title,
      description,
      categories,
      featured,
      prepTime,
      cookTime,
      totalTime,
      difficulty,
      servings,
      image: images,
    })
    .from(recipes)
    .innerJoin(sql`unnest(array(${ids})) with ordinality as chosen (id, place)`, sql`chosen.id = ${recipes.id}`)
    .leftJoin(images, eq(images.id, recipes.imageId))
    .orderBy(sql`chosen.place`)
  return rows.map(({ prepTime: prep, cookTime: cook, totalTime: total, ...row }) => ({
    ...row,
    image: toPicture(row.image, row.title),
    totalTime: totalMinutes({ prepTime: prep, cookTime: cook, totalTime: total }),
    servings: row.servings ?? defaultServingsOnCards,
  }))
}
