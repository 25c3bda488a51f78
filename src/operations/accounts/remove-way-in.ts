import { providerIdOf } from '../../auth/provider-name.ts'
import type { SignedIn } from '../../core/signed-in.ts'
import { writeAudit } from '../../db/audit-log.ts'
import type { Db } from '../../db/connect.ts'
import { deletePasskey } from '../../db/passkeys.ts'
import { countWaysIn, deleteLinkedAccount } from '../../db/provider-accounts.ts'
import type { App } from '../app.ts'

/** `last`: afterwards nobody could sign in to the account any more. */
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
      // What opened nothing may always go.
      if (after === 0 && before > 0) throw new LastWayIn()
      return 'removed'
    })
    .catch((cause: unknown) => {
      if (cause instanceof LastWayIn) return 'last'
      throw cause
    })
}

/** Takes the removal back. */
class LastWayIn extends Error {}
