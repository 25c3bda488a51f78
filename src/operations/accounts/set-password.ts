import { passwordProblem } from '../../auth/password-problem.ts'
import type { Requester } from '../../auth/visitor-header.ts'
import type { SignedIn } from '../../core/accounts/signed-in.ts'
import { writeAudit } from '../../db/audit/audit-log.ts'
import { hasPassword } from '../../db/accounts/users.ts'
import type { App } from '../app/app.ts'
import { isJustSignedIn } from './just-signed-in.ts'
import { notifyOwner } from './notify-owner.ts'

type SetOutcome = { kind: 'set' | 'has-one' | 'long-signed-in' } | { kind: 'invalid'; problem: string }

/** Sets the first password of an account that signs in another way. `changePassword` replaces an existing one. */
export async function setFirstPassword(
  app: App,
  user: SignedIn,
  password: string,
  requester: Requester,
): Promise<SetOutcome> {
  const problem = await passwordProblem(password, user)
  if (problem) return { kind: 'invalid', problem }
  if (!(await isJustSignedIn(app, requester.cookies))) return { kind: 'long-signed-in' }
  if (await hasPassword(app.db, user.id)) return { kind: 'has-one' }
  await app.auth.setPassword(user.id, password)
  await writeAudit(app.db, { actor: user, action: 'user.set-password', subject: ['user', user.id] })
  await notifyOwner(app, user.id, 'password')
  return { kind: 'set' }
}
