import type { SignedIn } from '../../core/signed-in.ts'
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

/** Once more, three times a day. */
export async function sendConfirmation(app: App, user: SignedIn): Promise<boolean> {
  if (!app.mail || !(await countUse(app.db, `confirm:${user.id}`, 3, 24 * 60 * 60))) return false
  await app.jobs.enqueue(app.db, 'mail-confirm-address', { userId: user.id })
  return true
}
