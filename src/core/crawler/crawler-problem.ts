/** A failed call, with the kind of problem, so that callers can decide what to do next. */
export type CrawlerProblemKind =
  /** The key is missing, wrong or revoked. */
  | 'key'
  /** The account has no credits left. */
  | 'credits'
  /** Too many requests: try again after `retryAfterSeconds`. */
  | 'busy'
  | 'not-found'
  /** The crawler refuses the request itself, or does not support it. */
  | 'refused'
  /** The crawler, or the page it should read, took too long. */
  | 'timeout'
  /** No connection to the crawler. */
  | 'unreachable'
  /** The crawler failed, or answered with something unreadable. */
  | 'broken'
  /** The job itself failed or was stopped, or ended without a result. */
  | 'ended'
  | 'aborted'

/** A failed call of the crawler, with a message for visitors. */
export interface CrawlerProblem {
  ok: false
  kind: CrawlerProblemKind
  /** The HTTP status, or 0 without an answer. */
  status: number
  message: string
  /** From a `Retry-After` header, at most an hour. */
  retryAfterSeconds: number | null
}

/** Messages from the specification's error catalog. */
export const crawlerMessages = {
  noKey: 'No API key provided',
  noCrawlId: 'No crawl ID provided',
  noBatchId: 'No batch scrape ID provided',
  researchNotFound: 'Deep research job not found',
  llmsTextNotFound: 'LLMs.txt generation job not found',
  noData: 'Crawl job completed but no data was returned',
  researchTerminated: 'Research job terminated unexpectedly',
  llmsTextTerminated: 'LLMs.txt generation job terminated unexpectedly',
  notStarted: 'Crawl job failed to start',
  batchNotStarted: 'Batch scrape job failed to start',
  invalidSchema: 'Invalid schema. Schema must be either a valid Zod schema or JSON schema object.',
  internal: 'Internal server error.',
  crawlEnded: (state: string) => `Crawl job failed or was stopped. Status: ${state}`,
} as const

export function crawlerProblem(
  kind: CrawlerProblemKind,
  status: number,
  message: string,
  retryAfterSeconds: number | null = null,
): CrawlerProblem {
  return { ok: false, kind, status, message, retryAfterSeconds }
}
