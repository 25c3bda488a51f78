import { isAtLeast } from '../../core/role.ts'
import type { SignedIn } from '../../core/signed-in.ts'
import { findInboxMessage, type InboxMessage } from '../../db/messages-inbox.ts'
import type { Db } from '../../db/connect.ts'

/** An admin answers every message, an editor those that were given to them. */
export async function findMessageFor(db: Db, actor: SignedIn, id: number): Promise<InboxMessage | undefined> {
  const message = await findInboxMessage(db, id)
  return message && (isAtLeast(actor.role, 'admin') || message.assignedTo === actor.id) ? message : undefined
}
