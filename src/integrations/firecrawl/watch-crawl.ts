import type { CrawlEvent, CrawlProgress } from '../../core/crawler/crawl-event.ts'
import { type CrawlKind, hasEnded } from '../../core/crawler/crawl-job.ts'
import type { CrawledPage } from '../../core/crawler/crawled-page.ts'
import { crawlerMessages, crawlerProblem } from '../../core/crawler/crawler-problem.ts'
import type { Http } from '../../lib/http/http.ts'
import { type FirecrawlAccess, headersOf } from './ask.ts'
import type { crawlCalls } from './crawls.ts'
import { type LiveMessage, liveMessageIn } from './live-messages.ts'
import { poll, type Pause } from './poll.ts'

interface Watching {
  http: Http
  access: FirecrawlAccess
  crawlStatus: ReturnType<typeof crawlCalls>['crawlStatus']
  pause: Pause
}

export interface WatchOptions {
  /** Pages that an earlier watch already got. They don't come again. */
  skip?: number
  signal?: AbortSignal | undefined
}

const pollEveryMs = 2_000
/** A live connection that says nothing for so long is checked with a request. */
const silenceMs = 15_000
const largestMessages = 25_000_000

interface WatchedCrawl extends Watching {
  kind: CrawlKind
  id: string
  signal: AbortSignal | undefined
  /** False for a page that came before. */
  isNew: (page: CrawledPage) => boolean
}

/**
 * Watches a crawl until it ends: live while the crawler keeps a connection open, otherwise with a request every two
 * seconds. Only crawls have a live connection, batches don't. A live connection begins with all pages, so a watch that
 * got some already asks for the others instead.
 */
export async function* watchCrawl(
  watching: Watching,
  kind: CrawlKind,
  id: string,
  { skip: from = 0, signal }: WatchOptions = {},
): AsyncGenerator<CrawlEvent> {
  const seen = new Set<string>()
  const isNew = ({ url }: CrawledPage) => {
    if (url !== '' && seen.has(url)) return false
    seen.add(url)
    return true
  }
  const crawl = { ...watching, kind, id, signal, isNew }
  // An odd id never becomes an address, and the first request says so.
  const isLive = kind === 'crawl' && from === 0 && /^[\w-]+$/.test(id)
  const skip = isLive ? yield* watchLive(crawl) : from
  yield* watchByAsking(crawl, skip)
}

/** Returns how many pages the live connection gave before it ended. */
async function* watchLive(crawl: WatchedCrawl): AsyncGenerator<CrawlEvent, number> {
  const { http, access, crawlStatus, kind, id, signal, isNew } = crawl
  let received = 0
  for await (const message of liveMessages(http, access, id, signal)) {
    switch (message.type) {
      case 'silence': {
        const status = await crawlStatus(kind, id, { skip: 1_000_000, limit: 1, signal })
        if (!status.ok || hasEnded(status.value.state)) return received
        yield { kind: 'progress', progress: progressOf(status.value), received }
        break
      }
      case 'catchup': {
        const pages = message.data.pages ?? []
        for (const page of pages) if (isNew(page)) yield { kind: 'page', page }
        received = Math.max(received, pages.length)
        yield { kind: 'progress', progress: progressOf(message.data), received }
        break
      }
      case 'document':
        if (isNew(message.data)) yield { kind: 'page', page: message.data }
        break
      default:
        // An error may concern one page only. The status tells.
        return received
    }
  }
  return received
}

async function* watchByAsking(
  { crawlStatus, kind, id, signal, isNew, pause }: WatchedCrawl,
  from: number,
): AsyncGenerator<CrawlEvent> {
  let skip = from
  const polling = poll({
    check: () => crawlStatus(kind, id, { skip, signal }),
    intervalMs: pollEveryMs,
    pause,
    signal,
    hasMore: ({ pages, nextSkip }) => pages.length > 0 && nextSkip !== null,
  })
  for await (const answer of polling) {
    if (!answer.ok) return yield { kind: 'problem', problem: answer }
    const { value } = answer
    const isLast = hasEnded(value.state) && (value.nextSkip === null || value.pages.length === 0)
    skip = value.nextSkip ?? skip + value.pages.length
    for (const page of value.pages) if (isNew(page)) yield { kind: 'page', page }
    const progress = progressOf(value)
    if (!isLast || progress.state !== 'completed') yield { kind: 'progress', progress, received: skip }
    if (isLast) return yield endOf(progress)
  }
}

function endOf(progress: CrawlProgress): CrawlEvent {
  if (progress.state === 'completed') return { kind: 'end', progress }
  const reason = progress.problem ? ` ${progress.problem}` : ''
  const message = crawlerMessages.crawlEnded(progress.state) + (reason && `.${reason}`)
  return { kind: 'problem', problem: crawlerProblem('ended', 500, message) }
}

function progressOf({ state, total, completed, creditsUsed, expiresAt, problem }: CrawlProgress): CrawlProgress {
  return { state, total, completed, creditsUsed, expiresAt, problem }
}

/** Ends when the connection does, or at once if the crawler offers none. */
async function* liveMessages(
  http: Http,
  access: FirecrawlAccess,
  id: string,
  signal: AbortSignal | undefined,
): AsyncGenerator<LiveMessage | { type: 'silence' }> {
  const { 'content-type': _, ...headers } = headersOf(access)
  const socket = await http.openSocket(`${access.baseUrl}/v1/crawl/${id}`, {
    headers,
    maxBytes: largestMessages,
    signal,
  })
  if (!socket.ok) return
  signal?.addEventListener('abort', socket.close)
  try {
    for (;;) {
      const event = await socket.next(silenceMs)
      if (event.kind === 'silence') {
        yield { type: 'silence' }
        continue
      }
      const message = liveMessageIn(event.kind === 'message' ? event.text : event.reason)
      if (message) yield message
      if (event.kind === 'closed') return
    }
  } finally {
    signal?.removeEventListener('abort', socket.close)
    socket.close()
  }
}
