import { passwordProblem } from '../../auth/password-problem.ts'
import { type Requester, headersOf } from '../../auth/visitor-header.ts'
import type { SignedIn } from '../../core/accounts/signed-in.ts'
import { writeAudit } from '../../db/audit/audit-log.ts'
import type { App } from '../app/app.ts'
import { checkOwnPassword } from './own-password.ts'
import { notifyOwner } from './notify-owner.ts'

type ChangeOutcome =
  | { kind: 'changed'; cookies: Array<string> }
  | { kind: 'invalid'; errors: { current?: string; password?: string } }
  | { kind: 'too-many' }

/** Changes the password and signs out every other browser, in case someone else is signed in there. */
export async function changePassword(
  app: App,
  user: SignedIn,
  { current, password }: { current: string; password: string },
  requester: Requester,
): Promise<ChangeOutcome> {
  const problem = await passwordProblem(password, user)
  if (problem) return { kind: 'invalid', errors: { password: problem } }
  const check = await checkOwnPassword(app, user, current, requester)
  if (check === 'too-many') return { kind: 'too-many' }
  if (check !== 'right') return { kind: 'invalid', errors: { current: 'Wrong password' } }
  const { api } = await app.auth.at()
  const { headers } = await api.changePassword({
    body: { currentPassword: current, newPassword: password, revokeOtherSessions: true },
    headers: headersOf(requester),
    returnHeaders: true,
  })
  await writeAudit(app.db, { actor: user, action: 'user.change-password', subject: ['user', user.id] })
  await notifyOwner(app, user.id, 'password')
  return { kind: 'changed', cookies: headers.getSetCookie() }
}
