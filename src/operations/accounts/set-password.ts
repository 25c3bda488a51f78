import { passwordProblem } from '../../auth/password-problem.ts'
import type { Asker } from '../../auth/visitor-header.ts'
import type { SignedIn } from '../../core/signed-in.ts'
import { writeAudit } from '../../db/audit-log.ts'
import { hasPassword } from '../../db/users.ts'
import type { App } from '../app.ts'
import { isJustSignedIn } from './just-signed-in.ts'
import { tellOwner } from './tell-owner.ts'

type SetOutcome = { kind: 'set' | 'has-one' | 'long-signed-in' } | { kind: 'invalid'; problem: string }

/** The first one of an account that was made by another way in. Whoever has one changes it, with the old one. */
export async function setFirstPassword(app: App, user: SignedIn, password: string, asker: Asker): Promise<SetOutcome> {
  const problem = passwordProblem(password, user)
  if (problem) return { kind: 'invalid', problem }
  if (!(await isJustSignedIn(app, asker.cookies))) return { kind: 'long-signed-in' }
  if (await hasPassword(app.db, user.id)) return { kind: 'has-one' }
  await app.auth.setPassword(user.id, password)
  await writeAudit(app.db, { actor: user, action: 'user.set-password', subject: ['user', user.id] })
  await tellOwner(app, user.id, 'password')
  return { kind: 'set' }
}
