import { randomUUID } from 'node:crypto'
import { documentOf, type StandInWeb } from './stand-in-pages.ts'

/** How fast jobs read pages: all at the start, one every so many milliseconds, or when a test says so. */
export type Pace = 'at once' | 'by hand' | number

export interface StandInJob {
  id: string
  kind: 'crawl' | 'batch'
  status: 'scraping' | 'completed' | 'failed' | 'cancelled'
  /** A site that never runs out of links. */
  isEndless: boolean
  queue: Array<string>
  documents: Array<object>
  errors: Array<{ id: string; timestamp: string; url: string; code: string; error: string }>
  listeners: Set<(document: object | null) => void>
}

/** Documents of one answer, as the real server sends them. */
const partSize = 100

export function createJobs(web: StandInWeb, pace: Pace) {
  const jobs = new Map<string, StandInJob>()

  function readNext(job: StandInJob, formats: ReadonlyArray<string> | undefined) {
    const url = job.queue.shift()
    const html = url === undefined ? undefined : web.get(url)
    if (url !== undefined && html === undefined) {
      const timestamp = new Date().toISOString()
      const error = 'The page does not exist.'
      job.errors.push({ id: randomUUID(), timestamp, url, code: 'SCRAPE_SITE_ERROR', error })
    } else if (url !== undefined && html !== undefined) {
      const document = documentOf(url, html, formats)
      job.documents.push(document)
      for (const listener of job.listeners) listener(document)
    }
    if (job.queue.length === 0 && !job.isEndless) end(job, 'completed')
  }

  function end(job: StandInJob, status: StandInJob['status']) {
    if (job.status !== 'scraping') return
    job.status = status
    for (const listener of job.listeners) listener(null)
  }

  const formatsOf = new Map<string, ReadonlyArray<string> | undefined>()

  return {
    find: (kind: StandInJob['kind'], id: string) => {
      const job = jobs.get(id)
      return job?.kind === kind ? job : undefined
    },
    all: jobs,
    start(kind: StandInJob['kind'], urls: ReadonlyArray<string>, formats: ReadonlyArray<string> | undefined) {
      const job: StandInJob = {
        id: randomUUID(),
        kind,
        status: 'scraping',
        isEndless: urls.some((url) => url.includes('endless')),
        queue: [...urls],
        documents: [],
        errors: [],
        listeners: new Set(),
      }
      jobs.set(job.id, job)
      formatsOf.set(job.id, formats)
      if (pace === 'at once') this.readPages(job.id, urls.length)
      if (typeof pace === 'number') {
        const timer = setInterval(() => {
          readNext(job, formats)
          if (job.status !== 'scraping') clearInterval(timer)
        }, pace).unref()
      }
      return job
    },
    /** Lets a job read so many more pages. */
    readPages(id: string, count: number) {
      const job = jobs.get(id)
      if (!job) throw new Error(`No job ${id}`)
      for (let index = 0; index < Math.max(count, 1) && job.status === 'scraping'; index += 1) {
        readNext(job, formatsOf.get(id))
      }
    },
    end,
  }
}

/** The answer about a job, with a part of its documents and the address of the next part. */
export function statusOf(job: StandInJob, address: URL) {
  const skip = Number(address.searchParams.get('skip') ?? 0)
  const limit = address.searchParams.get('limit')
  const documents = job.documents.slice(skip, skip + Number(limit ?? partSize))
  const end = skip + documents.length
  const hasNext = job.status === 'scraping' || job.documents.length > end
  const next = `${address.origin}${address.pathname}?skip=${end}${limit ? `&limit=${limit}` : ''}`
  return {
    success: true,
    status: job.status,
    completed: job.documents.length,
    total: job.documents.length + job.queue.length,
    creditsUsed: job.documents.length,
    expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
    ...(hasNext && { next }),
    data: documents,
  }
}
