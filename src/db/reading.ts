import { asc, desc, eq } from 'drizzle-orm'
import type { Article, ArticleSummary, BlogPost, BlogPostSummary, Faq } from '../core/reading.ts'
import type { Db } from './connect.ts'
import { type ImageRow, toPicture } from './pictures.ts'
import { blogPosts, faqs, images, knowledgeBaseArticles } from './schema.ts'

const postSummary = {
  id: blogPosts.id,
  title: blogPosts.title,
  excerpt: blogPosts.excerpt,
  category: blogPosts.category,
  authorName: blogPosts.authorName,
  datePublished: blogPosts.datePublished,
  image: images,
}

/** Without their contents, which together are far larger than the page that lists them. */
export async function listBlogPosts(db: Db, limit: number): Promise<Array<BlogPostSummary>> {
  const rows = await db
    .select(postSummary)
    .from(blogPosts)
    .leftJoin(images, eq(images.id, blogPosts.imageId))
    .orderBy(desc(blogPosts.datePublished))
    .limit(limit)
  return rows.map(toPost)
}

export async function findBlogPost(db: Db, id: string): Promise<BlogPost | undefined> {
  const [row] = await db
    .select({ ...postSummary, content: blogPosts.content })
    .from(blogPosts)
    .leftJoin(images, eq(images.id, blogPosts.imageId))
    .where(eq(blogPosts.id, id))
  return row && toPost(row)
}

function toPost<Row extends { datePublished: Date; image: ImageRow | null }>({ image, datePublished, ...row }: Row) {
  return { ...row, datePublished: datePublished.toISOString(), picture: toPicture(image) }
}

export async function listFaqs(db: Db, limit: number): Promise<Array<Faq>> {
  return db
    .select({ id: faqs.id, question: faqs.question, answer: faqs.answer, category: faqs.category })
    .from(faqs)
    .orderBy(asc(faqs.position))
    .limit(limit)
}

const articleSummary = {
  id: knowledgeBaseArticles.id,
  title: knowledgeBaseArticles.title,
  excerpt: knowledgeBaseArticles.excerpt,
  slug: knowledgeBaseArticles.slug,
  createdAt: knowledgeBaseArticles.createdAt,
}

/** Without their contents. */
export async function listKnowledgeBaseArticles(db: Db, limit: number): Promise<Array<ArticleSummary>> {
  const rows = await db
    .select(articleSummary)
    .from(knowledgeBaseArticles)
    .orderBy(desc(knowledgeBaseArticles.createdAt))
    .limit(limit)
  return rows.map(toArticle)
}

export async function findKnowledgeBaseArticle(db: Db, slug: string): Promise<Article | undefined> {
  const [row] = await db
    .select({ ...articleSummary, content: knowledgeBaseArticles.content })
    .from(knowledgeBaseArticles)
    .where(eq(knowledgeBaseArticles.slug, slug))
  return row && toArticle(row)
}

const toArticle = <Row extends { createdAt: Date }>(row: Row) => ({ ...row, createdAt: row.createdAt.toISOString() })
