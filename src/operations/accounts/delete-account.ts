import type { Asker } from '../../auth/visitor-header.ts'
import type { SignedIn } from '../../core/signed-in.ts'
import { writeAudit } from '../../db/audit-log.ts'
import { deleteUser } from '../../db/delete-user.ts'
import { lockAdmins } from '../../db/users-desk.ts'
import type { App } from '../app.ts'
import { checkOwnPassword } from './own-password.ts'

type DeleteOutcome = 'deleted' | 'wrong-password' | 'too-many' | 'last-admin'

/** For good. Recipes stay without a name or go with the account, as chosen. */
export async function deleteAccount(
  app: App,
  user: SignedIn,
  { password, recipes }: { password: string; recipes: 'keep' | 'remove' },
  asker: Asker,
): Promise<DeleteOutcome> {
  const check = await checkOwnPassword(app, user, password, asker)
  if (check === 'too-many') return 'too-many'
  // Without a password of ours the address is asked for in its place: a slip of the hand deletes nothing.
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
