import type { AccountNotice } from '../../core/account-notice.ts'
import type { App } from '../app.ts'

/**
 * By mail, where there is a mail server, and after a change that holds also where that cannot be put into the queue. Only a
 * confirmed address gets it, which `jobs/mail-account.ts` looks at when it sends.
 */
export async function tellOwner({ mail, jobs, db, log }: App, userId: string, what: AccountNotice): Promise<void> {
  if (!mail) return
  try {
    await jobs.enqueue(db, 'mail-account-notice', { userId, what })
  } catch (cause) {
    log.error({ err: cause, what }, 'The owner of an account cannot be told of a change to it')
  }
}
