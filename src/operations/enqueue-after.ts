import type { JobData, JobName } from '../db/jobs.ts'
import type { App } from './app.ts'

/** After a change that holds also where its job cannot be put into the queue: then false, and the log says so. */
export async function enqueueAfter<Name extends JobName>(
  { jobs, db, log }: App,
  name: Name,
  data: JobData<Name>,
): Promise<boolean> {
  try {
    await jobs.enqueue(db, name, data)
    return true
  } catch (cause) {
    log.error({ err: cause, job: name }, 'A change holds, but its job cannot be put into the queue')
    return false
  }
}
