import { isPageJob } from '../../core/crawler/console-call.ts'
import { crawlerMessages } from '../../core/crawler/crawler-problem.ts'
import { deleteCall, endCall, reopenCall, saveErrors, type StoredCall, updateCall } from '../../db/crawler/calls.ts'
import type { App } from '../app/app.ts'
import { openCrawler } from './open-crawler.ts'

/** Done, or the problem as a sentence. */
type Outcome = { ok: true } | { ok: false; problem: string }

/** Cancels a crawl or batch at the crawler. The pages it has read stay. */
export async function cancelCall(app: App, call: StoredCall): Promise<Outcome> {
  return withJob(app, call, async (crawler, kind, jobId) => {
    const answer = await crawler.cancelCrawl(kind, jobId)
    if (answer.ok) await endCall(app.db, call.id, 'cancelled', { problem: crawlerMessages.crawlEnded('cancelled') })
    return answer
  })
}

/** Asks for the state now, also of a job that is no longer followed. */
export async function checkCall(app: App, call: StoredCall): Promise<Outcome> {
  return withJob(app, call, async (crawler, kind, jobId) => {
    const answer = await crawler.crawlStatus(kind, jobId, { limit: 1 })
    if (!answer.ok) return answer
    const { state, total, completed, creditsUsed } = answer.value
    await updateCall(app.db, call.id, { jobState: state, total, completed, creditsUsed })
    return { ok: true }
  })
}

/** Asks for the pages that the job could not read, and stores them with the call. */
export async function loadErrors(app: App, call: StoredCall): Promise<Outcome> {
  return withJob(app, call, async (crawler, kind, jobId) => {
    const answer = await crawler.crawlErrors(kind, jobId)
    if (answer.ok) await saveErrors(app.db, call.id, answer.value)
    return answer
  })
}

/** Makes a failed call again. A job that was started is followed again instead. */
export async function retryCall(app: App, { id }: StoredCall): Promise<boolean> {
  return app.db.transaction(async (tx) => {
    if (!(await reopenCall(tx, id))) return false
    await app.jobs.enqueue(tx, 'follow-crawler', {})
    return true
  })
}

export const removeCall = ({ db }: App, { id }: StoredCall) => deleteCall(db, id)

type OpenCrawler = NonNullable<Awaited<ReturnType<typeof openCrawler>>>

async function withJob(
  app: App,
  { kind, jobId }: StoredCall,
  work: (
    crawler: OpenCrawler,
    kind: 'crawl' | 'batch',
    jobId: string,
  ) => Promise<{ ok: true } | { ok: false; message: string }>,
): Promise<Outcome> {
  if (!isPageJob(kind)) return { ok: false, problem: 'Only crawls and batches can do this.' }
  const crawler = await openCrawler(app)
  if (!crawler) return { ok: false, problem: crawlerMessages.noKey }
  const outcome = await work(crawler, kind, jobId ?? '')
  return outcome.ok ? { ok: true } : { ok: false, problem: outcome.message }
}
