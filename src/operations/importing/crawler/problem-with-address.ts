import type { ImportFailure } from '../../../core/importing/import-events.ts'
import { problemFromHttp } from '../../../integrations/web-page/page-problem.ts'
import type { App } from '../../app/app.ts'
import { cloudCrawler } from '../../crawler/open-crawler.ts'

/**
 * Refuses private addresses for a crawler of the operator's own, because it may reach the operator's network. The cloud
 * reaches only public addresses.
 */
export async function problemWithAddress(
  app: Pick<App, 'env' | 'http'>,
  url: string,
  signal?: AbortSignal,
): Promise<ImportFailure | null> {
  if (app.env.FIRECRAWL_API_URL === cloudCrawler) return null
  const problem = await app.http.problemWith(url, signal)
  if (!problem) return null
  const { reason, message } = problemFromHttp(problem)
  return { kind: 'problem', reason, message }
}
