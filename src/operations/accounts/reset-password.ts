import { passwordProblem } from '../../auth/password-problem.ts'
import { isEmailAddress } from '../../core/text/email-address.ts'
import { forgetTokens, readToken, takeToken } from '../../db/accounts/account-tokens.ts'
import { writeAudit } from '../../db/audit/audit-log.ts'
import { countUse } from '../../db/limits/rate-limits.ts'
import { forgetOtherWaysIn } from '../../db/accounts/provider-accounts.ts'
import { endSessions } from '../../db/accounts/sessions.ts'
import { confirmAddress, findUser } from '../../db/accounts/users.ts'
import type { App } from '../app/app.ts'
import { revokeTokens } from '../automations/tokens.ts'
import { forgetTries } from './sign-in-limits.ts'
import { notifyOwner } from './notify-owner.ts'

const daySeconds = 24 * 60 * 60
/** Keeps strangers from using up an owner's requests, because they need a new IP address for every three mails. */
const mostMailsADay = 24
const mostOfVisitor = 3
const mostAnHour = 20

/** Gives the same answer for known and unknown addresses, so it does not reveal accounts. */
export async function askForReset(app: App, typed: string, visitor: string): Promise<'sent' | 'invalid' | 'too-many'> {
  const email = typed.trim().toLowerCase()
  if (!isEmailAddress(email)) return 'invalid'
  if (!(await countUse(app.db, `reset:visitor:${visitor}`, mostAnHour, 60 * 60))) return 'too-many'
  // More requests get the same answer but send no mail. A mail that could not be queued is not counted.
  await app.db.transaction(async (tx) => {
    const isFew =
      (await countUse(tx, `reset:${visitor}:${email}`, mostOfVisitor, daySeconds)) &&
      (await countUse(tx, `reset:address:${email}`, mostMailsADay, daySeconds))
    if (isFew) await app.jobs.enqueue(tx, 'mail-reset-password', { email })
  })
  return 'sent'
}

export const isResetLink = async ({ db }: App, token: string) =>
  (await readToken(db, 'reset-password', token)) !== undefined

/** Sets a new password, ends every session and revokes the tokens of automations. Returns null on success. */
export async function resetPassword(
  app: App,
  token: string,
  password: string,
): Promise<null | { kind: 'used' } | { kind: 'invalid'; problem: string }> {
  const userId = await readToken(app.db, 'reset-password', token)
  const user = userId === undefined ? undefined : await findUser(app.db, { id: userId })
  if (!user) return { kind: 'used' }
  const problem = await passwordProblem(password, user)
  if (problem) return { kind: 'invalid', problem }
  if ((await takeToken(app.db, 'reset-password', token)) === undefined) return { kind: 'used' }
  await app.auth.setPassword(user.id, password)
  await app.db.transaction(async (transaction) => {
    // The creator of an account with an unconfirmed address may have left another way to sign in.
    if (!user.emailVerified) await forgetOtherWaysIn(transaction, user.id)
    // Using the link proves the address.
    await confirmAddress(transaction, user.id)
    await forgetTokens(transaction, 'reset-password', user.id)
    await endSessions(transaction, user.id)
    await revokeTokens(transaction, user, user.id)
    await writeAudit(transaction, { actor: user, action: 'user.reset-password', subject: ['user', user.id] })
  })
  await forgetTries(app.db, user.email)
  await notifyOwner(app, user.id, 'password')
  return null
}
