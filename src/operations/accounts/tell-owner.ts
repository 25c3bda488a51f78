import type { AccountNotice } from '../../core/account-notice.ts'
import type { App } from '../app.ts'
import { enqueueAfter } from '../enqueue-after.ts'

/** By mail, where there is a mail server. Only a confirmed address gets it, which `jobs/mail-account.ts` looks at when it sends. */
export async function tellOwner(app: App, userId: string, what: AccountNotice): Promise<void> {
  if (app.mail) await enqueueAfter(app, 'mail-account-notice', { userId, what })
}
