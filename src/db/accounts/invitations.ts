import { createHash, randomBytes } from 'node:crypto'
import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { Role } from '../../core/accounts/role.ts'
import { daysInvited } from '../../core/accounts/invite-form.ts'
import { noName } from '../../core/accounts/no-name.ts'
import type { Db } from '../connection/connect.ts'
import { invitations, users } from '../schema/accounts.ts'
import { nameForStaff } from './name-for-staff.ts'

export interface Invitation {
  id: number
  /** In lower case. */
  email: string
  role: Role
  invitedBy: string | null
}

const columns = {
  id: invitations.id,
  email: invitations.email,
  role: invitations.role,
  invitedBy: invitations.invitedBy,
}

const inSevenDays = sql`now() + make_interval(days => ${daysInvited})`
const isOpen = gt(invitations.expiresAt, sql`now()`)
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')
const hasToken = (token: string) => and(eq(invitations.tokenHash, hashOf(token)), isOpen)

/** Invites an address, or changes its invitation. An earlier link no longer works. Returns the id. */
export async function upsertInvitation(db: Db, given: { email: string; role: Role; invitedBy: string }) {
  const { email, ...rest } = given
  const renewed = { ...rest, tokenHash: null, expiresAt: inSevenDays }
  const [row] = await db
    .insert(invitations)
    .values({ ...renewed, email: email.toLowerCase() })
    .onConflictDoUpdate({ target: invitations.email, set: renewed })
    .returning(columns)
  if (!row) throw new Error('No invitation was stored')
  return row
}

/** Makes the only link of an invitation that works, for seven days. Only its hash is stored. */
export async function renewInvitation(db: Db, id: number): Promise<(Invitation & { token: string }) | undefined> {
  const token = randomBytes(24).toString('base64url')
  const [row] = await db
    .update(invitations)
    .set({ tokenHash: hashOf(token), expiresAt: inSevenDays })
    .where(eq(invitations.id, id))
    .returning(columns)
  return row && { ...row, token }
}

/** Finds the invitation of a link that still works. */
export async function findInvitation(db: Db, token: string): Promise<Invitation | undefined> {
  const [row] = await db.select(columns).from(invitations).where(hasToken(token))
  return row
}

/**
 * Like `findInvitation`, but finds nothing while another transaction has it. Requests that waited would use up the
 * connections, and the one that creates the account needs a second one.
 */
export async function lockInvitation(transaction: Db, token: string): Promise<Invitation | undefined> {
  const query = transaction.select(columns).from(invitations).where(hasToken(token))
  const [row] = await query.for('update', { skipLocked: true })
  return row
}

/** Finds the open invitation of an address. */
export async function findInvitationOf(db: Db, email: string): Promise<Invitation | undefined> {
  const [row] = await db
    .select(columns)
    .from(invitations)
    .where(and(eq(invitations.email, email.trim().toLowerCase()), isOpen))
  return row
}

export async function deleteInvitation(db: Db, id: number): Promise<Invitation | undefined> {
  const [row] = await db.delete(invitations).where(eq(invitations.id, id)).returning(columns)
  return row
}

/** Deletes the open invitations that an account sent. */
export async function deleteInvitationsBy(db: Db, userId: string): Promise<Array<Invitation>> {
  return db.delete(invitations).where(eq(invitations.invitedBy, userId)).returning(columns)
}

/** Finds an invitation with the name of who invited. The invited person sees it, so it is never an address. */
export async function findInvitationById(db: Db, id: number) {
  const [row] = await db
    .select({ ...columns, by: sql<string | null>`nullif(${users.name}, ${noName})` })
    .from(invitations)
    .leftJoin(users, eq(users.id, invitations.invitedBy))
    .where(eq(invitations.id, id))
  return row
}

const mostListed = 500

/** Lists invitations that were not accepted, also expired ones, newest first. */
export async function listInvitations(db: Db) {
  return db
    .select({ ...columns, by: nameForStaff(users), createdAt: invitations.createdAt, expiresAt: invitations.expiresAt })
    .from(invitations)
    .leftJoin(users, eq(users.id, invitations.invitedBy))
    .orderBy(desc(invitations.createdAt), desc(invitations.id))
    .limit(mostListed)
}

/** Deletes invitations that expired a month ago. Until then, they can be sent again. */
export async function deleteOldInvitations(db: Db): Promise<void> {
  await db.delete(invitations).where(sql`${invitations.expiresAt} < now() - interval '30 days'`)
}
