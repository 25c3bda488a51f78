import { passwordProblem } from '../../auth/password-problem.ts'
import { type Asker, headersOf } from '../../auth/visitor-header.ts'
import type { SignedIn } from '../../core/signed-in.ts'
import { writeAudit } from '../../db/audit-log.ts'
import type { App } from '../app.ts'
import { checkOwnPassword } from './own-password.ts'
import { tellOwner } from './tell-owner.ts'

type ChangeOutcome =
  | { kind: 'changed'; cookies: Array<string> }
  | { kind: 'invalid'; errors: { current?: string; password?: string } }
  | { kind: 'too-many' }

/** Signs every other browser out: whoever changes a password may have reason to. */
export async function changePassword(
  app: App,
  user: SignedIn,
  { current, password }: { current: string; password: string },
  asker: Asker,
): Promise<ChangeOutcome> {
  const problem = passwordProblem(password, user)
  if (problem) return { kind: 'invalid', errors: { password: problem } }
  const check = await checkOwnPassword(app, user, current, asker)
  if (check === 'too-many') return { kind: 'too-many' }
  if (check !== 'right') return { kind: 'invalid', errors: { current: 'This is not your password' } }
  const { api } = await app.auth.at()
  const { headers } = await api.changePassword({
    body: { currentPassword: current, newPassword: password, revokeOtherSessions: true },
    headers: headersOf(asker),
    returnHeaders: true,
  })
  await writeAudit(app.db, { actor: user, action: 'user.change-password', subject: ['user', user.id] })
  await tellOwner(app, user.id, 'password')
  return { kind: 'changed', cookies: headers.getSetCookie() }
}
