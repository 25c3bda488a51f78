import type { CrawlStatus } from './crawl-job.ts'
import type { CrawledPage } from './crawled-page.ts'
import type { CrawlerProblem } from './crawler-problem.ts'

export type CrawlProgress = Omit<CrawlStatus, 'pages' | 'nextSkip'>

/** An event of a watched crawl. Each page comes once. The last event is an end or a problem. */
export type CrawlEvent =
  | { kind: 'page'; page: CrawledPage }
  /** `received`: the pages that need not be sent again, counted from the first. */
  | { kind: 'progress'; progress: CrawlProgress; received: number }
  /** All pages have come. */
  | { kind: 'end'; progress: CrawlProgress }
  | { kind: 'problem'; problem: CrawlerProblem }
