import type { JobData } from '../../db/jobs/jobs.ts'
import type { App } from '../../operations/app/app.ts'
import { sendBatch } from '../../operations/newsletter/send-batch.ts'

const secondsUntilNext = { more: 5, later: 300 }

/** Sends the mails of one minute and schedules the rest as another job. */
export async function sendIssueBatch(app: App, { issueId }: JobData<'send-issue'>, signal: AbortSignal) {
  if (!app.mail) throw new Error('SMTP_URL is no longer set')
  const outcome = await sendBatch(app, app.mail, issueId, signal)
  if (outcome === 'done') return
  await app.db.transaction((tx) => app.jobs.enqueue(tx, 'send-issue', { issueId }, secondsUntilNext[outcome]))
}
