import type { Role } from '../../core/accounts/role.ts'
import { writeAudit } from '../../db/audit/audit-log.ts'
import { findUser, setRole } from '../../db/accounts/users.ts'
import type { App } from '../app/app.ts'
import { withdrawInvitationsOf } from './invite.ts'

/** Changes a role from the command line, which needs no permission. */
export async function changeRole({ db }: App, email: string, role: Role): Promise<'changed' | 'already' | 'unknown'> {
  return db.transaction(async (transaction) => {
    const user = await findUser(transaction, { email })
    if (!user) return 'unknown'
    if (user.role === role) return 'already'
    await setRole(transaction, user.id, role)
    if (user.role === 'admin') await withdrawInvitationsOf(transaction, null, user.id)
    const details = { from: user.role, role }
    await writeAudit(transaction, { actor: null, action: 'user.role', subject: ['user', user.id], details })
    return 'changed'
  })
}
