import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { type Log, requestId as requestIdOf } from '../lib/log/log.ts'
import { copyHeader } from '../core/offline/offline-pages.ts'
import type { Env } from '../lib/env/env.ts'
import type { Metrics } from './metrics.ts'
import { createAskedPage } from './page-cache/asked-page.ts'
import { cachedPageAt } from './page-cache/cached-pages.ts'
import type { PageCache } from './page-cache/page-cache.ts'
import type { FinishedPage } from './page-cache/page-store.ts'
import { sendPrepared } from './page-cache/send-prepared.ts'
import { logRequest } from './request-log.ts'
import type { SearchLimit } from './search-limit.ts'

interface FrontDoor {
  env: Env
  log: Log
  metrics: Metrics
  cache: PageCache
  /** False while changes may be missed. Cached pages are not used then. */
  isCaching: () => boolean
  searches: SearchLimit
  /** Called with the ads of each page that is sent from the cache. */
  onAds?: (ids: ReadonlyArray<string>) => void
  /** The rest of the site. */
  pass: RequestListener
}

/**
 * Sends cached pages before any other code runs. Finding a finished page costs a fraction of the time that the rest of
 * the site needs to read the headers.
 */
export function createFrontDoor({
  env,
  log,
  metrics,
  cache,
  isCaching,
  searches,
  onAds,
  pass,
}: FrontDoor): RequestListener {
  const askedPage = createAskedPage(env)

  async function answerAnew(
    request: IncomingMessage,
    response: ServerResponse,
    asked: Parameters<PageCache['obtain']>[0],
  ) {
    const started = performance.now()
    const page = await cache.obtain(asked).catch(() => undefined)
    // Pages that cannot be cached go to the rest of the site, which also reports their errors.
    if (!page) return pass(request, response)
    const status = send(request, response, page, asked.requestId)
    countAds(request, page)
    const { pathname: path } = new URL(asked.address)
    logRequest(log, { requestId: asked.requestId, method: request.method ?? '', path, status, started })
  }

  /**
   * Counts the ads of a page. Also counts them for a 304 answer, because the visitor sees the page once more. A page
   * that a browser only stores is not seen.
   */
  function countAds({ method, headers }: IncomingMessage, { ads }: FinishedPage) {
    if (ads && method === 'GET' && headers[copyHeader] === undefined) onAds?.(ads)
  }

  return (request, response) => {
    const asked = isCaching() ? askedPage(request) : undefined
    const cached = asked && cache.find(asked.address, asked.encoding)
    if (cached) {
      metrics.countHit(send(request, response, cached))
      countAds(request, cached)
      return
    }
    metrics.watch(response)
    // The rest of the site explains the limit. This check comes before any database query.
    if (searches.secondsToWait(request) > 0) return pass(request, response)
    const shows = asked && cachedPageAt(new URL(asked.address).pathname)?.cache
    if (!shows) return pass(request, response)
    metrics.countMiss()
    const requestId = requestIdOf(request.headers['x-request-id'] as string)
    void answerAnew(request, response, { ...asked, shows, requestId })
  }
}

/** Sends the page, or 304 if it is unchanged. Ranges are not supported, so the page is always complete. */
function send(request: IncomingMessage, response: ServerResponse, page: FinishedPage, requestId?: string): number {
  if (page.status === 200 && isUnchanged(request.headers['if-none-match'], page.etag)) {
    response.writeHead(304, [...page.unchangedHeaders])
    response.end()
    return 304
  }
  if (requestId === undefined) {
    sendPrepared(response, page)
  } else {
    response.writeHead(page.status, [...page.headers, 'X-Request-Id', requestId])
    response.end(page.body)
  }
  return page.status
}

function isUnchanged(known: string | undefined, etag: string): boolean {
  if (known === undefined) return false
  return known === '*' || known.split(',').some((entry) => entry.trim().replace(/^W\//, '') === etag)
}
