import { asc, desc, eq } from 'drizzle-orm'
import type { BlogPost, BlogPostSummary, Faq, KnowledgeBaseArticle } from '../core/reading.ts'
import type { Db } from './connect.ts'
import { toPicture } from './pictures.ts'
import { blogPosts, faqs, images, knowledgeBaseArticles } from './schema.ts'

const toPost = (post: typeof blogPosts.$inferSelect, image: typeof images.$inferSelect | null): BlogPost => ({
  id: post.id,
  title: post.title,
  excerpt: post.excerpt,
  content: post.content,
  category: post.category,
  authorName: post.authorName,
  datePublished: post.datePublished.toISOString(),
  picture: toPicture(image),
})

export async function listBlogPosts(db: Db, limit: number): Promise<Array<BlogPostSummary>> {
  const rows = await db
    .select()
    .from(blogPosts)
    .leftJoin(images, eq(images.id, blogPosts.imageId))
    .orderBy(desc(blogPosts.datePublished))
    .limit(limit)
  return rows.map((row) => toPost(row.blog_posts, row.images))
}

export async function findBlogPost(db: Db, id: string): Promise<BlogPost | undefined> {
  const [row] = await db
    .select()
    .from(blogPosts)
    .leftJoin(images, eq(images.id, blogPosts.imageId))
    .where(eq(blogPosts.id, id))
  return row && toPost(row.blog_posts, row.images)
}

export async function listFaqs(db: Db, limit: number): Promise<Array<Faq>> {
  return db
    .select({ id: faqs.id, question: faqs.question, answer: faqs.answer, category: faqs.category })
    .from(faqs)
    .orderBy(asc(faqs.position))
    .limit(limit)
}

const toArticle = (row: typeof knowledgeBaseArticles.$inferSelect): KnowledgeBaseArticle => ({
  slug: row.slug,
  title: row.title,
  excerpt: row.excerpt,
  content: row.content,
  createdAt: row.createdAt.toISOString(),
})

export async function listKnowledgeBaseArticles(db: Db, limit: number): Promise<Array<KnowledgeBaseArticle>> {
  const rows = await db.select().from(knowledgeBaseArticles).orderBy(desc(knowledgeBaseArticles.createdAt)).limit(limit)
  return rows.map(toArticle)
}

export async function findKnowledgeBaseArticle(db: Db, slug: string): Promise<KnowledgeBaseArticle | undefined> {
  const [row] = await db.select().from(knowledgeBaseArticles).where(eq(knowledgeBaseArticles.slug, slug))
  return row && toArticle(row)
}
