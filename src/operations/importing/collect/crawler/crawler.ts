import { type CrawlKind, type CrawlStatus, hasEnded } from '../../../../core/crawler/crawl-job.ts'
import { crawlerMessages, type CrawlerProblem } from '../../../../core/crawler/crawler-problem.ts'
import type { Firecrawl } from '../../../../integrations/firecrawl/firecrawl.ts'
import type { App } from '../../../app/app.ts'
import { openCrawler } from '../../../crawler/open-crawler.ts'
import { crawledFormats } from '../../crawler/crawled-document.ts'
import { explainCrawlerProblem, tooManyRequests } from '../../crawler/explain-crawler-problem.ts'
import type { PageImport, Collector, Cursor, Discovery } from '../collector.ts'
import { CrawlerCursor, CrawlerSettings } from './crawler-settings.ts'
import { failedPages, foundPages } from './found-pages.ts'
import { giveBackUnread } from './unread-pages.ts'

/** Pages of one answer. Each may have a megabyte. */
const partSize = 10
/** From the specification: the least time between two checks, and how many in a row may fail. */
const betweenChecksMs = 2_000
const mostFailures = 3
/** A crawl without a new page for so long never ends. */
const longestSilenceMs = 15 * 60_000
const usualWaitSeconds = 10

/**
 * Collects what a job of the crawler reads. The pages come with their content, so `discover` also reads them. The
 * cursor names the job and is stored with its pages. After a restart, the later pages are requested again.
 */
export const crawler: Collector = {
  kind: 'crawler',
  // The crawler has limits of its own for each key.
  lane: () => null,
  async discover(app, pageImport, cursor, signal) {
    const job = await openJob(app, pageImport, signal)
    if (!job) return { kind: 'stop', problem: 'This site no longer has a crawler key. Import with a key of your own.' }
    if (cursor !== null) return goOn(job, CrawlerCursor.parse(cursor))
    const begun = await begin(job)
    if (begun.kind === 'stop') await giveBackUnread(pageImport.importId, 0)
    return begun
  },
  /** All pages come with their content. */
  read: async () => ({ kind: 'skipped' }),
  async cancel(app, pageImport, cursor) {
    const job = await openJob(app, pageImport, AbortSignal.timeout(10_000))
    if (!job || cursor === null) return cursor
    return canceled(job, CrawlerCursor.parse(cursor))
  },
}

interface Job {
  app: App
  api: Firecrawl
  pageImport: PageImport
  settings: CrawlerSettings
  kind: CrawlKind
  signal: AbortSignal
}

async function openJob(app: App, pageImport: PageImport, signal: AbortSignal): Promise<Job | null> {
  const api = await openCrawler(app, pageImport.key ?? undefined)
  if (!api) return null
  const settings = CrawlerSettings.parse(pageImport.settings)
  return { app, api, pageImport, settings, kind: settings.mode === 'site' ? 'crawl' : 'batch', signal }
}

/**
 * Starts the job at the crawler, whatever `signal` says, because an unknown job costs the cook money. A second start
 * with the same key is refused.
 */
async function begin({ api, settings, pageImport }: Job): Promise<Discovery> {
  const start = { idempotencyKey: pageImport.importId }
  const started =
    settings.mode === 'site'
      ? await api.startCrawl(settings.url, { limit: settings.limit, scrapeOptions: crawledFormats }, start)
      : await api.startBatch(settings.urls, { ...crawledFormats, ignoreInvalidURLs: true }, start)
  if (!started.ok && started.status === 409)
    return { kind: 'stop', problem: 'Firecrawl was already asked, but its answer was lost. Start a new import.' }
  if (!started.ok) return refused(started, pageImport)
  const cursor = { job: started.value, skip: 0, failures: 0, movedAt: Date.now(), isCanceled: false }
  return { kind: 'found', pages: [], cursor, restMs: betweenChecksMs }
}

async function goOn(job: Job, cursor: CrawlerCursor): Promise<Discovery> {
  const { app, api, settings, kind, signal } = job
  const left = mostPages(settings) - cursor.skip
  const answer = await api.crawlStatus(kind, cursor.job, { skip: cursor.skip, limit: Math.min(partSize, left), signal })
  if (!answer.ok) return failedCheck(answer, job.pageImport, cursor)
  const status = answer.value
  const part = status.pages.slice(0, left)
  const { importId } = job.pageImport
  const { found: pages, seen } = await foundPages(part, { app, importId, mode: settings.mode, signal })
  if (seen < part.length) {
    const next = { ...cursor, skip: cursor.skip + seen, failures: 0, movedAt: Date.now() }
    return { kind: 'found', pages, cursor: next, restMs: betweenChecksMs }
  }
  const skip = Math.max(status.nextSkip ?? 0, cursor.skip + status.pages.length)
  const after = { ...cursor, skip, failures: 0, movedAt: skip > cursor.skip ? Date.now() : cursor.movedAt }
  const found = (next: Cursor | null, restMs = 0): Discovery => ({ kind: 'found', pages, cursor: next, restMs })
  if (skip >= mostPages(settings)) {
    // A crawl with more pages than it may have is stopped, because each costs a credit.
    if (!hasEnded(status.state)) await api.cancelCrawl(kind, cursor.job, signal)
    return found(null)
  }
  if (skip > cursor.skip) return found(after, status.pages.length < partSize ? betweenChecksMs : 0)
  if (hasEnded(status.state) || cursor.isCanceled) return ended(job, status, cursor)
  // The pages that are there are still read after this.
  if (Date.now() - after.movedAt > longestSilenceMs) return found(await canceled(job, after), betweenChecksMs)
  return found(after, betweenChecksMs)
}

const mostPages = (settings: CrawlerSettings) => (settings.mode === 'site' ? settings.limit : settings.urls.length)

async function canceled({ api, kind, signal }: Job, cursor: CrawlerCursor): Promise<CrawlerCursor> {
  await api.cancelCrawl(kind, cursor.job, signal)
  return { ...cursor, isCanceled: true }
}

async function ended(
  { api, kind, signal, pageImport }: Job,
  status: CrawlStatus,
  cursor: CrawlerCursor,
): Promise<Discovery> {
  await giveBackUnread(pageImport.importId, cursor.skip)
  if (!cursor.isCanceled && status.state !== 'completed') {
    const message = crawlerMessages.crawlEnded(status.state)
    return { kind: 'stop', problem: status.problem ? `${message}. ${status.problem.slice(0, 150)}` : message }
  }
  const errors = await api.crawlErrors(kind, cursor.job, signal)
  const pages = errors.ok ? failedPages(errors.value) : []
  if (cursor.skip + pages.length === 0 && !cursor.isCanceled) return { kind: 'stop', problem: crawlerMessages.noData }
  return { kind: 'found', pages, cursor: null }
}

/** A check may fail twice. The third failure in a row pauses the import. */
function failedCheck(problem: CrawlerProblem, pageImport: PageImport, cursor: CrawlerCursor): Discovery {
  if (problem.kind === 'not-found')
    return { kind: 'stop', problem: 'Firecrawl no longer has this crawl. Start a new import for the rest.' }
  const failures = cursor.failures + 1
  const mayPass = ['broken', 'timeout', 'unreachable', 'aborted'].includes(problem.kind)
  if (!mayPass || failures >= mostFailures) return refused(problem, pageImport)
  return { kind: 'found', pages: [], cursor: { ...cursor, failures }, restMs: betweenChecksMs }
}

function refused(problem: CrawlerProblem, { key }: PageImport): Discovery {
  // The import continues by itself, so this does not ask the cook to try again.
  if (problem.kind === 'busy')
    return { kind: 'later', seconds: problem.retryAfterSeconds ?? usualWaitSeconds, problem: tooManyRequests }
  const { reason, message } = explainCrawlerProblem(problem, key === null ? 'site' : 'own')
  const isKey = key !== null && reason === 'bad-key' && problem.kind === 'key'
  return { kind: 'stop', problem: message, ...(isKey && { reason: 'key' as const }) }
}
