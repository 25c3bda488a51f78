import { and, desc, eq, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { ArticleKind } from '../../core/content/article-form.ts'
import type { Picture } from '../../core/pictures/picture.ts'
import type { Db } from '../connection/connect.ts'
import { toPicture } from '../pictures/pictures.ts'
import { blogPosts, knowledgeBaseArticles } from '../schema/content.ts'
import { images } from '../schema/pictures.ts'

const portraits = alias(images, 'portraits')

/** The editable fields of a post or an article. Articles have no category, author or cover. */
export interface ArticleContent {
  title: string
  slug: string
  excerpt: string
  content: string
  category: string
  authorName: string
  imageId: string | null
  imageAlt: string
  authorImageId: string | null
  status: 'draft' | 'published'
  datePublished: Date
}

/** A post or article as editors see it. */
export interface StoredArticle extends ArticleContent {
  /** The id in the administration: a post's slug, or an article's fixed id. */
  id: string
  version: number
  createdAt: Date
  updatedAt: Date
  picture: Picture | null
  authorPicture: Picture | null
}

export async function findStoredArticle(db: Db, kind: ArticleKind, id: string): Promise<StoredArticle | undefined> {
  return kind === 'blog_posts' ? findPost(db, id) : findArticle(db, id)
}

async function findPost(db: Db, id: string): Promise<StoredArticle | undefined> {
  const [row] = await db
    .select({ post: blogPosts, image: images, portrait: portraits })
    .from(blogPosts)
    .leftJoin(images, eq(images.id, blogPosts.imageId))
    .leftJoin(portraits, eq(portraits.id, blogPosts.authorImageId))
    .where(eq(blogPosts.id, id))
  if (!row) return undefined
  const { post, image, portrait } = row
  return {
    ...post,
    slug: post.id,
    imageAlt: image?.alt ?? '',
    createdAt: post.datePublished,
    picture: toPicture(image),
    authorPicture: toPicture(portrait),
  }
}

async function findArticle(db: Db, id: string): Promise<StoredArticle | undefined> {
  const [row] = await db.select().from(knowledgeBaseArticles).where(eq(knowledgeBaseArticles.id, id))
  return (
    row && {
      ...row,
      category: '',
      authorName: '',
      imageId: null,
      imageAlt: '',
      authorImageId: null,
      picture: null,
      authorPicture: null,
    }
  )
}

/** The fields that the administration's list shows. */
export interface ListedArticle {
  id: string
  slug: string
  title: string
  category: string | null
  authorName: string | null
  status: 'draft' | 'published'
  datePublished: Date
  updatedAt: Date
}

export type ArticleState = 'draft' | 'scheduled' | 'shown'

interface ListQuery {
  words: string
  state: ArticleState | null
  /** The id of the previous page's last entry. */
  after: string | null
  limit: number
}

/** Lists posts or articles, most recently edited first. */
export async function listStoredArticles(
  db: Db,
  kind: ArticleKind,
  { words, state, after, limit }: ListQuery,
): Promise<{ articles: Array<ListedArticle>; hasMore: boolean }> {
  const table = kind === 'blog_posts' ? blogPosts : knowledgeBaseArticles
  const isPost = kind === 'blog_posts'
  const inState = {
    draft: sql`${table.status} = 'draft'`,
    scheduled: sql`${table.status} = 'published' and ${table.datePublished} > now()`,
    shown: sql`${table.status} = 'published' and ${table.datePublished} <= now()`,
  }
  const last = sql`(select last.updated_at, last.id from ${table} last where last.id = ${after ?? ''})`
  const rows = await db
    .select({
      id: table.id,
      slug: isPost ? blogPosts.id : knowledgeBaseArticles.slug,
      title: table.title,
      category: isPost ? blogPosts.category : sql<string | null>`null`,
      authorName: isPost ? blogPosts.authorName : sql<string | null>`null`,
      status: table.status,
      datePublished: table.datePublished,
      updatedAt: table.updatedAt,
    })
    .from(table)
    .where(
      and(
        words
          ? sql`(${table.title} || ' ' || ${table.excerpt}) ilike ${`%${words.replace(/[\\%_]/g, '\\$&')}%`}`
          : undefined,
        state ? inState[state] : undefined,
        sql`coalesce((${table.updatedAt}, ${table.id}) < ${last}, true)`,
      ),
    )
    .orderBy(desc(table.updatedAt), desc(table.id))
    .limit(limit + 1)
  return { articles: rows.slice(0, limit), hasMore: rows.length > limit }
}

/** Returns whether a post or article other than `own` uses this slug. */
export async function isSlugTaken(db: Db, kind: ArticleKind, slug: string, own: string): Promise<boolean> {
  const { id } = knowledgeBaseArticles
  const count =
    kind === 'blog_posts'
      ? db.$count(blogPosts, and(eq(blogPosts.id, slug), ne(blogPosts.id, own)))
      : db.$count(knowledgeBaseArticles, and(eq(knowledgeBaseArticles.slug, slug), ne(id, own)))
  return (await count) > 0
}

const columnsOf = (kind: ArticleKind, content: ArticleContent) => {
  const { title, slug, excerpt, category, authorName, authorImageId, imageId, status, datePublished } = content
  const shared = { title, excerpt, content: content.content, status, datePublished }
  return kind === 'blog_posts'
    ? { post: { ...shared, id: slug, category, authorName, authorImageId, imageId } }
    : { article: { ...shared, slug } }
}

/** An address belongs to the picture that was fetched from it. */
const addressesOfSame = (imageId: string | null, authorImageId: string | null) => ({
  imageUrl: sql`case when ${blogPosts.imageId} is not distinct from ${imageId} then ${blogPosts.imageUrl} end`,
  authorAvatar: sql`case when ${blogPosts.authorImageId} is not distinct from ${authorImageId} then ${blogPosts.authorAvatar} end`,
})

interface PictureAddresses {
  imageUrl: string | null
  authorAvatar: string | null
}

export async function setPictureAddresses(db: Db, id: string, addresses: PictureAddresses): Promise<void> {
  await db.update(blogPosts).set(addresses).where(eq(blogPosts.id, id))
}

export async function insertArticle(db: Db, kind: ArticleKind, id: string, content: ArticleContent): Promise<void> {
  const { post, article } = columnsOf(kind, content)
  if (post) await db.insert(blogPosts).values(post)
  if (article) await db.insert(knowledgeBaseArticles).values({ ...article, id, createdAt: content.datePublished })
}

/**
 * Returns false and writes nothing if the article was changed in the meantime. An edited sample is no longer a sample.
 */
export async function updateArticle(
  db: Db,
  kind: ArticleKind,
  { id, version }: { id: string; version: number },
  content: ArticleContent,
  isFirstShown: boolean,
): Promise<boolean> {
  const { post, article } = columnsOf(kind, content)
  const marks = { version: version + 1, updatedAt: sql`now()`, isSample: false }
  if (post) {
    const same = and(eq(blogPosts.id, id), eq(blogPosts.version, version))
    const { rowCount } = await db
      .update(blogPosts)
      .set({ ...post, ...marks, ...addressesOfSame(post.imageId, post.authorImageId) })
      .where(same)
    return rowCount === 1
  }
  const same = and(eq(knowledgeBaseArticles.id, id), eq(knowledgeBaseArticles.version, version))
  const { rowCount } = await db
    .update(knowledgeBaseArticles)
    // Visitors see the date of publication, which a draft does not have yet.
    .set({ ...article, ...marks, ...(isFirstShown ? { createdAt: content.datePublished } : {}) })
    .where(same)
  return rowCount === 1
}

export async function deleteArticle(
  db: Db,
  kind: ArticleKind,
  id: string,
): Promise<{ slug: string; title: string } | undefined> {
  if (kind === 'blog_posts') {
    const [row] = await db
      .delete(blogPosts)
      .where(eq(blogPosts.id, id))
      .returning({ slug: blogPosts.id, title: blogPosts.title })
    return row
  }
  const { slug, title } = knowledgeBaseArticles
  const [row] = await db
    .delete(knowledgeBaseArticles)
    .where(eq(knowledgeBaseArticles.id, id))
    .returning({ slug, title })
  return row
}

/** Sets the description of a cover. Descriptions of sample pictures do not change. */
export async function describePicture(db: Db, id: string, alt: string): Promise<void> {
  await db
    .update(images)
    .set({ alt })
    .where(and(eq(images.id, id), eq(images.isSample, false)))
}
