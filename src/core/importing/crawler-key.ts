import { TypedKey } from '../settings/site-keys.ts'

/** The request header with the visitor's key. The log removes headers with this name. */
export const crawlerKeyHeader = 'x-crawler-api-key'

/** Sent by browsers instead of the site's key, which they never get. */
export const siteKeyWord = 'default'

/** The key to crawl with: the visitor's own, or the site's. */
export type CrawlerKey = { kind: 'own'; key: string } | { kind: 'site' }

/** Returns null if the header is missing or is no key. */
export function readCrawlerKey(header: string | undefined): CrawlerKey | null {
  if (header === siteKeyWord) return { kind: 'site' }
  const { data } = TypedKey.safeParse(header)
  return data === undefined ? null : { kind: 'own', key: data }
}
