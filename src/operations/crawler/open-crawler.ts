import { type Firecrawl, firecrawl } from '../../integrations/firecrawl/firecrawl.ts'
import type { App } from '../app/app.ts'
import { readSiteKey } from '../settings/read-site-key.ts'

export const cloudCrawler = 'https://api.firecrawl.dev'

/**
 * Opens the crawler with a visitor's key, or with the site's. Returns null if there is no key. A server of the
 * operator's own may need none.
 */
export async function openCrawler(
  app: Pick<App, 'db' | 'env' | 'log' | 'http'>,
  visitorKey?: string,
): Promise<Firecrawl | null> {
  const baseUrl = app.env.FIRECRAWL_API_URL
  const key = visitorKey ?? (await readSiteKey(app, 'crawler'))?.key ?? (baseUrl === cloudCrawler ? null : '')
  return key === null ? null : firecrawl(app.http, { key, baseUrl })
}
