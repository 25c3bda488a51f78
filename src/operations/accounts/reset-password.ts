import { passwordProblem } from '../../auth/password-problem.ts'
import { isEmailAddress } from '../../core/email-address.ts'
import { forgetTokens, readToken, takeToken } from '../../db/account-tokens.ts'
import { writeAudit } from '../../db/audit-log.ts'
import { countUse } from '../../db/rate-limits.ts'
import { forgetOtherWaysIn } from '../../db/provider-accounts.ts'
import { endSessions } from '../../db/sessions.ts'
import { confirmAddress, findUser } from '../../db/users.ts'
import type { App } from '../app.ts'
import { forgetTries } from './sign-in-limits.ts'
import { tellOwner } from './tell-owner.ts'

const daySeconds = 24 * 60 * 60
/** Nobody who asks on somebody's behalf keeps them from asking: that takes as many addresses as there are threes in this. */
const mostMailsADay = 24
const mostOfVisitor = 3
const mostAnHour = 20

/** One answer for every address, known or not: the mail alone tells, and only its reader. */
export async function askForReset(app: App, typed: string, visitor: string): Promise<'sent' | 'invalid' | 'too-many'> {
  const email = typed.trim().toLowerCase()
  if (!isEmailAddress(email)) return 'invalid'
  if (!(await countUse(app.db, `reset:visitor:${visitor}`, mostAnHour, 60 * 60))) return 'too-many'
  // Whoever asks more often is answered the same, and nobody's mailbox is filled. What never came into the queue is not counted.
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

/** The new password; null where it was set, and every session is over. */
export async function resetPassword(
  app: App,
  token: string,
  password: string,
): Promise<null | { kind: 'used' } | { kind: 'invalid'; problem: string }> {
  const userId = await readToken(app.db, 'reset-password', token)
  const user = userId === undefined ? undefined : await findUser(app.db, { id: userId })
  if (!user) return { kind: 'used' }
  const problem = passwordProblem(password, user)
  if (problem) return { kind: 'invalid', problem }
  if ((await takeToken(app.db, 'reset-password', token)) === undefined) return { kind: 'used' }
  await app.auth.setPassword(user.id, password)
  await app.db.transaction(async (transaction) => {
    // Whoever made an account with somebody else's address may have left a key of their own to it.
    if (!user.emailVerified) await forgetOtherWaysIn(transaction, user.id)
    // Whoever reads the mail has the address.
    await confirmAddress(transaction, user.id)
    await forgetTokens(transaction, 'reset-password', user.id)
    await endSessions(transaction, user.id)
    await writeAudit(transaction, { actor: user, action: 'user.reset-password', subject: ['user', user.id] })
  })
  await forgetTries(app.db, user.email)
  await tellOwner(app, user.id, 'password')
  return null
}
