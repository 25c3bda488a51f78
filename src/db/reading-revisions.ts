import { and, desc, eq, lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { ArticleKind } from '../core/article-form.ts'
import type { Db } from './connect.ts'
import type { ArticleContent } from './reading-edits.ts'
import { users } from './accounts-schema.ts'
import { articleRevisions } from './schema.ts'

/** What is kept of a past state. Fields that were not there when it was written are empty. */
const Kept = z.object({
  title: z.string(),
  slug: z.string().default(''),
  excerpt: z.string().default(''),
  content: z.string(),
  category: z.string().default(''),
  authorName: z.string().default(''),
  imageId: z.string().nullable().default(null),
  imageAlt: z.string().default(''),
  status: z.enum(['draft', 'published']).default('draft'),
  datePublished: z.coerce.date(),
})

export interface Revision {
  id: number
  /** When this state was replaced, and by whom; null where the account is gone. */
  replacedAt: Date
  replacedBy: string | null
  content: ArticleContent
}

export async function insertRevision(
  db: Db,
  kind: ArticleKind,
  articleId: string,
  { content, authorId }: { content: ArticleContent; authorId: string },
): Promise<void> {
  const { title, slug, excerpt, category, authorName, imageId, imageAlt, status, datePublished } = content
  const kept = {
    title,
    slug,
    excerpt,
    content: content.content,
    category,
    authorName,
    imageId,
    imageAlt,
    status,
    datePublished,
  }
  await db.insert(articleRevisions).values({ kind, articleId, authorId, content: kept })
}

/** Newest first; those before `before`. */
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

/** Whether readers ever found it at this address, as far as its history says. */
export async function wasEverShownAt(db: Db, kind: ArticleKind, articleId: string, slug: string): Promise<boolean> {
  const { content, createdAt } = articleRevisions
  const wasThere = sql`${content}->>'slug' = ${slug} and ${content}->>'status' = 'published'`
  const wasTime = sql`(${content}->>'datePublished')::timestamptz <= ${createdAt}`
  return (await db.$count(articleRevisions, and(ofArticle(kind, articleId), wasThere, wasTime))) > 0
}

/** The history goes along when a post gets another address, which is its id. */
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
    content: Kept.parse(revision.content),
  }
}
