import { makeToken } from '../../db/accounts/account-tokens.ts'
import { writeAudit } from '../../db/audit/audit-log.ts'
import type { Db } from '../../db/connection/connect.ts'
import { findUser } from '../../db/accounts/users.ts'
import { siteAddress } from '../../lib/env/env.ts'
import type { App } from '../app/app.ts'

const minutesGood = 60

/**
 * Creates a link to choose a new password. Earlier links stay valid for their hour, so another request does not break
 * them.
 */
export async function makeResetLink({ env }: Pick<App, 'env'>, db: Db, userId: string): Promise<string> {
  return `${siteAddress(env)}/auth/reset?token=${await makeToken(db, 'reset-password', userId, minutesGood)}`
}

/** Creates a link from the command line, which needs no permission. Undefined for an unknown address. */
export async function makeResetLinkByHand(app: App, email: string): Promise<{ link: string; to: string } | undefined> {
  return app.db.transaction(async (transaction) => {
    const user = await findUser(transaction, { email })
    if (!user) return undefined
    await writeAudit(transaction, { actor: null, action: 'user.reset-link', subject: ['user', user.id] })
    return { link: await makeResetLink(app, transaction, user.id), to: user.email }
  })
}
