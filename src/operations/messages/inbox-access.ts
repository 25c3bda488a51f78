import { isAtLeast } from '../../core/accounts/role.ts'
import type { SignedIn } from '../../core/accounts/signed-in.ts'
import { findInboxMessage, type InboxMessage } from '../../db/messages/inbox.ts'
import type { Db } from '../../db/connection/connect.ts'

/** Administrators see every message, editors the ones assigned to them. */
export async function findMessageFor(db: Db, actor: SignedIn, id: number): Promise<InboxMessage | undefined> {
  const message = await findInboxMessage(db, id)
  return message && (isAtLeast(actor.role, 'admin') || message.assignedTo === actor.id) ? message : undefined
}
