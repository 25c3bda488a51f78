import { and, asc, desc, eq, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { BlogPost, BlogPostSummary, Faq } from '../../core/content/articles.ts'
import type { Db } from '../connection/connect.ts'
import { type ImageRow, toPicture } from '../pictures/pictures.ts'
import { isDue } from './scheduled-articles.ts'
import { blogPosts, faqs } from '../schema/content.ts'
import { images } from '../schema/pictures.ts'

const portraits = alias(images, 'portraits')

const postSummary = {
  id: blogPosts.id,
  title: blogPosts.title,
  excerpt: blogPosts.excerpt,
  category: blogPosts.category,
  authorName: blogPosts.authorName,
  datePublished: blogPosts.datePublished,
  image: images,
  portrait: portraits,
}

interface PostPage {
  posts: Array<BlogPostSummary>
  hasMore: boolean
}

/**
 * Lists the posts after the given one, newest first. An unknown id starts at the beginning. The result has no contents,
 * because they are far larger than the list page.
 */
export async function listBlogPosts(
  db: Db,
  { after, limit }: { after?: string | null; limit: number },
): Promise<PostPage> {
  const place = sql`(${blogPosts.datePublished}, ${blogPosts.id})`
  const last = sql`(select last.date_published, last.id from ${blogPosts} last where last.id = ${after ?? ''})`
  const rows = await db
    .select(postSummary)
    .from(blogPosts)
    .leftJoin(images, eq(images.id, blogPosts.imageId))
    .leftJoin(portraits, eq(portraits.id, blogPosts.authorImageId))
    .where(and(isDue(blogPosts), sql`coalesce(${place} < ${last}, true)`))
    .orderBy(desc(blogPosts.datePublished), desc(blogPosts.id))
    .limit(limit + 1)
  return { posts: rows.slice(0, limit).map(toPost), hasMore: rows.length > limit }
}

/** Lists other posts, those of the same category first, and then the newest. */
export async function listRelatedPosts(
  db: Db,
  { id, category }: Pick<BlogPost, 'id' | 'category'>,
  limit: number,
): Promise<Array<BlogPostSummary>> {
  const rows = await db
    .select(postSummary)
    .from(blogPosts)
    .leftJoin(images, eq(images.id, blogPosts.imageId))
    .leftJoin(portraits, eq(portraits.id, blogPosts.authorImageId))
    .where(and(isDue(blogPosts), ne(blogPosts.id, id)))
    .orderBy(desc(eq(blogPosts.category, category)), desc(blogPosts.datePublished), desc(blogPosts.id))
    .limit(limit)
  return rows.map(toPost)
}

export async function findBlogPost(db: Db, id: string): Promise<BlogPost | undefined> {
  const [row] = await db
    .select({ ...postSummary, content: blogPosts.content })
    .from(blogPosts)
    .leftJoin(images, eq(images.id, blogPosts.imageId))
    .leftJoin(portraits, eq(portraits.id, blogPosts.authorImageId))
    .where(and(isDue(blogPosts), eq(blogPosts.id, id)))
  return row && toPost(row)
}

type PostRow = { datePublished: Date; image: ImageRow | null; portrait: ImageRow | null }

function toPost<Row extends PostRow>({ image, portrait, datePublished, ...row }: Row) {
  return {
    ...row,
    datePublished: datePublished.toISOString(),
    picture: toPicture(image),
    authorPicture: toPicture(portrait),
  }
}

export async function listFaqs(db: Db, limit: number): Promise<Array<Faq>> {
  return db
    .select({ id: faqs.id, question: faqs.question, answer: faqs.answer, category: faqs.category })
    .from(faqs)
    .orderBy(asc(faqs.position), asc(faqs.id))
    .limit(limit)
}
