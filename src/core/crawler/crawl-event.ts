import type { CrawlStatus } from './crawl-job.ts'
import type { CrawledPage } from './crawled-page.ts'
import type { CrawlerProblem } from './crawler-problem.ts'

export type CrawlProgress = Omit<CrawlStatus, 'pages' | 'nextSkip'>

/** What happens while a crawl is watched. Each page comes once. The last event is an end or a problem. */
export type CrawlEvent =
  | { kind: 'page'; page: CrawledPage }
  | { kind: 'progress'; progress: CrawlProgress }
  /** All pages have come. */
  | { kind: 'end'; progress: CrawlProgress }
  | { kind: 'problem'; problem: CrawlerProblem }
