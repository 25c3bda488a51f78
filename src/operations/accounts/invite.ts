import { createHash } from 'node:crypto'
import { readSignUpRule } from '../../auth/sign-up-rule.ts'
import type { Role } from '../../core/accounts/role.ts'
import type { SignedIn } from '../../core/accounts/signed-in.ts'
import {
  deleteInvitation,
  deleteInvitationsBy,
  type Invitation,
  renewInvitation,
  upsertInvitation,
} from '../../db/accounts/invitations.ts'
import { findUser } from '../../db/accounts/users.ts'
import { writeAudit, writeAudits } from '../../db/audit/audit-log.ts'
import type { Db } from '../../db/connection/connect.ts'
import { countUse } from '../../db/limits/rate-limits.ts'
import { siteAddress } from '../../lib/env/env.ts'
import type { App } from '../app/app.ts'

/** `link` is null if it was mailed. It is never stored, so it can be shown only now. */
export interface Invited {
  email: string
  link: string | null
}

export type InviteOutcome =
  | { kind: 'done'; invited: ReadonlyArray<Invited>; known: ReadonlyArray<string>; tooMany: ReadonlyArray<string> }
  /** The settings let nobody create an account. */
  | { kind: 'closed' }

const daySeconds = 24 * 60 * 60
/** A stolen session of an administrator must not flood mailboxes. */
const mostADay = { site: 100, address: 3 }

/** Invites addresses that have no account yet. */
export async function invite(
  app: App,
  actor: SignedIn,
  { addresses, role }: { addresses: ReadonlyArray<string>; role: Role },
): Promise<InviteOutcome> {
  if ((await readSignUpRule(app)) === 'nobody') return { kind: 'closed' }
  const [invited, known, tooMany]: [Array<Invited>, Array<string>, Array<string>] = [[], [], []]
  for (const email of addresses) {
    if (await findUser(app.db, { email })) known.push(email)
    else if (!(await maySend(app.db, email))) tooMany.push(email)
    else invited.push(await inviteOne(app, actor, email, role))
  }
  return { kind: 'done', invited, known, tooMany }
}

async function maySend(db: Db, email: string): Promise<boolean> {
  const address = createHash('sha256').update(email).digest('base64url')
  return (
    (await countUse(db, `invite:${address}`, mostADay.address, daySeconds)) &&
    (await countUse(db, 'invite', mostADay.site, daySeconds))
  )
}

function inviteOne(app: App, actor: SignedIn, email: string, role: Role): Promise<Invited> {
  return app.db.transaction(async (tx) => {
    const invitation = await upsertInvitation(tx, { email, role, invitedBy: actor.id })
    await writeAudit(tx, about(actor, 'user.invite', invitation))
    return sendLink(app, tx, invitation)
  })
}

/** Mails the link. Without a mail server, returns it. */
async function sendLink(app: App, tx: Db, { id, email }: Invitation): Promise<Invited> {
  if (!app.mail) return { email, link: (await makeInvitationLink(app, tx, id)) ?? null }
  await app.jobs.enqueue(tx, 'mail-invitation', { invitationId: id })
  return { email, link: null }
}

export async function makeInvitationLink({ env }: Pick<App, 'env'>, db: Db, id: number): Promise<string | undefined> {
  const renewed = await renewInvitation(db, id)
  return renewed && `${siteAddress(env)}/invitation?token=${renewed.token}`
}

/** Sends a new link for seven more days. The earlier one no longer works. */
export async function resendInvitation(
  app: App,
  actor: SignedIn,
  invitation: Invitation,
): Promise<Invited | 'too-many' | 'closed'> {
  if ((await readSignUpRule(app)) === 'nobody') return 'closed'
  if (!(await maySend(app.db, invitation.email))) return 'too-many'
  return inviteOne(app, actor, invitation.email, invitation.role)
}

/** Makes a link for an address that gets no mail. The earlier one no longer works. */
export async function linkInsteadOfMail(
  app: App,
  actor: SignedIn,
  invitation: Invitation,
): Promise<Invited | 'closed'> {
  if ((await readSignUpRule(app)) === 'nobody') return 'closed'
  return app.db.transaction(async (tx) => {
    await writeAudit(tx, about(actor, 'user.invite', invitation))
    return { email: invitation.email, link: (await makeInvitationLink(app, tx, invitation.id)) ?? null }
  })
}

/** Returns false if it was accepted or withdrawn already. */
export function withdrawInvitation({ db }: App, actor: SignedIn, id: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    const withdrawn = await deleteInvitation(tx, id)
    if (withdrawn) await writeAudit(tx, about(actor, 'user.withdraw-invitation', withdrawn))
    return withdrawn !== undefined
  })
}

/**
 * Withdraws the invitations of an account that loses its rights over others. An attacker could otherwise return with an
 * invitation that they sent to themselves.
 */
export async function withdrawInvitationsOf(transaction: Db, actor: SignedIn | null, userId: string): Promise<void> {
  const withdrawn = await deleteInvitationsBy(transaction, userId)
  await writeAudits(
    transaction,
    withdrawn.map((invitation) => about(actor, 'user.withdraw-invitation', invitation)),
  )
}

/** Entries never change, so they name only so much of an address that an administrator recognizes it. */
function about(actor: SignedIn | null, action: string, { id, email, role }: Invitation) {
  const to = `${email.slice(0, 1)}…${email.slice(email.indexOf('@'))}`
  return { actor, action, subject: ['invitation', String(id)] as const, details: { to, role } }
}
