/** The calls of the console. */
export const crawlerCallKinds = ['scrape', 'batch', 'extract', 'map', 'crawl', 'llmstxt', 'search', 'research'] as const
export type CrawlerCallKind = (typeof crawlerCallKinds)[number]

export type CallState = 'running' | 'completed' | 'failed' | 'cancelled'

/** The calls that are jobs at the crawler, and so can be followed by their id. */
export const jobKinds = ['crawl', 'batch', 'extract', 'research', 'llmstxt'] as const
export type JobKind = (typeof jobKinds)[number]

export const isJobKind = (kind: CrawlerCallKind): kind is JobKind => (jobKinds as ReadonlyArray<string>).includes(kind)

/** The jobs that read pages: only these can be canceled, and list their errors. */
export const isPageJob = (kind: CrawlerCallKind) => kind === 'crawl' || kind === 'batch'

/** Days until a call and its results are deleted. */
export const callDays = 30

/** The most pages a call of the console may read. */
export const mostPages = 100
