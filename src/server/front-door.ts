import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { type Log, requestId as requestIdOf } from '../lib/log.ts'
import type { Env } from '../lib/env.ts'
import type { Metrics } from './metrics.ts'
import { createAskedPage } from './page-cache/asked-page.ts'
import { keptPageAt } from './page-cache/kept-pages.ts'
import type { PageCache } from './page-cache/page-cache.ts'
import type { FinishedPage } from './page-cache/page-store.ts'
import { logRequest } from './request-log.ts'
import type { SearchLimit } from './search-limit.ts'

interface FrontDoor {
  env: Env
  log: Log
  metrics: Metrics
  cache: PageCache
  /** False while changes are not heard: nothing kept is trusted then. */
  isKeeping: () => boolean
  searches: SearchLimit
  /** Told of the ads on each page that is sent from here. */
  onAds?: (ids: ReadonlyArray<string>) => void
  /** The rest of the site. */
  pass: RequestListener
}

/**
 * What a visitor asks most is answered here, before a request is taken apart for anything else: looking up a finished page
 * costs a fraction of what the rest of the site spends on reading headers.
 */
export function createFrontDoor({
  env,
  log,
  metrics,
  cache,
  isKeeping,
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
    // What cannot be kept is answered the ordinary way, with all its trouble told there.
    if (!page) return pass(request, response)
    const status = send(request, response, page, asked.requestId)
    countAds(request, page)
    const { pathname: path } = new URL(asked.address)
    logRequest(log, { requestId: asked.requestId, method: request.method ?? '', path, status, started })
  }

  /** Also where the visitor has the page already: it is looked at once more. */
  function countAds({ method }: IncomingMessage, { ads }: FinishedPage) {
    if (ads && method === 'GET') onAds?.(ads)
  }

  return (request, response) => {
    const asked = isKeeping() ? askedPage(request) : undefined
    const kept = asked && cache.find(asked.address, asked.encoding)
    if (kept) {
      metrics.countHit(send(request, response, kept, requestIdOf(request.headers['x-request-id'] as string)))
      countAds(request, kept)
      return
    }
    metrics.watch(response)
    // Behind the door it is told why, before anybody asks the database.
    if (searches.secondsToWait(request) > 0) return pass(request, response)
    const shows = asked && keptPageAt(new URL(asked.address).pathname)?.shows
    if (!shows) return pass(request, response)
    metrics.countMiss()
    const requestId = requestIdOf(request.headers['x-request-id'] as string)
    void answerAnew(request, response, { ...asked, shows, requestId })
  }
}

/** The page, or word that it is the one the visitor has. Ranges are not offered, so a page is always sent whole. */
function send(request: IncomingMessage, response: ServerResponse, page: FinishedPage, requestId: string): number {
  if (page.status === 200 && isUnchanged(request.headers['if-none-match'], page.etag)) {
    response.writeHead(304, [...page.unchangedHeaders, 'X-Request-Id', requestId])
    response.end()
    return 304
  }
  response.writeHead(page.status, [...page.headers, 'X-Request-Id', requestId])
  response.end(page.body)
  return page.status
}

function isUnchanged(known: string | undefined, etag: string): boolean {
  if (known === undefined) return false
  return known === '*' || known.split(',').some((entry) => entry.trim().replace(/^W\//, '') === etag)
}
