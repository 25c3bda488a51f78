import { z } from 'zod'
import { type CrawlErrors, type CrawlKind, type CrawlStatus } from '../../core/crawler/crawl-job.ts'
import { crawlerMessages, crawlerProblem } from '../../core/crawler/crawler-problem.ts'
import type { Answer } from './answer.ts'
import type { Ask } from './ask.ts'
import { problemOfId, StartedCrawl } from './job-id.ts'
import { Status } from './crawl-status.ts'
import type { PageOptions } from './pages.ts'

export interface CrawlOptions {
  /** The most pages to read. */
  limit?: number
  maxDepth?: number
  /** Patterns of paths. */
  includePaths?: ReadonlyArray<string>
  excludePaths?: ReadonlyArray<string>
  ignoreSitemap?: boolean
  crawlEntireDomain?: boolean
  allowExternalLinks?: boolean
  allowSubdomains?: boolean
  /** Seconds between pages. */
  delay?: number
  scrapeOptions?: PageOptions
}

export interface BatchOptions extends PageOptions {
  ignoreInvalidURLs?: boolean
  webhook?: string
}

interface StartOptions {
  /** A retried start with the same key does not start a second job. */
  idempotencyKey?: string | undefined
  signal?: AbortSignal | undefined
}

interface StatusOptions {
  skip?: number | undefined
  limit?: number | undefined
  signal?: AbortSignal | undefined
}

const Errors = z
  .object({
    errors: z.array(
      z.object({ url: z.string(), error: z.string(), code: z.string().nullish(), timestamp: z.string().nullish() }),
    ),
    robotsBlocked: z.array(z.string()).catch([]).default([]),
  })
  .transform(({ errors, robotsBlocked }) => ({
    errors: errors.map(({ url, error, code, timestamp }) => ({
      url,
      error,
      code: code ?? null,
      at: timestamp ?? null,
    })),
    robotsBlocked,
  }))

const Canceled = z.object({ status: z.literal('cancelled') }).or(z.object({ success: z.literal(true) }))

/** The crawler sends 10 MiB of documents at most, or one that is larger. JSON may double it. */
const largestPart = 25_000_000

const kinds = {
  crawl: {
    path: '/v1/crawl',
    words: 'crawl',
    noId: crawlerMessages.noCrawlId,
    notStarted: crawlerMessages.notStarted,
  },
  batch: {
    path: '/v1/batch/scrape',
    words: 'batch scrape',
    noId: crawlerMessages.noBatchId,
    notStarted: crawlerMessages.batchNotStarted,
  },
} as const

/** The calls about jobs that read many pages. */
export function crawlCalls(ask: Ask) {
  async function start(kind: CrawlKind, body: object, options: StartOptions): Promise<Answer<string>> {
    const { path, words, notStarted } = kinds[kind]
    const action = `start ${words} job`
    const answer = await ask({ method: 'POST', path, action, schema: StartedCrawl, body, ...options })
    if (!answer.ok) return answer
    const { id, reason } = answer.value
    if (id !== null) return { ok: true, value: id }
    return crawlerProblem('broken', 400, reason === null ? notStarted : `${notStarted}. Error: ${reason}`)
  }

  return {
    /** Starts to read a site, following its links. Returns the id of the job. */
    startCrawl(url: string, options: CrawlOptions = {}, started: StartOptions = {}): Promise<Answer<string>> {
      return start('crawl', { url, ...options }, started)
    },

    /** Starts to read these pages. Returns the id of the job. */
    startBatch(
      urls: ReadonlyArray<string>,
      options: BatchOptions = {},
      started: StartOptions = {},
    ): Promise<Answer<string>> {
      return start('batch', { urls, ...options }, started)
    },

    /** Reads the progress of a job and a part of its pages. `nextSkip` of the answer continues after them. */
    async crawlStatus(
      kind: CrawlKind,
      id: string,
      { skip, limit, signal }: StatusOptions = {},
    ): Promise<Answer<CrawlStatus>> {
      const { path, words, noId } = kinds[kind]
      const action = `check ${words} status`
      const problem = problemOfId(id, action, noId)
      if (problem) return problem
      const query = new URLSearchParams({
        ...(skip !== undefined && { skip: String(skip) }),
        ...(limit !== undefined && { limit: String(limit) }),
      }).toString()
      const address = `${path}/${id}${query && `?${query}`}`
      const answer = await ask({ path: address, action, schema: Status, maxBytes: largestPart, signal })
      if (!answer.ok) return answer
      const { pages } = answer.value
      if (pages) return { ok: true, value: { ...answer.value, pages } }
      if (answer.value.state === 'completed') return crawlerProblem('ended', 500, crawlerMessages.noData)
      return { ok: true, value: { ...answer.value, pages: [] } }
    },

    async cancelCrawl(kind: CrawlKind, id: string, signal?: AbortSignal): Promise<Answer<null>> {
      const { path, words, noId } = kinds[kind]
      const action = `cancel ${words} job`
      const problem = problemOfId(id, action, noId)
      if (problem) return problem
      const answer = await ask({ method: 'DELETE', path: `${path}/${id}`, action, schema: Canceled, signal })
      return answer.ok ? { ok: true, value: null } : answer
    },

    /**
     * Lists the pages a job could not read. Older servers want DELETE, as the published client sends it; newer ones
     * have only GET and answer DELETE with a page that is not JSON.
     */
    async crawlErrors(kind: CrawlKind, id: string, signal?: AbortSignal): Promise<Answer<CrawlErrors>> {
      const { path, words, noId } = kinds[kind]
      const action = `check ${words} errors`
      const problem = problemOfId(id, action, noId)
      if (problem) return problem
      const question = { path: `${path}/${id}/errors`, action, schema: Errors, signal }
      const answer = await ask({ method: 'DELETE', ...question })
      return answer.ok || (answer.status !== 404 && answer.status !== 405) ? answer : ask(question)
    },
  }
}
