import type { SignedIn } from '../../core/signed-in.ts'
import { writeAudit } from '../../db/audit-log.ts'
import { insertReply, setMessageState } from '../../db/messages-inbox.ts'
import type { App } from '../app.ts'
import { findMessageFor } from './inbox-access.ts'

/** Keeps an answer, and has it mailed: once, however often the mail server has to be asked. */
export async function replyToMessage(
  app: App,
  actor: SignedIn,
  id: number,
  { body, close }: { body: string; close: boolean },
): Promise<'kept' | 'not-yours' | 'no-mail'> {
  if (!app.mail) return 'no-mail'
  return app.db.transaction(async (tx) => {
    if (!(await findMessageFor(tx, actor, id))?.email) return 'not-yours'
    const replyId = await insertReply(tx, id, actor.id, body)
    await app.jobs.enqueue(tx, 'mail-reply', { replyId })
    if (close) await setMessageState(tx, id, 'closed')
    await writeAudit(tx, { actor, action: 'message.reply', subject: ['message', String(id)], details: { close } })
    return 'kept'
  })
}
