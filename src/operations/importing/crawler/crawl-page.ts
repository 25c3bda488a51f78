import type { CrawlerKey } from '../../../core/importing/crawler-key.ts'
import type { ImportProblem } from '../../../core/importing/import-events.ts'
import { firecrawl } from '../../../integrations/firecrawl/firecrawl.ts'
import type { App } from '../../app/app.ts'
import type { FetchedDocument } from '../fetch-document.ts'
import { crawledDocument, crawledFormats } from './crawled-document.ts'
import { explainCrawlerProblem } from './explain-crawler-problem.ts'
import { type CrawlerUser, openCrawler } from './open-crawler.ts'

export interface CrawlerChoice extends CrawlerUser {
  key: CrawlerKey | null
}

/** Opens one page with the crawler, as input for the importer. It costs one credit. */
export async function crawlPage(
  app: App,
  url: string,
  { key, ...user }: CrawlerChoice,
  signal: AbortSignal,
): Promise<FetchedDocument> {
  const crawler = await openCrawler(app, key, user)
  if (!crawler.ok) return refuse(crawler.reason === 'no-key' ? 'bad-key' : 'too-many', crawler.message)
  const access = { key: crawler.key, baseUrl: app.env.FIRECRAWL_API_URL }
  const answer = await firecrawl(app.http, access).scrape(url, { ...crawledFormats, signal })
  if (answer.ok) return crawledDocument(answer.value.page, url)
  const { reason, message } = explainCrawlerProblem(answer, key?.kind ?? 'own')
  return { ok: false, reason, message, detail: answer.message }
}

const refuse = (reason: ImportProblem, message: string): FetchedDocument => ({ ok: false, reason, message })
