import type { Requester } from '../../auth/visitor-header.ts'
import type { SignedIn } from '../../core/accounts/signed-in.ts'
import { writeAudit } from '../../db/audit/audit-log.ts'
import { deleteUser } from '../../db/accounts/delete-user.ts'
import { lockAdmins } from '../../db/accounts/managed-users.ts'
import type { App } from '../app/app.ts'
import { checkOwnPassword } from './own-password.ts'

type DeleteOutcome = 'deleted' | 'wrong-password' | 'too-many' | 'last-admin'

/** Deletes an account for good. Its recipes stay without a name or are deleted, as chosen. */
export async function deleteAccount(
  app: App,
  user: SignedIn,
  { password, recipes }: { password: string; recipes: 'keep' | 'remove' },
  requester: Requester,
): Promise<DeleteOutcome> {
  const check = await checkOwnPassword(app, user, password, requester)
  if (check === 'too-many') return 'too-many'
  // An account without a password confirms with its address, so a misclick deletes nothing.
  const isMeant = check === 'right' || (check === 'none' && password.trim().toLowerCase() === user.email)
  if (!isMeant) return 'wrong-password'
  return app.db.transaction(async (transaction) => {
    const admins = await lockAdmins(transaction)
    if (admins.length === 1 && admins[0] === user.id) return 'last-admin'
    await deleteUser(transaction, user.id, recipes === 'keep' ? 'keep-recipes' : 'remove-recipes')
    const details = { recipes }
    await writeAudit(transaction, { actor: user, action: 'user.delete', subject: ['user', user.id], details })
    return 'deleted'
  })
}
