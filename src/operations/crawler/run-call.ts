import { LRUCache } from 'lru-cache'
import { isJobKind, type JobKind } from '../../core/crawler/console-call.ts'
import type { CallForm } from '../../core/crawler/console-forms.ts'
import type { CrawlProgress } from '../../core/crawler/crawl-event.ts'
import { type CrawlKind, hasEnded } from '../../core/crawler/crawl-job.ts'
import { crawlerMessages, type CrawlerProblem } from '../../core/crawler/crawler-problem.ts'
import type { CrawledPage } from '../../core/crawler/crawled-page.ts'
import { endCall, findCall, type StoredCall, updateCall } from '../../db/crawler/calls.ts'
import { addPage } from '../../db/crawler/pages.ts'
import type { Answer } from '../../integrations/firecrawl/answer.ts'
import type { Firecrawl } from '../../integrations/firecrawl/firecrawl.ts'
import type { App } from '../app/app.ts'
import { openCrawler } from './open-crawler.ts'
import { storablePage, storableResult } from './storable-page.ts'

/**
 * Does what a call asks for, and stores what comes back. May run again after a crash: a job at the crawler is followed by
 * its id, and pages are stored once. When `signal` aborts, a job stays for the next turn, and a page that is being read
 * is waited for, since it is paid.
 */
export async function runCall(app: App, id: number, signal: AbortSignal): Promise<void> {
  const call = await findCall(app.db, id)
  if (call?.state !== 'running') return
  try {
    const crawler = await openCrawler(app)
    if (!crawler) return await endCall(app.db, id, 'failed', { problem: crawlerMessages.noKey })
    if (isJobKind(call.kind)) await runJob(app, crawler, call, call.kind, signal)
    else if (call.request) await runOnce(app, crawler, call, call.request)
  } catch (cause) {
    app.log.error({ err: cause, call: id }, 'A call of the crawler failed')
    await endCall(app.db, id, 'failed', { problem: 'The result could not be stored. Try again.' })
  }
}

const formats = ['markdown', 'html'] as const

/** Runs a call that answers at once. */
async function runOnce({ db }: App, crawler: Firecrawl, { id }: StoredCall, request: CallForm) {
  if (request.intent === 'scrape') {
    const { url, onlyMainContent, waitFor } = request
    const answer = await crawler.scrape(url, {
      formats,
      onlyMainContent,
      ...(waitFor > 0 && { waitFor: waitFor * 1000 }),
    })
    if (!answer.ok) return fail(db, id, answer)
    const { page, warning } = answer.value
    await addPage(db, id, storablePage(page))
    await endCall(db, id, 'completed', { completed: 1, total: 1, creditsUsed: page.creditsUsed, problem: warning })
  } else if (request.intent === 'search') {
    const { query, limit, lang, country, withPages } = request
    const pages = withPages ? { pages: { formats } } : {}
    const options = { limit, ...(lang && { lang }), ...(country && { country }), ...pages }
    const answer = await crawler.search(query, options)
    if (!answer.ok) return fail(db, id, answer)
    const { results, warning } = answer.value
    for (const page of results) await addPage(db, id, storablePage(page))
    const count = { completed: results.length, total: results.length }
    await endCall(db, id, 'completed', { ...count, creditsUsed: creditsOf(results), problem: warning })
  } else if (request.intent === 'map') {
    const { url, search, limit, includeSubdomains } = request
    const answer = await crawler.map(url, { limit, includeSubdomains, ...(search && { search }) })
    if (!answer.ok) return fail(db, id, answer)
    const links = answer.value.slice(0, limit)
    await endCall(db, id, 'completed', { completed: links.length, total: links.length, result: storableResult(links) })
  }
}

async function runJob(app: App, crawler: Firecrawl, call: StoredCall, kind: JobKind, signal: AbortSignal) {
  let jobId = call.jobId
  if (jobId === null) {
    const started = call.request && (await startJob(crawler, call.request, call.startKey))
    if (!started) return
    if (!started.ok) return fail(app.db, call.id, started)
    jobId = started.value
    await updateCall(app.db, call.id, { jobId, jobState: 'started' })
  }
  if (kind === 'crawl' || kind === 'batch') await followPages(app, crawler, call, { kind, jobId, signal })
  else await followReport(app, crawler, call.id, { kind, jobId, signal })
}

/** Returns null for calls that are not jobs. */
async function startJob(crawler: Firecrawl, request: CallForm, idempotencyKey: string): Promise<Answer<string> | null> {
  const start = { idempotencyKey }
  switch (request.intent) {
    case 'crawl': {
      const { url, limit, includePaths, onlyMainContent } = request
      const paths = includePaths ? { includePaths: includePaths.split(',').map((path) => path.trim()) } : {}
      return crawler.startCrawl(url, { limit, ...paths, scrapeOptions: { formats, onlyMainContent } }, start)
    }
    case 'batch': {
      const { urls, ignoreInvalidURLs, webhook, onlyMainContent } = request
      const options = { formats, onlyMainContent, ignoreInvalidURLs, ...(webhook && { webhook }) }
      return crawler.startBatch(urls, options, start)
    }
    case 'extract': {
      const { urls, prompt, schema } = request
      return crawler.startExtract(urls, { prompt, showSources: true, ...(schema && { schema }) }, start)
    }
    case 'research':
      return crawler.startResearch(request.query, { maxUrls: request.maxUrls, timeLimit: request.timeLimit }, start)
    case 'llmstxt':
      return crawler.startLlmsText(request.url, { maxUrls: request.maxUrls, showFullText: request.showFullText }, start)
    case 'scrape':
    case 'search':
    case 'map':
      return null
  }
}

interface Following<Kind> {
  kind: Kind
  jobId: string
  signal: AbortSignal
}

/** The pages of each job that this process stored, so that its next turn asks for new ones only. */
const storedPages = new LRUCache<string, number>({ max: 1_000 })

async function followPages(
  { db }: App,
  crawler: Firecrawl,
  { id, completed }: StoredCall,
  { kind, jobId, signal }: Following<CrawlKind>,
) {
  let last: CrawlProgress | null = null
  const place = `${id} ${jobId}`
  const skip = storedPages.get(place) ?? 0
  let received = skip
  for await (const event of crawler.watchCrawl(kind, jobId, { skip, signal })) {
    if (event.kind === 'page') {
      await addPage(db, id, storablePage(event.page))
      received += 1
      await updateCall(db, id, { completed: Math.max(received, last?.completed ?? completed) })
    } else if (event.kind === 'progress') {
      last = event.progress
      storedPages.set(place, event.received)
      // The end is stored when all pages are.
      if (!hasEnded(last.state)) await updateCall(db, id, changeOf(last))
    } else if (event.kind === 'end') {
      await endCall(db, id, 'completed', changeOf(event.progress))
    } else if (event.problem.kind !== 'aborted') {
      const change = last ? changeOf(last) : {}
      await fail(db, id, event.problem, change, last?.state === 'cancelled' ? 'cancelled' : 'failed')
    }
  }
}

async function followReport(
  { db }: App,
  crawler: Firecrawl,
  id: number,
  { kind, jobId, signal }: Following<Exclude<JobKind, CrawlKind>>,
) {
  for await (const event of crawler.watchReport(kind, jobId, signal)) {
    if (event.kind === 'problem') {
      if (event.problem.kind !== 'aborted') await fail(db, id, event.problem)
      continue
    }
    const { state, expiresAt, ...report } = event.report
    const change = {
      jobState: state,
      result: storableResult(report),
      expiresAt: momentOf(expiresAt),
      creditsUsed: 'creditsUsed' in report ? report.creditsUsed : null,
    }
    await (event.kind === 'end' ? endCall(db, id, 'completed', change) : updateCall(db, id, change))
  }
}

function fail(
  db: App['db'],
  id: number,
  { kind, message, retryAfterSeconds }: CrawlerProblem,
  change: Parameters<typeof updateCall>[2] = {},
  state: 'failed' | 'cancelled' = 'failed',
) {
  const wait = retryAfterSeconds === null ? ' later' : ` in ${retryAfterSeconds} seconds`
  const problem = kind === 'busy' ? `${message}. Try again${wait}.` : message
  return endCall(db, id, state, { ...change, problem })
}

function changeOf({ state, total, completed, creditsUsed, expiresAt }: CrawlProgress) {
  return { jobState: state, total, completed, creditsUsed, expiresAt: momentOf(expiresAt) }
}

function momentOf(text: string | null): Date | null {
  const date = new Date(text ?? '')
  return Number.isNaN(date.getTime()) ? null : date
}

/** Null if the crawler named none. */
function creditsOf(pages: ReadonlyArray<CrawledPage>): number | null {
  const known = pages.flatMap(({ creditsUsed }) => creditsUsed ?? [])
  return known.length === 0 ? null : known.reduce((sum, credits) => sum + credits, 0)
}
