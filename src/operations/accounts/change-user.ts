import type { Role } from '../../core/accounts/role.ts'
import type { SignedIn } from '../../core/accounts/signed-in.ts'
import { writeAudit } from '../../db/audit/audit-log.ts'
import type { Db } from '../../db/connection/connect.ts'
import { deleteUser } from '../../db/accounts/delete-user.ts'
import { findListedUser, type ListedUser, lockAdmins, setSuspended } from '../../db/accounts/managed-users.ts'
import { setRole } from '../../db/accounts/users.ts'
import type { App } from '../app/app.ts'
import { withdrawInvitationsOf } from './invite.ts'

/** `last-admin`: no administrator would be left. `yourself`: the administrator would lose access. */
export type ChangeOutcome = 'done' | 'gone' | 'last-admin' | 'yourself'

export function giveRole(app: App, actor: SignedIn, id: string, role: Role): Promise<ChangeOutcome> {
  return change(app, id, async (tx, user, isLastAdmin) => {
    if (user.role === role) return 'done'
    if (isLastAdmin) return 'last-admin'
    await setRole(tx, id, role)
    if (user.role === 'admin') await withdrawInvitationsOf(tx, actor, id)
    const details = { from: user.role, role }
    await writeAudit(tx, { actor, action: 'user.role', subject: ['user', id], details })
    return 'done'
  })
}

/** Suspends an account and ends all of its sessions. */
export function suspendUser(app: App, actor: SignedIn, id: string, reason: string): Promise<ChangeOutcome> {
  return change(app, id, async (tx, user, isLastAdmin) => {
    if (id === actor.id) return 'yourself'
    if (isLastAdmin) return 'last-admin'
    await setSuspended(tx, id, reason)
    await withdrawInvitationsOf(tx, actor, id)
    const action = user.isSuspended ? 'user.suspend-reason' : 'user.suspend'
    await writeAudit(tx, { actor, action, subject: ['user', id], details: { reason } })
    return 'done'
  })
}

export function liftSuspension(app: App, actor: SignedIn, id: string): Promise<ChangeOutcome> {
  return change(app, id, async (tx, user) => {
    if (!user.isSuspended) return 'done'
    await setSuspended(tx, id, null)
    await writeAudit(tx, { actor, action: 'user.lift', subject: ['user', id] })
    return 'done'
  })
}

export function removeUser(
  app: App,
  actor: SignedIn,
  id: string,
  recipes: 'keep-recipes' | 'remove-recipes',
): Promise<ChangeOutcome> {
  return change(app, id, async (tx, user, isLastAdmin) => {
    if (isLastAdmin) return 'last-admin'
    if (id === actor.id) return 'yourself'
    await withdrawInvitationsOf(tx, actor, id)
    await deleteUser(tx, id, recipes)
    const details = { role: user.role, recipes, count: user.recipes }
    await writeAudit(tx, { actor, action: 'user.delete', subject: ['user', id], details })
    return 'done'
  })
}

/** Locks the administrators. If two administrators demote each other at once, the second change finds only one left. */
async function change(
  app: App,
  id: string,
  work: (tx: Db, user: ListedUser, isLastAdmin: boolean) => Promise<ChangeOutcome>,
): Promise<ChangeOutcome> {
  return app.db.transaction(async (tx) => {
    const admins = await lockAdmins(tx)
    const user = await findListedUser(tx, id)
    if (!user) return 'gone'
    return work(tx, user, admins.length === 1 && admins[0] === id)
  })
}
