import type { SignedIn } from '../../core/signed-in.ts'
import { writeAudit } from '../../db/audit-log.ts'
import { deleteFailedJob, retryJob } from '../../db/job-queue-list.ts'
import type { App } from '../app.ts'

/** Once more, at once. False when there is nothing to try: it runs, or it is done. */
export async function tryJobAgain(app: App, actor: SignedIn, id: string): Promise<boolean> {
  return app.db.transaction(async (tx) => {
    const name = await retryJob(tx, id)
    if (name) await writeAudit(tx, { actor, action: 'job.retry', subject: ['job', id], details: { name } })
    return name !== undefined
  })
}

/** Gives a failed one up for good. */
export async function removeJob(app: App, actor: SignedIn, id: string): Promise<boolean> {
  return app.db.transaction(async (tx) => {
    const name = await deleteFailedJob(tx, id)
    if (name) await writeAudit(tx, { actor, action: 'job.delete', subject: ['job', id], details: { name } })
    return name !== undefined
  })
}
