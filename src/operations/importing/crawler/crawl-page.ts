import type { CrawlerKey } from '../../../core/importing/crawler-key.ts'
import type { App } from '../../app/app.ts'
import type { FetchedDocument } from '../fetch-document.ts'
import { crawledDocument, crawledFormats } from './crawled-document.ts'
import { explainCrawlerProblem } from './explain-crawler-problem.ts'
import { admitCrawl, type CrawlerUser } from './admit-crawl.ts'
import { problemWithAddress } from './problem-with-address.ts'

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
  const problem = await problemWithAddress(app, url, signal)
  if (problem) return { ok: false, reason: problem.reason, message: problem.message }
  const admission = await admitCrawl(app, key, user, 1)
  if (!admission.ok) return { ok: false, reason: admission.problem.reason, message: admission.problem.message }
  const answer = await admission.crawler.scrape(url, { ...crawledFormats, signal })
  if (answer.ok) return crawledDocument(answer.value.page, url)
  await admission.giveBack(1)
  const { reason, message } = explainCrawlerProblem(answer, key?.kind ?? 'own')
  return { ok: false, reason, message, detail: answer.message }
}
