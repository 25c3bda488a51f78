import type { CrawlErrors } from '../../../../core/crawler/crawl-job.ts'
import type { CrawledPage } from '../../../../core/crawler/crawled-page.ts'
import { sourceKey } from '../../../../core/recipes/source-key.ts'
import type { ImportProblem } from '../../../../core/importing/import-events.ts'
import type { ReadOutcome } from '../../../../importer/source.ts'
import type { App } from '../../../app/app.ts'
import { crawledDocument } from '../../crawler/crawled-document.ts'
import { pageReaderProblem } from '../../page-reader-problem.ts'
import type { FoundPage } from '../collector.ts'
import type { CrawlerSettings } from './crawler-settings.ts'

interface Reading {
  app: App
  importId: string
  /** The cook chose these pages, and wants to know about each that has no recipe. A site has many such pages. */
  mode: CrawlerSettings['mode']
  signal: AbortSignal
  /** For tests. */
  partMs?: number
}

/** A part that takes longer is cut, so that its job ends in time. */
const longestPartMs = 30_000
/** On a busy machine, a thread may start late. A recipe should not be lost for that. */
const pageMs = 15_000

/**
 * Reads the recipes of pages that came with their content, one after the other, so that other visitors get their turns.
 * `seen` of the pages are done. The others wait for the next part.
 */
export async function foundPages(
  pages: ReadonlyArray<CrawledPage>,
  { partMs = longestPartMs, ...reading }: Reading,
): Promise<{ found: Array<FoundPage>; seen: number }> {
  const signal = AbortSignal.any([reading.signal, AbortSignal.timeout(partMs)])
  const found: Array<FoundPage> = []
  for (const [seen, page] of pages.entries()) {
    if (!URL.canParse(page.url)) continue
    const outcomes = signal.aborted ? null : await recipesOf(page, { ...reading, signal })
    if (!outcomes) return { found, seen }
    found.push({ address: page.url, key: keyOf(page.url), outcomes })
  }
  return { found, seen: pages.length }
}

const isUsual: ReadonlySet<ImportProblem> = new Set(['no-recipe', 'not-a-page', 'not-found'])

/** Returns null if the page was not read, because the queue is full or the time is over. */
async function recipesOf(
  page: CrawledPage,
  { app, importId, mode, signal }: Reading,
): Promise<Array<ReadOutcome> | null> {
  const isTold = (reason: ImportProblem) => mode === 'pages' || !isUsual.has(reason)
  const crawled = crawledDocument(page, page.url)
  if (!crawled.ok) return isTold(crawled.reason) ? [failed(page.url, crawled.message)] : []
  const outcomes = await app.read(crawled.document, { visitor: `import ${importId}`, signal, timeoutMs: pageMs })
  if (outcomes.some((outcome) => !outcome.ok && pageReaderProblem(outcome.problem).reason === 'too-many')) return null
  return outcomes.flatMap((outcome) => {
    if (outcome.ok)
      return { ...outcome, at: page.url, draft: { ...outcome.draft, sourceUrl: outcome.draft.sourceUrl ?? page.url } }
    const { reason, message } = pageReaderProblem(outcome.problem)
    return isTold(reason) ? failed(page.url, message) : []
  })
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
