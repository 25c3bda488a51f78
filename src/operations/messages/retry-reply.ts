import type { SignedIn } from '../../core/signed-in.ts'
import { findJobAbout } from '../../db/job-queue-list.ts'
import { findReply } from '../../db/messages-inbox.ts'
import type { App } from '../app.ts'
import { tryJobAgain } from '../jobs/handle-job.ts'
import { findMessageFor } from './inbox-access.ts'

/** Has an answer that could not be sent sent now; anew where its job was forgotten. */
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
