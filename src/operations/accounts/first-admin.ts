import { passwordProblem } from '../../auth/password-problem.ts'
import { forgetTokens, makeToken, readToken, takeToken } from '../../db/account-tokens.ts'
import { writeAudit } from '../../db/audit-log.ts'
import { forgetOtherWaysIn } from '../../db/provider-accounts.ts'
import { endSessions } from '../../db/sessions.ts'
import { findUser, hasAdmin, lockFirstAdmin, setRole, type User } from '../../db/users.ts'
import { siteAddress } from '../../lib/env.ts'
import type { Asker } from '../../auth/visitor-header.ts'
import type { App } from '../app.ts'
import { type CreateOutcome, createAccount, type NewAccount } from './create-account.ts'

const about = 'the site'
const minutesGood = 7 * 24 * 60

/** What the log says at start while nobody runs the site: the way to become its administrator. */
export async function firstAdminNote(app: App): Promise<string | undefined> {
  if (await hasAdmin(app.db)) return undefined
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = app.env
  if (email && password) return adminFromSettings(app, { name: '', email, password })
  await forgetTokens(app.db, 'first-admin', about)
  const token = await makeToken(app.db, 'first-admin', about, minutesGood)
  return `Nobody runs this site yet. To become its administrator, open: ${siteAddress(app.env)}/first-admin?token=${token}`
}

async function adminFromSettings(app: App, account: NewAccount): Promise<string> {
  const known = await findUser(app.db, account)
  const outcome = known
    ? await takeOver(app, known, account.password)
    : await createAccount(app, account, { cookies: '', visitor: 'the settings', program: '' })
  if (outcome.kind === 'invalid')
    return `No administrator was made. ADMIN_EMAIL, ADMIN_PASSWORD: ${Object.values(outcome.errors).join('. ')}.`
  if (outcome.kind === 'too-many') return 'No administrator was made: try again in an hour'
  await grantAdmin(app, outcome.userId)
  return `${account.email} is the administrator`
}

/** Whoever made an account with that address before has nothing of it any more: the settings say who runs the site. */
async function takeOver(app: App, user: User, password: string): Promise<CreateOutcome> {
  const problem = passwordProblem(password, user)
  if (problem) return { kind: 'invalid', errors: { password: problem } }
  await app.auth.setPassword(user.id, password)
  await app.db.transaction(async (transaction) => {
    await forgetOtherWaysIn(transaction, user.id)
    await endSessions(transaction, user.id)
  })
  return { kind: 'created', userId: user.id, cookies: [] }
}

/** Whether the link from the log still does something. */
export async function isFirstAdminLink({ db }: App, token: string): Promise<boolean> {
  return (await readToken(db, 'first-admin', token)) !== undefined && !(await hasAdmin(db))
}

export type FirstAdminOutcome = CreateOutcome | { kind: 'used' }

/** Whoever opens the link first runs the site, with a new account or the one they are signed in with. */
export async function becomeFirstAdmin(
  app: App,
  token: string,
  who: { userId: string } | NewAccount,
  asker: Asker,
): Promise<FirstAdminOutcome> {
  if (!(await isFirstAdminLink(app, token))) return { kind: 'used' }
  const outcome: CreateOutcome =
    'userId' in who ? { kind: 'created', userId: who.userId, cookies: [] } : await createAccount(app, who, asker)
  if (outcome.kind !== 'created') return outcome
  const isFirst = await app.db.transaction(async (transaction) => {
    await lockFirstAdmin(transaction)
    if ((await hasAdmin(transaction)) || !(await takeToken(transaction, 'first-admin', token))) return false
    await setRole(transaction, outcome.userId, 'admin')
    await writeAudit(transaction, granted(outcome.userId, 'by the link from the log'))
    return true
  })
  return isFirst ? outcome : { kind: 'used' }
}

async function grantAdmin({ db }: App, userId: string) {
  await db.transaction(async (transaction) => {
    await setRole(transaction, userId, 'admin')
    await writeAudit(transaction, granted(userId, 'by the settings'))
  })
}

const granted = (userId: string, how: string) => ({
  actor: null,
  action: 'user.role',
  subject: ['user', userId] as const,
  details: { role: 'admin', how },
})
