import { readSignUpRule } from '../../auth/sign-up-rule.ts'
import type { Requester } from '../../auth/visitor-header.ts'
import { isAtLeast } from '../../core/accounts/role.ts'
import type { SignedIn } from '../../core/accounts/signed-in.ts'
import {
  deleteInvitation,
  findInvitation,
  findInvitationOf,
  type Invitation,
  lockInvitation,
} from '../../db/accounts/invitations.ts'
import { confirmAddress, findUser, setRole, type User } from '../../db/accounts/users.ts'
import { writeAudit } from '../../db/audit/audit-log.ts'
import type { Db } from '../../db/connection/connect.ts'
import type { App } from '../app/app.ts'
import { createAccount, type LinkOutcome } from './create-account.ts'

export type OpenedInvitation = Pick<Invitation, 'email' | 'role'> & {
  /** `new`: no account yet. `sign-in`: the address has an account. `other`: signed in with another address. */
  state: 'new' | 'sign-in' | 'mine' | 'other'
}

/** Opens the link of an invitation. Undefined if it was used, withdrawn, is expired or never existed. */
export async function openInvitation(
  app: App,
  token: string,
  user: SignedIn | null,
): Promise<OpenedInvitation | undefined> {
  const found = (await readSignUpRule(app)) === 'nobody' ? undefined : await findInvitation(app.db, token)
  if (!found) return undefined
  const { email, role } = found
  if (user) return { email, role, state: user.email === email ? 'mine' : 'other' }
  return { email, role, state: (await findUser(app.db, { email })) ? 'sign-in' : 'new' }
}

/** Accepts an invitation once: with a new account for its address, or with the account that has it. */
export async function acceptInvitation(
  app: App,
  token: string,
  who: SignedIn | { name: string; password: string },
  requester: Requester,
): Promise<LinkOutcome> {
  if ((await readSignUpRule(app)) === 'nobody') return { kind: 'used' }
  return app.db.transaction(async (tx): Promise<LinkOutcome> => {
    const invitation = await lockInvitation(tx, token)
    if (!invitation) return { kind: 'used' }
    if ('id' in who) {
      const user = who.email === invitation.email ? await findUser(tx, { id: who.id }) : undefined
      if (!user) return { kind: 'used' }
      await accept(tx, invitation, user)
      return { kind: 'created', userId: user.id, cookies: [] }
    }
    const account = { ...who, email: invitation.email }
    const outcome = await createAccount(app, account, requester, { isLetIn: true, isAddressProved: true })
    if (outcome.kind === 'created') await accept(tx, invitation, { id: outcome.userId, role: 'cook' })
    return outcome
  })
}

/** Gives the role, but takes no higher one away. The link was sent to the address, so it proves it. */
async function accept(tx: Db, { id, role }: Invitation, user: Pick<User, 'id' | 'role'>): Promise<void> {
  await deleteInvitation(tx, id)
  await confirmAddress(tx, user.id)
  if (!isAtLeast(user.role, role)) await setRole(tx, user.id, role)
  await writeAudit(tx, {
    actor: { id: user.id },
    action: 'user.accept-invitation',
    subject: ['user', user.id],
    details: { role },
  })
}

/**
 * Accepts the invitation of a new account whose address the sign-in provider confirmed. A provider never gives more than
 * the role of a cook, so other invitations wait for their link.
 */
export async function acceptByProvider({ db }: App, userId: string): Promise<void> {
  const user = await findUser(db, { id: userId })
  const invitation = user?.emailVerified ? await findInvitationOf(db, user.email) : undefined
  if (user && invitation?.role === 'cook') await db.transaction((tx) => accept(tx, invitation, user))
}
