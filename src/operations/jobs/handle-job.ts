import type { SignedIn } from '../../core/accounts/signed-in.ts'
import { writeAudit } from '../../db/audit/audit-log.ts'
import { deleteFailedJob, retryJob } from '../../db/jobs/job-queue-list.ts'
import type { App } from '../app/app.ts'

/** Retries a job at once. Returns false when it is running or done. */
export async function tryJobAgain(app: App, actor: SignedIn, id: string): Promise<boolean> {
  return app.db.transaction(async (tx) => {
    const name = await retryJob(tx, id)
    if (name) await writeAudit(tx, { actor, action: 'job.retry', subject: ['job', id], details: { name } })
    return name !== undefined
  })
}

/** Deletes a failed job. */
export async function removeJob(app: App, actor: SignedIn, id: string): Promise<boolean> {
  return app.db.transaction(async (tx) => {
    const name = await deleteFailedJob(tx, id)
    if (name) await writeAudit(tx, { actor, action: 'job.delete', subject: ['job', id], details: { name } })
    return name !== undefined
  })
}
