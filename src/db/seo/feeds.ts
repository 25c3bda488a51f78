import { desc, eq, sql, type SQL } from 'drizzle-orm'
import { articleDescription } from '../../core/seo/description.ts'
import type { Picture } from '../../core/pictures/picture.ts'
import type { Db } from '../connection/connect.ts'
import { toPicture } from '../pictures/pictures.ts'
import { isDue } from '../content/scheduled-articles.ts'
import { newestFirst } from '../recipes/recipe-summaries.ts'
import { isListed } from '../recipes/recipe-visibility.ts'
import { blogPosts } from '../schema/content.ts'
import { chefs } from '../schema/chefs.ts'
import { images } from '../schema/pictures.ts'
import { recipeCategories, recipes } from '../schema/recipes.ts'

/** An entry of a feed. Times are ISO 8601. */
export interface NewsItem {
  id: string
  title: string
  summary: string
  author: string | null
  categories: Array<string>
  published: string
  updated: string
  picture: Picture | null
}

export function listNewestRecipeNews(db: Db, limit: number): Promise<Array<NewsItem>> {
  return listRecipeNews(
    db,
    sql`select ${recipes.id} from ${recipes} where ${isListed} order by ${sql.join(newestFirst, sql`, `)} limit ${limit}`,
  )
}

export function listChefNews(db: Db, chefId: string, limit: number): Promise<Array<NewsItem>> {
  return listRecipeNews(
    db,
    sql`select ${recipes.id} from ${recipes} where ${isListed} and ${eq(recipes.authorId, chefId)}
      order by ${sql.join(newestFirst, sql`, `)} limit ${limit}`,
  )
}

/**
 * Lists the newest recipes of any of the categories without duplicates. Reads only the newest rows of each category.
 */
export function listCategoryNews(db: Db, categories: Array<string>, limit: number): Promise<Array<NewsItem>> {
  const { category, datePublished, recipeId } = recipeCategories
  return listRecipeNews(
    db,
    sql`select newest.id from unnest(${sql.param(categories)}::text[]) wanted cross join lateral (
        select ${recipeId} as id, ${datePublished} as published from ${recipeCategories} where ${category} = wanted
        order by ${datePublished} desc, ${recipeId} desc limit ${limit}
      ) newest
      group by newest.id, newest.published order by newest.published desc, newest.id desc limit ${limit}`,
  )
}

async function listRecipeNews(db: Db, ids: SQL): Promise<Array<NewsItem>> {
  const rows = await db
    .select({
      id: recipes.id,
      title: recipes.title,
      summary: recipes.description,
      author: sql<string | null>`coalesce(${chefs.name}, ${recipes.author})`,
      categories: recipes.categories,
      published: recipes.datePublished,
      updated: recipes.updatedAt,
      image: images,
    })
    .from(recipes)
    .innerJoin(sql`unnest(array(${ids})) with ordinality as chosen (id, place)`, sql`chosen.id = ${recipes.id}`)
    .leftJoin(chefs, eq(chefs.id, recipes.authorId))
    .leftJoin(images, eq(images.id, recipes.imageId))
    .orderBy(sql`chosen.place`)
  return rows.map(toNews)
}

export async function listBlogNews(db: Db, limit: number): Promise<Array<NewsItem>> {
  const rows = await db
    .select({
      id: blogPosts.id,
      title: blogPosts.title,
      excerpt: blogPosts.excerpt,
      // Longer than any description, also with its tags.
      content: sql<string>`left(${blogPosts.content}, 4000)`,
      author: blogPosts.authorName,
      category: blogPosts.category,
      published: blogPosts.datePublished,
      updated: blogPosts.updatedAt,
      image: images,
    })
    .from(blogPosts)
    .leftJoin(images, eq(images.id, blogPosts.imageId))
    .where(isDue(blogPosts))
    .orderBy(desc(blogPosts.datePublished), desc(blogPosts.id))
    .limit(limit)
  return rows.map(({ category, excerpt, content, ...row }) =>
    toNews({ ...row, summary: articleDescription({ excerpt, content }), categories: [category] }),
  )
}

type NewsRow = Omit<NewsItem, 'published' | 'updated' | 'picture'> & {
  published: Date
  updated: Date
  image: Parameters<typeof toPicture>[0]
}

/**
 * Converts a row to a feed entry. Imports and samples may be published later than their last change. In that case, the
 * publication date counts as the last change.
 */
function toNews({ image, published, updated, ...row }: NewsRow): NewsItem {
  const latest = updated < published ? published : updated
  return { ...row, published: published.toISOString(), updated: latest.toISOString(), picture: toPicture(image) }
}
