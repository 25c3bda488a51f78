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
  /** The cook chose these pages, and wants to know about each that has no recipe. A site has many such pages. */
  mode: CrawlerSettings['mode']
  signal: AbortSignal
}

/** Reads the recipes of pages that came with their content, one after the other, so that other visitors get their turns. */
export async function foundPages(pages: ReadonlyArray<CrawledPage>, reading: Reading): Promise<Array<FoundPage>> {
  const found: Array<FoundPage> = []
  for (const page of pages) {
    if (!URL.canParse(page.url)) continue
    found.push({ address: page.url, key: keyOf(page.url), outcomes: await recipesOf(page, reading) })
  }
  return found
}

/** On a busy machine, a thread may start late. A recipe should not be lost for that. */
const patience = [{ timeoutMs: 15_000 }, { timeoutMs: 60_000 }]
const mayPass: ReadonlySet<ImportProblem> = new Set(['timeout', 'too-many'])
const isUsual: ReadonlySet<ImportProblem> = new Set(['no-recipe', 'not-a-page', 'not-found'])

async function recipesOf(page: CrawledPage, { app, mode, signal }: Reading): Promise<Array<ReadOutcome>> {
  const isTold = (reason: ImportProblem) => mode === 'pages' || !isUsual.has(reason)
  const crawled = crawledDocument(page, page.url)
  if (!crawled.ok) return isTold(crawled.reason) ? [failed(page.url, crawled.message)] : []
  let outcomes: Array<ReadOutcome> = []
  for (const { timeoutMs } of patience) {
    outcomes = await app.read(crawled.document, { signal, timeoutMs })
    if (!outcomes.some((outcome) => !outcome.ok && mayPass.has(pageReaderProblem(outcome.problem).reason))) break
  }
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
