import type { Pool } from 'pg'
import type { JobWithMetadata, PgBoss } from 'pg-boss'
import { z } from 'zod'
import { NotAgain } from '../../core/jobs/not-again.ts'
import { errorWithoutValues } from '../../lib/log/without-values.ts'
import type { DatabaseLog } from '../connection/database-problem.ts'
import { groupOf, jobData, type JobData, type JobHandlers, type JobName } from './jobs.ts'

/** The queue for jobs whose last attempt failed. */
export const givenUp = 'given-up'

const Reason = z.object({ message: z.string() })

/** Runs one job of a queue at a time. If the mail server is slow, the other jobs wait in the database. */
export async function workOn<Name extends JobName>(
  boss: PgBoss,
  { pool, log }: { pool: Pool; log: DatabaseLog },
  name: Name,
  handle: JobHandlers[Name],
): Promise<void> {
  const schema: z.ZodType<JobData<Name>> = jobData[name]
  const options = { includeMetadata: true, ...(groupOf[name] && { localGroupConcurrency: 1 }) } as const
  const worker = await boss.work(name, options, async ([job]: Array<JobWithMetadata>) => {
    if (!job) return
    // Looks for another job at once instead of after the usual two seconds.
    boss.notifyWorker(worker)
    try {
      await handle(schema.parse(job.data), job.signal)
    } catch (cause) {
      const nth = job.retryCount + 1
      const isLast = cause instanceof NotAgain
      if (isLast) await pool.query('update pgboss.job set retry_limit = retry_count where id = $1', [job.id])
      const reason = cause instanceof Error ? errorWithoutValues(cause) : new Error(String(cause))
      log.warn(`Job ${name} ${job.id} failed, try ${nth} of ${isLast ? nth : job.retryLimit + 1}: ${reason.message}`)
      // pg-boss stores the error, and `reportGivenUp` logs the stored one.
      throw reason
    }
  })
}

/** Logs each job that has failed for good, once and in one process. The row that the job was about still exists. */
export async function reportGivenUp(boss: PgBoss, log: DatabaseLog): Promise<void> {
  const options = { includeMetadata: true, pollingIntervalSeconds: 5 } as const
  await boss.work(givenUp, options, async (jobs: Array<JobWithMetadata>) => {
    for (const { sourceName, sourceId, sourceRetryCount, sourceOutput } of jobs) {
      const reason = Reason.safeParse(sourceOutput)
      const tries = (sourceRetryCount ?? 0) + 1
      log.error(
        `Job ${sourceName} ${sourceId} was given up after ${tries} attempts: ${reason.success ? reason.data.message : 'it took too long'}`,
      )
    }
  })
}
