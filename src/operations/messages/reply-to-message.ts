import type { SignedIn } from '../../core/accounts/signed-in.ts'
import { writeAudit } from '../../db/audit/audit-log.ts'
import { insertReply, setMessageState } from '../../db/messages/inbox.ts'
import type { App } from '../app/app.ts'
import { findMessageFor } from './inbox-access.ts'

/** Stores an answer and enqueues its mail, which is sent once even after retries. */
export async function replyToMessage(
  app: App,
  actor: SignedIn,
  id: number,
  { body, close }: { body: string; close: boolean },
): Promise<'stored' | 'not-yours' | 'no-mail'> {
  if (!app.mail) return 'no-mail'
  return app.db.transaction(async (tx) => {
    if (!(await findMessageFor(tx, actor, id))?.email) return 'not-yours'
    const replyId = await insertReply(tx, id, actor.id, body)
    await app.jobs.enqueue(tx, 'mail-reply', { replyId })
    if (close) await setMessageState(tx, id, 'closed')
    await writeAudit(tx, { actor, action: 'message.reply', subject: ['message', String(id)], details: { close } })
    return 'stored'
  })
}
