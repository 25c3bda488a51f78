import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Picture } from '../core/picture.ts'
import type { RecipeSummary } from '../core/recipe/recipe-summary.ts'
import type { Db } from './connect.ts'
import { toPicture } from './pictures.ts'
import { listSummaries } from './recipe-summaries.ts'
import { chefs, images, recipes } from './schema.ts'

const recipesOnAPage = 24

/** What is asked for; an absent member leaves everything in, an empty list of categories nothing. */
export interface RecipeFilter {
  categories?: Array<string> | undefined
  chefId?: string | undefined
  words?: string | undefined
}

export interface RecipePage {
  recipes: Array<RecipeSummary>
  /** Of all pages. */
  total: number
  page: number
  pageCount: number
}

/** Newest first. A page beyond the last one is the last one. */
export async function listRecipePage(db: Db, filter: RecipeFilter, askedPage: number): Promise<RecipePage> {
  const where = conditionOf(filter)
  const total = await db.$count(recipes, where)
  const pageCount = Math.max(1, Math.ceil(total / recipesOnAPage))
  const page = Math.min(Math.max(1, askedPage), pageCount)
  const stretch = { limit: recipesOnAPage, offset: (page - 1) * recipesOnAPage }
  return { recipes: await listSummaries(db, where, stretch), total, page, pageCount }
}

function conditionOf({ categories, chefId, words }: RecipeFilter): SQL | undefined {
  return and(
    categories && sql`${recipes.categories} && ${sql.param(categories)}::text[]`,
    chefId === undefined ? undefined : eq(recipes.authorId, chefId),
    words ? matches(words) : undefined,
  )
}

/** Title, description or category, in any letter case. */
function matches(words: string): SQL {
  const pattern = `%${words.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  return sql`(${recipes.title} ilike ${pattern} or ${recipes.description} ilike ${pattern}
    or exists (select 1 from unnest(${recipes.categories}) category where category ilike ${pattern}))`
}

export async function findChefName(db: Db, chefId: string): Promise<string | undefined> {
  const [chef] = await db.select({ name: chefs.name }).from(chefs).where(eq(chefs.id, chefId))
  return chef?.name
}

/** Those of the recipes that have a picture, by id. */
export async function listRecipePictures(db: Db, ids: Array<string>): Promise<Record<string, Picture>> {
  const rows = await db
    .select({ id: recipes.id, image: images })
    .from(recipes)
    .innerJoin(images, eq(images.id, recipes.imageId))
    .where(inArray(recipes.id, ids))
  return Object.fromEntries(
    rows.flatMap(({ id, image }) => {
      const picture = toPicture(image)
      return picture ? [[id, picture]] : []
    }),
  )
}
