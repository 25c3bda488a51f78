import type { Role } from '../../core/role.ts'
import { writeAudit } from '../../db/audit-log.ts'
import { findUser, setRole } from '../../db/users.ts'
import type { App } from '../app.ts'

/** From the command line: whoever has it has the site. */
export async function changeRole({ db }: App, email: string, role: Role): Promise<'changed' | 'already' | 'unknown'> {
  return db.transaction(async (transaction) => {
    const user = await findUser(transaction, { email })
    if (!user) return 'unknown'
    if (user.role === role) return 'already'
    await setRole(transaction, user.id, role)
    const details = { from: user.role, role }
    await writeAudit(transaction, { actor: null, action: 'user.role', subject: ['user', user.id], details })
    return 'changed'
  })
}
