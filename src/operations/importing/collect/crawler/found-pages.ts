import type { CrawlErrors } from '../../../../core/crawler/crawl-job.ts'
import type { CrawledPage } from '../../../../core/crawler/crawled-page.ts'
import { sourceKey } from '../../../../core/recipes/source-key.ts'
import type { ReadOutcome } from '../../../../importer/source.ts'
import type { App } from '../../../app/app.ts'
import { crawledDocument } from '../../crawler/crawled-document.ts'
import { pageReaderProblem } from '../../page-reader-problem.ts'
import type { FoundPage } from '../collector.ts'
import type { CrawlerSettings } from './crawler-settings.ts'

interface Reading {
  app: App
  /** The cook chose these pages, and wants to know about each that has no recipe. A site has many such pages. */
  mode: CrawlerSettings['mode']
  signal: AbortSignal
}

/** Reads the recipes of pages that came with their content. */
export function foundPages(pages: ReadonlyArray<CrawledPage>, reading: Reading): Promise<Array<FoundPage>> {
  return Promise.all(pages.filter(({ url }) => URL.canParse(url)).map((page) => foundPage(page, reading)))
}

async function foundPage(page: CrawledPage, { app, mode, signal }: Reading): Promise<FoundPage> {
  const outcomes = await recipesOf(page, app, signal)
  const told = mode === 'pages' ? outcomes : outcomes.filter(({ ok }) => ok)
  return { address: page.url, key: keyOf(page.url), outcomes: told }
}

async function recipesOf(page: CrawledPage, app: App, signal: AbortSignal): Promise<Array<ReadOutcome>> {
  const crawled = crawledDocument(page, page.url)
  if (!crawled.ok) return [failed(page.url, crawled.message)]
  const outcomes = await app.read(crawled.document, { signal })
  return outcomes.map((outcome) =>
    outcome.ok
      ? { ...outcome, at: page.url, draft: { ...outcome.draft, sourceUrl: outcome.draft.sourceUrl ?? page.url } }
      : failed(page.url, pageReaderProblem(outcome.problem).message),
  )
}

const mostErrors = 100

/** Makes rows of the pages that the crawler could not open. */
export function failedPages({ errors, robotsBlocked }: CrawlErrors): Array<FoundPage> {
  return [
    ...errors.map(({ url, error }) => ({ url, problem: `Firecrawl could not open this page. ${error.slice(0, 150)}` })),
    ...robotsBlocked.map((url) => ({ url, problem: 'The site asks crawlers not to open this page.' })),
  ]
    .filter(({ url }) => URL.canParse(url))
    .slice(0, mostErrors)
    .map(({ url, problem }) => ({ address: url, key: keyOf(url), outcomes: [failed(url, problem)] }))
}

const failed = (at: string, problem: string): ReadOutcome => ({ ok: false, at, problem })

const keyOf = (url: string) => sourceKey(url) ?? url
