import type { AccountNotice } from '../../core/accounts/account-notice.ts'
import type { App } from '../app/app.ts'

/**
 * Notifies the owner by mail, if there is a mail server. The change stays even when the mail cannot be queued.
 * `jobs/accounts/mail-account.ts` only sends to confirmed addresses.
 */
export async function notifyOwner({ mail, jobs, db, log }: App, userId: string, what: AccountNotice): Promise<void> {
  if (!mail) return
  try {
    await jobs.enqueue(db, 'mail-account-notice', { userId, what })
  } catch (cause) {
    log.error({ err: cause, what }, 'Could not notify an account owner of a change')
  }
}
