import { createHash } from 'node:crypto'
import { takeToken } from '../../db/account-tokens.ts'
import { countUse } from '../../db/rate-limits.ts'
import { confirmAddress } from '../../db/users.ts'
import type { App } from '../app.ts'

/** False where the link was used, is too old or was never given out. */
export async function confirmByLink({ db }: App, token: string): Promise<boolean> {
  const userId = await takeToken(db, 'confirm-address', token)
  if (userId !== undefined) await confirmAddress(db, userId)
  return userId !== undefined
}

export type ConfirmationOutcome = 'sent' | 'too-often' | 'failed'

/** When the account is made, and three times more a day. */
export async function sendConfirmation(app: App, user: { id: string; email: string }): Promise<ConfirmationOutcome> {
  if (!app.mail) return 'failed'
  // By address: accounts can be made and deleted as often as somebody likes, and a stranger's mailbox is not to be filled.
  const address = createHash('sha256').update(user.email.toLowerCase()).digest('base64url')
  try {
    return await app.db.transaction(async (tx) => {
      if (!(await countUse(tx, `confirm:${address}`, 4, 24 * 60 * 60))) return 'too-often'
      await app.jobs.enqueue(tx, 'mail-confirm-address', { userId: user.id })
      return 'sent'
    })
  } catch (cause) {
    // The account holds without it, and the try is not counted.
    app.log.error({ err: cause }, 'The mail that confirms an address cannot be put into the queue')
    return 'failed'
  }
}
