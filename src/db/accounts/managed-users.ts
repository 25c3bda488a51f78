import { and, asc, desc, eq, gt, sql } from 'drizzle-orm'
import type { Role } from '../../core/accounts/role.ts'
import { sessions, users } from '../schema/accounts.ts'
import type { Db } from '../connection/connect.ts'
import { type ListPlace, momentText } from '../paging/list-place.ts'
import { recipes } from '../schema/recipes.ts'

export interface ListedUser {
  id: string
  name: string
  email: string
  role: Role
  isSuspended: boolean
  suspendedFor: string | null
  emailVerified: boolean
  chefId: string | null
  createdAt: Date
  recipes: number
}

const shown = {
  id: users.id,
  name: users.name,
  email: users.email,
  role: users.role,
  isSuspended: users.banned,
  suspendedFor: users.banReason,
  emailVerified: users.emailVerified,
  chefId: users.chefId,
  createdAt: users.createdAt,
  // In a query over one table, Drizzle omits the table name, and a bare `id` would be the recipe's id.
  recipes: sql<number>`(select count(*) from ${recipes} own where own.owner_id = users.id)`.mapWith(Number),
}

interface UserQuery {
  words: string
  role: Role | 'suspended' | null
  after: ListPlace<string> | null
  limit: number
}

/** Lists accounts, newest first. */
export async function listUsers(
  db: Db,
  { words, role, after, limit }: UserQuery,
): Promise<{ users: Array<ListedUser>; next: ListPlace<string> | null }> {
  const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`
  const rows = await db
    .select({ user: shown, moment: momentText(users.createdAt) })
    .from(users)
    .where(
      and(
        words ? sql`(${users.name} || ' ' || ${users.email}) ilike ${pattern}` : undefined,
        role === 'suspended' ? eq(users.banned, true) : role ? eq(users.role, role) : undefined,
        after ? sql`(${users.createdAt}, ${users.id}) < (${after.at}::timestamptz, ${after.id})` : undefined,
      ),
    )
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(limit + 1)
  const listed = rows.slice(0, limit)
  const last = rows.length > limit ? listed.at(-1) : undefined
  return { users: listed.map(({ user }) => user), next: last ? { at: last.moment, id: last.user.id } : null }
}

export async function findListedUser(db: Db, id: string): Promise<ListedUser | undefined> {
  const [row] = await db.select(shown).from(users).where(eq(users.id, id))
  return row
}

/** Counts the open sessions and finds the time when the account was last active. */
export async function findPresence(db: Db, userId: string): Promise<{ sessions: number; lastSeen: Date | null }> {
  const [row] = await db
    .select({
      sessions: sql<number>`count(*)`.mapWith(Number),
      lastSeen: sql<Date | null>`max(${sessions.updatedAt})`.mapWith(sessions.updatedAt),
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`)))
  return { sessions: row?.sessions ?? 0, lastSeen: row?.lastSeen ?? null }
}

/** Locks the administrators' accounts, so that concurrent demotions run one after the other. */
export async function lockAdmins(transaction: Db): Promise<Array<string>> {
  const rows = await transaction
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), eq(users.banned, false)))
    .orderBy(asc(users.id))
    .for('update')
  return rows.map(({ id }) => id)
}

/** Suspends an account and ends its sessions, or ends the suspension. */
export async function setSuspended(transaction: Db, id: string, reason: string | null): Promise<void> {
  const isSuspended = reason !== null
  await transaction
    .update(users)
    .set({ banned: isSuspended, banReason: reason, banExpires: null, updatedAt: sql`now()` })
    .where(eq(users.id, id))
  if (isSuspended) await transaction.delete(sessions).where(eq(sessions.userId, id))
}
