import { desc, eq, type SQL } from 'drizzle-orm'
import type { RecipeSummary } from '../core/recipe/recipe-summary.ts'
import type { Db } from './connect.ts'
import { toPicture } from './pictures.ts'
import { images, recipes } from './schema.ts'

const defaultServingsOnCards = 4

export const newestFirst = [desc(recipes.datePublished), desc(recipes.id)]

interface Stretch {
  limit: number
  offset?: number
  order?: Array<SQL>
}

/** What cards show. Their time is prep plus cook; a recipe that states only a total shows that. */
export async function listSummaries(
  db: Db,
  where: SQL | undefined,
  { limit, offset = 0, order = newestFirst }: Stretch,
): Promise<Array<RecipeSummary>> {
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
    .leftJoin(images, eq(images.id, recipes.imageId))
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
  return rows.map(({ prepTime: prep, cookTime: cook, totalTime: total, ...row }) => ({
    ...row,
    image: toPicture(row.image),
    totalTime: (prep ?? 0) + (cook ?? 0) || (total ?? 0),
    servings: row.servings ?? defaultServingsOnCards,
  }))
}
