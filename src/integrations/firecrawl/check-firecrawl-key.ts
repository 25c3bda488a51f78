import type { KeyCheck } from '../../core/settings/site-keys.ts'
import type { Http } from '../../lib/http/http.ts'
import type { FirecrawlAccess } from './ask.ts'
import { firecrawl } from './firecrawl.ts'

/** A site reserved for examples, with one page. */
const examplePage = 'https://example.com'

/** Checks a key by starting a crawl of one page and canceling it. The crawl costs at most one credit. */
export async function checkFirecrawlKey(http: Http, access: FirecrawlAccess): Promise<KeyCheck> {
  const crawler = firecrawl(http, access)
  const started = await crawler.startCrawl(examplePage, { limit: 1 })
  if (!started.ok) return started.kind === 'key' ? { kind: 'invalid' } : { kind: 'failed', detail: started.message }
  await crawler.cancelCrawl('crawl', started.value)
  return { kind: 'works' }
}
