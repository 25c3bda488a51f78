import type { AccountNotice } from '../../core/account-notice.ts'
import type { Db } from '../../db/connect.ts'
import type { App } from '../app.ts'

/** By mail, where there is a mail server, and only to an address that was confirmed: another may be a stranger's. */
export async function tellOwner({ mail, jobs }: App, db: Db, userId: string, what: AccountNotice): Promise<void> {
  if (mail) await jobs.enqueue(db, 'mail-account-notice', { userId, what })
}
