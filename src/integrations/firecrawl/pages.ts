import { z } from 'zod'
import type { CrawledPage } from '../../core/crawler/crawled-page.ts'
import type { Answer } from './answer.ts'
import type { Ask } from './ask.ts'
import { PageAnswer } from './page-answer.ts'

type PageFormat = 'markdown' | 'html' | 'rawHtml' | 'links' | 'screenshot'

/** How pages are read. Without formats, the crawler sends Markdown. */
export interface PageOptions {
  formats?: ReadonlyArray<PageFormat>
  onlyMainContent?: boolean
  includeTags?: ReadonlyArray<string>
  excludeTags?: ReadonlyArray<string>
  /** Milliseconds to wait for the page's scripts. */
  waitFor?: number
  /** Milliseconds. */
  timeout?: number
  mobile?: boolean
}

export interface SearchOptions {
  limit?: number
  /** A time filter such as `qdr:w` for the last week. */
  tbs?: string
  filter?: string
  lang?: string
  country?: string
  location?: string
  /** Milliseconds. */
  timeout?: number
  /** The formats to read of each result. Without it, results have only a title and a description. */
  pages?: PageOptions
}

export interface MapOptions {
  /** Words that come first in the list. */
  search?: string
  ignoreSitemap?: boolean
  sitemapOnly?: boolean
  includeSubdomains?: boolean
  limit?: number
}

interface CallOptions {
  signal?: AbortSignal | undefined
}

export interface ScrapedPage {
  page: CrawledPage
  warning: string | null
}

export interface SearchResults {
  results: Array<CrawledPage>
  warning: string | null
}

const success = z.literal(true)
const warning = z.string().nullish().catch(null)
const Scraped = z
  .object({ success, warning, data: PageAnswer })
  .transform((answer) => ({ page: answer.data, warning: answer.warning ?? null }))
const Found = z
  .object({ success, warning, data: z.array(PageAnswer) })
  .transform((answer) => ({ results: answer.data, warning: answer.warning ?? null }))
const Link = z.union([z.string(), z.object({ url: z.string() }).transform(({ url }) => url)])
const Mapped = z.object({ success, links: z.array(Link) }).transform(({ links }) => links)

/** A page may be large, and comes in up to three formats. */
const largestPages = 25_000_000
const mapTimeoutMs = 60_000

/** The calls that answer at once, without a job. */
export function pageCalls(ask: Ask) {
  return {
    /** Reads one page. */
    scrape(url: string, options: PageOptions & CallOptions = {}): Promise<Answer<ScrapedPage>> {
      const { signal, ...rest } = options
      return ask({
        method: 'POST',
        path: '/v1/scrape',
        action: 'scrape URL',
        schema: Scraped,
        body: { url, ...rest },
        jobTimeoutMs: rest.timeout,
        maxBytes: largestPages,
        signal,
      })
    },

    /** Searches the web. */
    search(query: string, options: SearchOptions & CallOptions = {}): Promise<Answer<SearchResults>> {
      const { signal, pages, ...rest } = options
      const timeout = rest.timeout ?? 60_000
      return ask({
        method: 'POST',
        path: '/v1/search',
        action: 'search',
        schema: Found,
        body: {
          query,
          limit: 5,
          lang: 'en',
          country: 'us',
          origin: 'api',
          ...rest,
          timeout,
          scrapeOptions: pages ?? { formats: [] },
        },
        jobTimeoutMs: timeout,
        maxBytes: largestPages,
        signal,
      })
    },

    /** Lists the addresses of a site. */
    map(url: string, options: MapOptions & CallOptions = {}): Promise<Answer<Array<string>>> {
      const { signal, ...rest } = options
      return ask({
        method: 'POST',
        path: '/v1/map',
        action: 'map',
        schema: Mapped,
        body: { url, ...rest },
        jobTimeoutMs: mapTimeoutMs,
        signal,
      })
    },
  }
}
