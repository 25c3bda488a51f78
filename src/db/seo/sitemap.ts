import { and, asc, eq, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../connection/connect.ts'
import { isDue } from '../content/scheduled-articles.ts'
import { isListed } from '../recipes/recipe-visibility.ts'
import { blogPosts, knowledgeBaseArticles } from '../schema/content.ts'
import { recipeCategories, recipes, recipeTallies } from '../schema/recipes.ts'

/** The name that identifies a page among pages of its kind, and the time of its last change. */
export interface SitemapRow {
  name: string
  updated: Date
}

/** The rows of one file of the sitemap. */
export interface RowRange {
  offset: number
  limit: number
}

const recipesAtOnce = 5_000

/**
 * Streams published recipes, oldest first, so that a full sitemap does not lose recipes. The query for the start skips
 * index entries. Each batch continues where the last one ended.
 */
export async function* streamRecipeRows(db: Db, { offset, limit }: RowRange): AsyncGenerator<Array<SitemapRow>> {
  const { id, datePublished, updatedAt } = recipes
  // The time is text, because a Date has milliseconds and the column has microseconds.
  const published = sql<string>`${datePublished}::text`
  const inOrder = [asc(datePublished), asc(id)]
  const [first] = await db
    .select({ published, id })
    .from(recipes)
    .where(isListed)
    .orderBy(...inOrder)
    .offset(offset)
    .limit(1)
  let from = first && sql`(${datePublished}, ${id}) >= (${first.published}::timestamptz, ${first.id})`
  for (let left = limit; left > 0 && from; left -= recipesAtOnce) {
    const rows = await db
      .select({ published, id, updated: updatedAt })
      .from(recipes)
      .where(and(isListed, from))
      .orderBy(...inOrder)
      .limit(Math.min(left, recipesAtOnce))
    yield rows.map((row) => ({ name: row.id, updated: row.updated }))
    const last = rows.at(-1)
    from = last && sql`(${datePublished}, ${id}) > (${last.published}::timestamptz, ${last.id})`
  }
}

export async function listPostRows(db: Db, { offset, limit }: RowRange): Promise<Array<SitemapRow>> {
  const { id, datePublished, updatedAt } = blogPosts
  const updated = sql`greatest(${datePublished}, ${updatedAt})`.mapWith(updatedAt)
  const rows = db.select({ name: id, updated }).from(blogPosts).where(isDue(blogPosts))
  return rows.orderBy(id).offset(offset).limit(limit)
}

export const countPosts = (db: Db) => db.$count(blogPosts, isDue(blogPosts))

export async function listArticleRows(db: Db, { offset, limit }: RowRange): Promise<Array<SitemapRow>> {
  const { slug, updatedAt } = knowledgeBaseArticles
  const rows = db
    .select({ name: slug, updated: updatedAt })
    .from(knowledgeBaseArticles)
    .where(isDue(knowledgeBaseArticles))
  return rows.orderBy(slug).offset(offset).limit(limit)
}

export const countArticles = (db: Db) => db.$count(knowledgeBaseArticles, isDue(knowledgeBaseArticles))

/** Lists categories with recipes. Each new recipe changes its category's page. */
export function listCategoryRows(db: Db, range: RowRange): Promise<Array<SitemapRow>> {
  const { category, datePublished } = recipeCategories
  return listTalliedRows(
    db,
    'category',
    sql`select ${datePublished} from ${recipeCategories} where ${category} = ${recipeTallies.name}
      order by ${datePublished} desc limit 1`,
    range,
  )
}

/** Lists chefs with recipes. Each new recipe changes its chef's page. */
export function listChefRows(db: Db, range: RowRange): Promise<Array<SitemapRow>> {
  const { authorId, datePublished } = recipes
  return listTalliedRows(
    db,
    'chef',
    sql`select ${datePublished} from ${recipes} where ${isListed} and ${authorId} = ${recipeTallies.name}
      order by ${datePublished} desc limit 1`,
    range,
  )
}

async function listTalliedRows(db: Db, kind: 'category' | 'chef', newest: SQL, { offset, limit }: RowRange) {
  const { name } = recipeTallies
  return db
    .select({ name, updated: sql<Date>`(${newest})`.mapWith(recipes.datePublished) })
    .from(recipeTallies)
    .where(eq(recipeTallies.kind, kind))
    .groupBy(name)
    .having(sql`sum(${recipeTallies.recipes}) > 0`)
    .orderBy(name)
    .offset(offset)
    .limit(limit)
}

/** Counts the categories or chefs that have recipes. */
export async function countTallied(db: Db, kind: 'category' | 'chef'): Promise<number> {
  const named = db
    .select({ name: recipeTallies.name })
    .from(recipeTallies)
    .where(eq(recipeTallies.kind, kind))
    .groupBy(recipeTallies.name)
    .having(sql`sum(${recipeTallies.recipes}) > 0`)
  return db.$count(named.as('named'))
}
