import type { CrawledPage } from './crawled-page.ts'

/** The states of a job at the crawler. */
export const crawlStates = [
  'active',
  'paused',
  'pending',
  'queued',
  'waiting',
  'scraping',
  'completed',
  'failed',
  'cancelled',
] as const
export type CrawlState = (typeof crawlStates)[number]

const endStates: ReadonlySet<CrawlState> = new Set<CrawlState>(['completed', 'failed', 'cancelled'])

export const hasEnded = (state: CrawlState) => endStates.has(state)

/** Jobs that fetch many pages. */
export type CrawlKind = 'crawl' | 'batch'

/** One answer about a crawl or batch: its progress and a part of its pages. */
export interface CrawlStatus {
  state: CrawlState
  total: number
  completed: number
  /** Null if the crawler does not say. */
  creditsUsed: number | null
  expiresAt: string | null
  /** How many pages to skip for the next part. Null when there is no more now. */
  nextSkip: number | null
  pages: Array<CrawledPage>
  /** Why the job failed, in the words of the crawler. */
  problem: string | null
}

/** Pages the crawler could not read. */
export interface CrawlErrors {
  errors: Array<{ url: string; error: string; code: string | null; at: string | null }>
  robotsBlocked: Array<string>
}
