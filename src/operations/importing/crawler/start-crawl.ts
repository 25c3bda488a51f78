import type { CrawlRequest } from '../../../core/importing/crawl-request.ts'
import type { ImportFailure } from '../../../core/importing/import-events.ts'
import { isWebAddress } from '../../../core/text/web-address.ts'
import type { App } from '../../app/app.ts'
import type { CrawlerSettings } from '../collect/crawler/crawler-settings.ts'
import { noteTaken } from '../collect/crawler/unread-pages.ts'
import { pageLimitsOf, startPageImport } from '../collect/start-page-import.ts'
import { readImportAddress } from '../import-address.ts'
import { admitCrawl } from './admit-crawl.ts'
import type { CrawlerChoice } from './crawl-page.ts'
import { problemWithAddress } from './problem-with-address.ts'

type Started = { ok: true; id: string; name: string } | { ok: false; problem: ImportFailure }

/** Starts an import of a whole site, or of chosen pages, through the crawler. A visitor's key stays in memory. */
export async function startCrawl(app: App, request: CrawlRequest, { key, ...user }: CrawlerChoice): Promise<Started> {
  const wanted = await wantedPages(app, request)
  if (!wanted.ok) return wanted
  const { name, settingsFor } = wanted
  const pages = Math.min(wanted.pages, pageLimitsOf(user.actor).atOnce)
  const crawl = await admitCrawl(app, key, user, pages)
  if (!crawl.ok) return { ok: false, problem: crawl.problem }
  const started = await startPageImport(app, {
    ...user,
    kind: 'crawler',
    name,
    settings: settingsFor(crawl.pages),
    wanted: crawl.pages,
    ...(key?.kind === 'own' && { key: key.key }),
  })
  if (!started.ok) {
    await crawl.giveBack(crawl.pages)
    return refuse('too-many', started.problem)
  }
  noteTaken(started.id, crawl)
  return { ...started, name }
}

type Wanted =
  | { ok: true; pages: number; name: string; settingsFor: (pages: number) => CrawlerSettings }
  | { ok: false; problem: ImportFailure }

async function wantedPages(app: App, request: CrawlRequest): Promise<Wanted> {
  if ('urls' in request) {
    const checks = request.urls.map(async (url) => isWebAddress(url) && !(await problemWithAddress(app, url)))
    const isAllowed = await Promise.all(checks)
    const urls = request.urls.filter((_, index) => isAllowed[index])
    if (urls.length === 0) return refuse('bad-address', 'None of these pages can be opened.')
    return {
      ok: true,
      pages: urls.length,
      name: `Search: ${request.query}`,
      settingsFor: (pages) => ({ mode: 'pages', urls: urls.slice(0, pages) }),
    }
  }
  const address = readImportAddress(request.url)
  if (!address.ok) return refuse('bad-address', address.message)
  const { url } = address
  const problem = await problemWithAddress(app, url)
  if (problem) return { ok: false, problem }
  return {
    ok: true,
    pages: request.pages,
    name: new URL(url).hostname.replace(/^www\./, ''),
    settingsFor: (limit) => ({ mode: 'site', url, limit }),
  }
}

const refuse = (reason: ImportFailure['reason'], message: string): { ok: false; problem: ImportFailure } => ({
  ok: false,
  problem: { kind: 'problem', reason, message },
})
