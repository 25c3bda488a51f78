/** Messages from the specification's error catalog. */
export const crawlerImportMessages = {
  /** A crawl that failed without a reason. */
  failed: 'Failed to crawl website',
  unreachable: 'Failed to connect to the crawling service',
} as const
