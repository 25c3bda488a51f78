import {
  type CrawlerKey,
  crawlerKeyHeader,
  readCrawlerKey,
  siteKeyWord,
} from '../../../../core/importing/crawler-key.ts'
import { storedEntry, useStored } from '../../../browser/stored-entry.ts'

/** The visitor's own key, or the word for the site's key. Only requests of this site carry it. */
export const crawlerKeyEntry = storedEntry<string | null>({
  name: 'firecrawl_api_key',
  version: 1,
  empty: null,
  check: (stored) => (typeof stored === 'string' && readCrawlerKey(stored) ? stored : undefined),
  isBare: true,
})

/** Returns the header with the stored key, or no header. */
export function crawlerHeaders(key: string | null = crawlerKeyEntry.read()): Record<string, string> {
  return key === null ? {} : { [crawlerKeyHeader]: key }
}

export const hasCrawlerKey = () => crawlerKeyEntry.read() !== null

export function useCrawlerKey(): CrawlerKey | null {
  return readCrawlerKey(useStored(crawlerKeyEntry) ?? undefined)
}

/** Returns the visitor's own key, and null for the site's. */
export function ownCrawlerKey(): string | null {
  const key = readCrawlerKey(crawlerKeyEntry.read() ?? undefined)
  return key?.kind === 'own' ? key.key : null
}

export const storeCrawlerKey = (key: CrawlerKey) => crawlerKeyEntry.write(key.kind === 'site' ? siteKeyWord : key.key)
