import { createHash } from 'node:crypto'
import { takeToken } from '../../db/accounts/account-tokens.ts'
import { countUse } from '../../db/limits/rate-limits.ts'
import { confirmAddress } from '../../db/accounts/users.ts'
import type { App } from '../app/app.ts'

/** Returns false when the link was used, is expired or never existed. */
export async function confirmByLink({ db }: App, token: string): Promise<boolean> {
  const userId = await takeToken(db, 'confirm-address', token)
  if (userId !== undefined) await confirmAddress(db, userId)
  return userId !== undefined
}

export type ConfirmationOutcome = 'sent' | 'too-often' | 'failed'

/** Sends a confirmation mail, when the account is created and up to three more times a day. */
export async function sendConfirmation(app: App, user: { id: string; email: string }): Promise<ConfirmationOutcome> {
  if (!app.mail) return 'failed'
  // Counted by address: a deleted and recreated account must not flood a stranger's mailbox.
  const address = createHash('sha256').update(user.email.toLowerCase()).digest('base64url')
  try {
    return await app.db.transaction(async (tx) => {
      if (!(await countUse(tx, `confirm:${address}`, 4, 24 * 60 * 60))) return 'too-often'
      await app.jobs.enqueue(tx, 'mail-confirm-address', { userId: user.id })
      return 'sent'
    })
  } catch (cause) {
    // The account is valid without this mail, and the attempt is not counted.
    app.log.error({ err: cause }, 'Could not enqueue the confirmation email')
    return 'failed'
  }
}
