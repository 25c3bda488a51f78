import { providerIdOf } from '../../auth/provider-name.ts'
import type { SignedIn } from '../../core/accounts/signed-in.ts'
import { writeAudit } from '../../db/audit/audit-log.ts'
import type { Db } from '../../db/connection/connect.ts'
import { deletePasskey } from '../../db/accounts/passkeys.ts'
import { countWaysIn, deleteLinkedAccount } from '../../db/accounts/provider-accounts.ts'
import type { App } from '../app/app.ts'

/** `last`: no way to sign in would be left. */
export type RemoveOutcome = 'removed' | 'gone' | 'last'

export const unlinkAccount = (app: App, user: SignedIn, id: string) =>
  removeWayIn(app, user, async (transaction) => {
    const isDeleted = await deleteLinkedAccount(transaction, user.id, id)
    if (isDeleted) await writeAudit(transaction, { actor: user, action: 'user.unlink', subject: ['user', user.id] })
    return isDeleted
  })

export const removePasskey = (app: App, user: SignedIn, id: string) =>
  removeWayIn(app, user, async (transaction) => {
    const isDeleted = await deletePasskey(transaction, user.id, id)
    if (isDeleted)
      await writeAudit(transaction, { actor: user, action: 'user.remove-passkey', subject: ['user', user.id] })
    return isDeleted
  })

async function removeWayIn(
  { db, env }: App,
  user: SignedIn,
  remove: (transaction: Db) => Promise<boolean>,
): Promise<RemoveOutcome> {
  const provider = env.OIDC_ISSUER ? providerIdOf(env.OIDC_ISSUER) : null
  return db
    .transaction(async (transaction) => {
      const before = await countWaysIn(transaction, user.id, provider)
      if (!(await remove(transaction))) return 'gone'
      const after = await countWaysIn(transaction, user.id, provider)
      // A way that could not sign in can always be removed.
      if (after === 0 && before > 0) throw new LastWayIn()
      return 'removed'
    })
    .catch((cause: unknown) => {
      if (cause instanceof LastWayIn) return 'last'
      throw cause
    })
}

/** Rolls back the removal. */
class LastWayIn extends Error {}
