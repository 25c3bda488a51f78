import type { CrawlKind } from '../../core/crawler/crawl-job.ts'
import type { Http } from '../../lib/http/http.ts'
import { createAsk, type FirecrawlAccess } from './ask.ts'
import { crawlCalls } from './crawls.ts'
import { pageCalls } from './pages.ts'
import { type Pause, realPause } from './poll.ts'
import { reportCalls } from './reports.ts'
import { watchCrawl, type WatchOptions } from './watch-crawl.ts'
import { type ReportKind, watchReport } from './watch-report.ts'

export type Firecrawl = ReturnType<typeof firecrawl>

/** The calls of version 1 of the crawler's API. Each answers with our words, or with a problem, and never throws. */
export function firecrawl(http: Http, access: FirecrawlAccess, pause: Pause = realPause) {
  const ask = createAsk(http, access)
  const crawls = crawlCalls(ask)
  const reports = reportCalls(ask)
  return {
    ...pageCalls(ask),
    ...crawls,
    ...reports,
    watchCrawl: (kind: CrawlKind, id: string, options?: WatchOptions) =>
      watchCrawl({ http, access, crawlStatus: crawls.crawlStatus, pause }, kind, id, options),
    watchReport: <Kind extends ReportKind>(kind: Kind, id: string, signal?: AbortSignal) =>
      watchReport(reports, pause, kind, id, signal),
  }
}
