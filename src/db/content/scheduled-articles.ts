import { and, eq, lte, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../connection/connect.ts'
import { blogPosts, knowledgeBaseArticles } from '../schema/content.ts'

/** Matches published content whose date has come. */
export function isDue(table: typeof blogPosts | typeof knowledgeBaseArticles): SQL | undefined {
  return and(eq(table.status, 'published'), lte(table.datePublished, sql`now()`))
}

/**
 * Announces tables in which scheduled content has appeared since the last call. Returns the time of this call. No row
 * changes when content appears, so cached pages would otherwise stay.
 */
export async function announceDue(db: Db, since: Date | null): Promise<Date> {
  const [first] = await db
    .select({ now: sql`clock_timestamp()`.mapWith(blogPosts.datePublished) })
    .from(sql`(select) nothing`)
  const now = first?.now ?? new Date()
  if (!since) return now
  for (const [name, table] of Object.entries({
    blog_posts: blogPosts,
    knowledge_base_articles: knowledgeBaseArticles,
  })) {
    const came = and(
      eq(table.status, 'published'),
      sql`${table.datePublished} > ${since.toISOString()}::timestamptz`,
      sql`${table.datePublished} <= ${now.toISOString()}::timestamptz`,
    )
    if ((await db.$count(table, came)) > 0) await db.execute(sql`select pg_notify('site_changed', ${name})`)
  }
  return now
}
