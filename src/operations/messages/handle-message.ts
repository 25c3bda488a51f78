import { isAtLeast } from '../../core/accounts/role.ts'
import type { SignedIn } from '../../core/accounts/signed-in.ts'
import { writeAudit } from '../../db/audit/audit-log.ts'
import { assignMessage, listAssignees, setMessageState } from '../../db/messages/inbox.ts'
import type { App } from '../app/app.ts'
import { findMessageFor } from './inbox-access.ts'

/** Closes or reopens a message. */
export async function turnMessage(
  app: App,
  actor: SignedIn,
  id: number,
  state: 'open' | 'closed',
): Promise<'done' | 'not-yours'> {
  return app.db.transaction(async (tx) => {
    if (!(await findMessageFor(tx, actor, id))) return 'not-yours'
    const action = state === 'closed' ? 'message.close' : 'message.reopen'
    if (await setMessageState(tx, id, state)) await writeAudit(tx, { actor, action, subject: ['message', String(id)] })
    return 'done'
  })
}

/** Assigns a message to an editor or administrator. Null removes the assignment. Only administrators may do this. */
export async function giveMessage(
  app: App,
  actor: SignedIn,
  id: number,
  userId: string | null,
): Promise<'done' | 'not-yours' | 'unknown'> {
  if (!isAtLeast(actor.role, 'admin')) return 'not-yours'
  return app.db.transaction(async (tx) => {
    if (userId !== null && !(await listAssignees(tx)).some((assignee) => assignee.id === userId)) return 'unknown'
    if (!(await assignMessage(tx, id, userId))) return 'unknown'
    await writeAudit(tx, { actor, action: 'message.assign', subject: ['message', String(id)], details: { to: userId } })
    return 'done'
  })
}
