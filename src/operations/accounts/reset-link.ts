import { makeToken } from '../../db/account-tokens.ts'
import { writeAudit } from '../../db/audit-log.ts'
import type { Db } from '../../db/connect.ts'
import { findUser } from '../../db/users.ts'
import { siteAddress } from '../../lib/env.ts'
import type { App } from '../app.ts'

const minutesGood = 60

/**
 * Where somebody chooses a new password, whoever hands it to them. Links of before stay good for their hour: whoever asks for another one
 * must not make them useless.
 */
export async function makeResetLink({ env }: Pick<App, 'env'>, db: Db, userId: string): Promise<string> {
  return `${siteAddress(env)}/auth/reset?token=${await makeToken(db, 'reset-password', userId, minutesGood)}`
}

/** From the command line: whoever has it has the site. Undefined where nobody has the address. */
export async function makeResetLinkByHand(app: App, email: string): Promise<{ link: string; to: string } | undefined> {
  return app.db.transaction(async (transaction) => {
    const user = await findUser(transaction, { email })
    if (!user) return undefined
    await writeAudit(transaction, { actor: null, action: 'user.reset-link', subject: ['user', user.id] })
    return { link: await makeResetLink(app, transaction, user.id), to: user.email }
  })
}
