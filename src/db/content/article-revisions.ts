import { and, desc, eq, lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { ArticleKind } from '../../core/content/article-form.ts'
import type { Db } from '../connection/connect.ts'
import type { ArticleContent } from './article-edits.ts'
import { users } from '../schema/accounts.ts'
import { articleRevisions } from '../schema/content.ts'

/** The stored content of a revision. Fields that did not exist yet are empty. */
const StoredContent = z.object({
  title: z.string(),
  slug: z.string().default(''),
  excerpt: z.string().default(''),
  content: z.string(),
  category: z.string().default(''),
  authorName: z.string().default(''),
  imageId: z.string().nullable().default(null),
  imageAlt: z.string().default(''),
  authorImageId: z.string().nullable().optional(),
  status: z.enum(['draft', 'published']).default('draft'),
  datePublished: z.coerce.date(),
})

export interface Revision {
  id: number
  /** The time when this content was replaced, and the account that did it. The account is null if it was deleted. */
  replacedAt: Date
  replacedBy: string | null
  /** Undefined for the author's picture of a revision that did not store it. */
  content: Omit<ArticleContent, 'authorImageId'> & { authorImageId?: string | null | undefined }
}

export async function insertRevision(
  db: Db,
  kind: ArticleKind,
  articleId: string,
  { content, authorId }: { content: ArticleContent; authorId: string },
): Promise<void> {
  const { title, slug, excerpt, category, authorName, authorImageId, imageId, imageAlt, status, datePublished } =
    content
  const stored = {
    title,
    slug,
    excerpt,
    content: content.content,
    category,
    authorName,
    authorImageId,
    imageId,
    imageAlt,
    status,
    datePublished,
  }
  await db.insert(articleRevisions).values({ kind, articleId, authorId, content: stored })
}

/** Lists revisions with an id below `before`, newest first. */
export async function listRevisions(
  db: Db,
  kind: ArticleKind,
  articleId: string,
  { before, limit }: { before?: number | null; limit: number },
): Promise<Array<Revision>> {
  const rows = await db
    .select({ revision: articleRevisions, by: users.name })
    .from(articleRevisions)
    .leftJoin(users, eq(users.id, articleRevisions.authorId))
    .where(and(ofArticle(kind, articleId), before ? lt(articleRevisions.id, before) : undefined))
    .orderBy(desc(articleRevisions.id))
    .limit(limit)
  return rows.map(toRevision)
}

export async function findRevision(
  db: Db,
  kind: ArticleKind,
  articleId: string,
  id: number,
): Promise<Revision | undefined> {
  const [row] = await db
    .select({ revision: articleRevisions, by: users.name })
    .from(articleRevisions)
    .leftJoin(users, eq(users.id, articleRevisions.authorId))
    .where(and(ofArticle(kind, articleId), eq(articleRevisions.id, id)))
  return row && toRevision(row)
}

/** Returns whether the article was ever public at this slug. Checks the article's revisions. */
export async function wasEverShownAt(db: Db, kind: ArticleKind, articleId: string, slug: string): Promise<boolean> {
  const { content, createdAt } = articleRevisions
  const wasThere = sql`${content}->>'slug' = ${slug} and ${content}->>'status' = 'published'`
  const wasTime = sql`(${content}->>'datePublished')::timestamptz <= ${createdAt}`
  return (await db.$count(articleRevisions, and(ofArticle(kind, articleId), wasThere, wasTime))) > 0
}

/** Updates the revisions after a post's slug changes, because the slug is the post's id. */
export async function moveRevisions(db: Db, kind: ArticleKind, from: string, to: string): Promise<void> {
  await db.update(articleRevisions).set({ articleId: to }).where(ofArticle(kind, from))
}

export async function deleteRevisions(db: Db, kind: ArticleKind, articleId: string): Promise<void> {
  await db.delete(articleRevisions).where(ofArticle(kind, articleId))
}

const ofArticle = (kind: ArticleKind, articleId: string) =>
  and(eq(articleRevisions.kind, kind), eq(articleRevisions.articleId, articleId))

function toRevision({ revision, by }: { revision: typeof articleRevisions.$inferSelect; by: string | null }): Revision {
  return {
    id: revision.id,
    replacedAt: revision.createdAt,
    replacedBy: by,
    content: StoredContent.parse(revision.content),
  }
}
