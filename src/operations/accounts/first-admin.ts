import { passwordProblem } from '../../auth/password-problem.ts'
import { forgetTokens, makeToken, readToken, takeToken } from '../../db/accounts/account-tokens.ts'
import { writeAudit } from '../../db/audit/audit-log.ts'
import { forgetOtherWaysIn } from '../../db/accounts/provider-accounts.ts'
import { endSessions } from '../../db/accounts/sessions.ts'
import { findUser, hasAdmin, lockFirstAdmin, setRole, type User } from '../../db/accounts/users.ts'
import { siteAddress } from '../../lib/env/env.ts'
import type { Requester } from '../../auth/visitor-header.ts'
import type { App } from '../app/app.ts'
import { revokeTokens } from '../automations/tokens.ts'
import { type CreateOutcome, createAccount, type LinkOutcome, type NewAccount } from './create-account.ts'

const about = 'the site'
const minutesGood = 7 * 24 * 60

/**
 * Returns the line that the start prints while the site has no administrator: a link that creates one, or the result of
 * `ADMIN_EMAIL`.
 */
export async function firstAdminNote(app: App): Promise<string | undefined> {
  if (await hasAdmin(app.db)) return undefined
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = app.env
  if (email && password) return adminFromSettings(app, { name: '', email, password })
  await forgetTokens(app.db, 'first-admin', about)
  const token = await makeToken(app.db, 'first-admin', about, minutesGood)
  return `Become the administrator:    ${siteAddress(app.env)}/first-admin?token=${token}`
}

async function adminFromSettings(app: App, account: NewAccount): Promise<string> {
  const known = await findUser(app.db, account)
  const outcome = known
    ? await takeOver(app, known, account.password)
    : await createAccount(app, account, { cookies: '', visitor: 'the settings', program: '' }, { isLetIn: true })
  if (outcome.kind === 'invalid')
    return `No administrator was created. ADMIN_EMAIL, ADMIN_PASSWORD: ${Object.values(outcome.errors).join('. ')}.`
  if (outcome.kind !== 'created') return 'No administrator was created. Try again in an hour'
  await grantAdmin(app, outcome.userId)
  return `${account.email} is the administrator`
}

/**
 * Replaces password, sessions, tokens and other ways to sign in of an existing account, because the settings decide who
 * runs the site.
 */
async function takeOver(app: App, user: User, password: string): Promise<CreateOutcome> {
  const problem = await passwordProblem(password, user)
  if (problem) return { kind: 'invalid', errors: { password: problem } }
  await app.auth.setPassword(user.id, password)
  await app.db.transaction(async (transaction) => {
    await forgetOtherWaysIn(transaction, user.id)
    await endSessions(transaction, user.id)
    await revokeTokens(transaction, null, user.id)
  })
  return { kind: 'created', userId: user.id, cookies: [] }
}

/** Returns whether the link from the log still works. */
export async function isFirstAdminLink({ db }: App, token: string): Promise<boolean> {
  return (await readToken(db, 'first-admin', token)) !== undefined && !(await hasAdmin(db))
}

/** Makes the first person who opens the link administrator, with a new account or the one they are signed in with. */
export async function becomeFirstAdmin(
  app: App,
  token: string,
  who: { userId: string } | NewAccount,
  requester: Requester,
): Promise<LinkOutcome> {
  if (!(await isFirstAdminLink(app, token))) return { kind: 'used' }
  const outcome: CreateOutcome =
    'userId' in who
      ? { kind: 'created', userId: who.userId, cookies: [] }
      : await createAccount(app, who, requester, { isLetIn: true })
  if (outcome.kind !== 'created') return outcome
  const isFirst = await app.db.transaction(async (transaction) => {
    await lockFirstAdmin(transaction)
    if ((await hasAdmin(transaction)) || !(await takeToken(transaction, 'first-admin', token))) return false
    await setRole(transaction, outcome.userId, 'admin')
    await writeAudit(transaction, granted(outcome.userId, 'with the link from the log'))
    return true
  })
  return isFirst ? outcome : { kind: 'used' }
}

async function grantAdmin({ db }: App, userId: string) {
  await db.transaction(async (transaction) => {
    await setRole(transaction, userId, 'admin')
    await writeAudit(transaction, granted(userId, 'from the environment'))
  })
}

const granted = (userId: string, how: string) => ({
  actor: null,
  action: 'user.role',
  subject: ['user', userId] as const,
  details: { role: 'admin', how },
})
