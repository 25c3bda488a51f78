import { type CrawlStatus, hasEnded } from '../../../../core/crawler/crawl-job.ts'
import { crawlerMessages, type CrawlerProblem } from '../../../../core/crawler/crawler-problem.ts'
import { firecrawl, type Firecrawl } from '../../../../integrations/firecrawl/firecrawl.ts'
import type { App } from '../../../app/app.ts'
import { readSiteKey } from '../../../settings/read-site-key.ts'
import { crawledFormats } from '../../crawler/crawled-document.ts'
import { explainCrawlerProblem } from '../../crawler/explain-crawler-problem.ts'
import type { Collection, Collector, Discovery, Later, Stop } from '../collector.ts'
import { CrawlerCursor, CrawlerSettings } from './crawler-settings.ts'
import { foundPages } from './found-pages.ts'

/** Pages of one answer. Each may have a megabyte. */
const partSize = 10
/** The least time between two checks, from the specification, and the checks in a row that may fail. */
const betweenChecksMs = 2_000
const mostFailures = 3
/** A crawl without a new page for so long is canceled. */
const longestSilenceMs = 15 * 60_000
const usualWaitSeconds = 10

/**
 * Collects what a job of the crawler reads. The pages come with their content, so `discover` also reads them. The cursor
 * names the job and is stored with its pages, so after a restart the rest is asked for again.
 */
export const crawler: Collector = {
  kind: 'crawler',
  // The crawler has limits of its own for each key.
  lane: () => null,
  async discover(app, collection, cursor, signal) {
    const settings = CrawlerSettings.parse(collection.settings)
    const api = await openApi(app, collection)
    if (!api)
      return { kind: 'stop', problem: 'The site has no crawler key any more. Start the import with your own key.' }
    if (cursor === null) return begin(api, collection, settings, signal)
    return goOn({ app, api, collection, settings, signal }, CrawlerCursor.parse(cursor))
  },
  // Only pages that could not be read are left.
  read: async () => ({ kind: 'skipped' }),
}

async function openApi(app: App, { key }: Collection): Promise<Firecrawl | null> {
  const found = key ?? (await readSiteKey(app, 'crawler'))?.key
  return found === undefined ? null : firecrawl(app.http, { key: found, baseUrl: app.env.FIRECRAWL_API_URL })
}

async function begin(
  api: Firecrawl,
  collection: Collection,
  settings: CrawlerSettings,
  signal: AbortSignal,
): Promise<Discovery> {
  const started =
    settings.mode === 'site'
      ? await api.startCrawl(settings.url, { limit: settings.limit, scrapeOptions: crawledFormats }, { signal })
      : await api.startBatch(settings.urls, { ...crawledFormats, ignoreInvalidURLs: true }, { signal })
  if (!started.ok) return refused(started, collection)
  const cursor = { job: started.value, skip: 0, failures: 0, movedAt: Date.now(), isCanceled: false }
  return { kind: 'found', pages: [], cursor, restMs: betweenChecksMs }
}

interface Crawl {
  app: App
  api: Firecrawl
  collection: Collection
  settings: CrawlerSettings
  signal: AbortSignal
}

async function goOn(crawl: Crawl, cursor: CrawlerCursor): Promise<Discovery> {
  const { app, api, collection, settings, signal } = crawl
  const kind = settings.mode === 'site' ? 'crawl' : 'batch'
  const answer = await api.crawlStatus(kind, cursor.job, { skip: cursor.skip, limit: partSize, signal })
  if (!answer.ok) return failedCheck(answer, collection, cursor)
  const status = answer.value
  const next = status.nextSkip ?? cursor.skip + status.pages.length
  const pages = await foundPages(app, status.pages, signal)
  const after = { ...cursor, failures: 0, skip: next, ...(next > cursor.skip && { movedAt: Date.now() }) }
  const isMore = next > cursor.skip && (status.nextSkip !== null || !hasEnded(status.state))
  if (isMore && next < mostPages(settings)) return { kind: 'found', pages, cursor: after, restMs: 0 }
  if (!hasEnded(status.state)) {
    // Pages that are there already are still read after the job is canceled.
    if (isOverdue(after) || next >= mostPages(settings)) {
      await api.cancelCrawl(kind, cursor.job, signal)
      return { kind: 'found', pages, cursor: { ...after, isCanceled: true }, restMs: betweenChecksMs }
    }
    return { kind: 'found', pages, cursor: after, restMs: betweenChecksMs }
  }
  return pages.length > 0 ? { kind: 'found', pages, cursor: after, restMs: 0 } : ended(status, cursor)
}
