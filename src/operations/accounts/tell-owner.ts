import type { AccountNotice } from '../../core/account-notice.ts'
import type { App } from '../app.ts'

/**
 * By mail, where there is a mail server, and only to an address that was confirmed: another may be a stranger's. After the change, which holds
 * also where nobody can be told of it.
 */
export async function tellOwner({ mail, jobs, db, log }: App, userId: string, what: AccountNotice): Promise<void> {
  if (!mail) return
  try {
    await jobs.enqueue(db, 'mail-account-notice', { userId, what })
  } catch (cause) {
    log.error({ err: cause }, 'The owner of an account cannot be told of a change to it')
  }
}
