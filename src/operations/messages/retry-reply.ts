import type { SignedIn } from '../../core/accounts/signed-in.ts'
import { findJobAbout } from '../../db/jobs/job-queue-list.ts'
import { findReply } from '../../db/messages/inbox.ts'
import type { App } from '../app/app.ts'
import { tryJobAgain } from '../jobs/handle-job.ts'
import { findMessageFor } from './inbox-access.ts'

/** Sends an unsent answer now. Enqueues it again if its job is gone. */
export async function retryReply(
  app: App,
  actor: SignedIn,
  id: number,
  replyId: number,
): Promise<'done' | 'not-yours'> {
  const reply = await findReply(app.db, replyId)
  if (reply?.message.id !== id || !(await findMessageFor(app.db, actor, id))) return 'not-yours'
  if (reply.mailedAt) return 'done'
  const job = await findJobAbout(app.db, 'mail-reply', { replyId })
  if (job && job.state !== 'done') await tryJobAgain(app, actor, job.id)
  else await app.db.transaction((tx) => app.jobs.enqueue(tx, 'mail-reply', { replyId }))
  return 'done'
}
