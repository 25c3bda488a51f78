import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { CrawledPage } from '../../core/crawler/crawled-page.ts'
import type { Db } from '../connection/connect.ts'
import { crawlerPages } from '../schema/crawler.ts'

export interface ListedPage {
  position: number
  url: string
  title: string | null
  description: string | null
  statusCode: number | null
  problem: string | null
  /** Characters of its Markdown, or of its HTML. */
  length: number
}

/** Adds a page to a call. A page with the same address is already there. */
export async function addPage(db: Db, callId: number, page: CrawledPage): Promise<void> {
  const next = sql<number>`(select coalesce(max(position), 0) + 1 from crawler_pages where call_id = ${callId})`
  await db.insert(crawlerPages).values({ callId, position: next, url: page.url, page }).onConflictDoNothing()
}

const textOf = (name: keyof CrawledPage) => sql<string | null>`${crawlerPages.page} ->> ${name}`

/** Lists the pages of a call without their contents. */
export async function listPages(
  db: Db,
  callId: number,
  { after, limit }: { after: number; limit: number },
): Promise<Array<ListedPage>> {
  return db
    .select({
      position: crawlerPages.position,
      url: crawlerPages.url,
      title: textOf('title'),
      description: textOf('description'),
      statusCode: sql<number | null>`(${textOf('statusCode')})::int`,
      problem: textOf('problem'),
      length: sql<number>`length(coalesce(${textOf('markdown')}, ${textOf('html')}, ''))`,
    })
    .from(crawlerPages)
    .where(and(eq(crawlerPages.callId, callId), gt(crawlerPages.position, after)))
    .orderBy(asc(crawlerPages.position))
    .limit(limit)
}

export async function findPage(db: Db, callId: number, position: number): Promise<CrawledPage | undefined> {
  const [row] = await db
    .select({ page: crawlerPages.page })
    .from(crawlerPages)
    .where(and(eq(crawlerPages.callId, callId), eq(crawlerPages.position, position)))
  return row?.page
}

export async function listPageUrls(db: Db, callId: number): Promise<Array<string>> {
  const rows = await db
    .select({ url: crawlerPages.url })
    .from(crawlerPages)
    .where(eq(crawlerPages.callId, callId))
    .orderBy(asc(crawlerPages.position))
  return rows.map(({ url }) => url)
}
