import { and, asc, desc, eq, gt, sql } from 'drizzle-orm'
import type { Role } from '../core/role.ts'
import { sessions, users } from './accounts-schema.ts'
import type { Db } from './connect.ts'
import { recipes } from './schema.ts'

/** An account as administrators see it. */
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
  recipes: sql<number>`(select count(*) from ${recipes} where ${recipes.ownerId} = ${users.id})`.mapWith(Number),
}

interface UserQuery {
  words: string
  role: Role | 'suspended' | null
  /** The id of the last one of the page before. */
  after: string | null
  limit: number
}

/** Newest first. */
export async function listUsers(
  db: Db,
  { words, role, after, limit }: UserQuery,
): Promise<{ users: Array<ListedUser>; hasMore: boolean }> {
  const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`
  const last = sql`(select last.created_at, last.id from ${users} last where last.id = ${after ?? ''})`
  const rows = await db
    .select(shown)
    .from(users)
    .where(
      and(
        words ? sql`(${users.name} || ' ' || ${users.email}) ilike ${pattern}` : undefined,
        role === 'suspended' ? eq(users.banned, true) : role ? eq(users.role, role) : undefined,
        sql`coalesce((${users.createdAt}, ${users.id}) < ${last}, true)`,
      ),
    )
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(limit + 1)
  return { users: rows.slice(0, limit), hasMore: rows.length > limit }
}

export async function findListedUser(db: Db, id: string): Promise<ListedUser | undefined> {
  const [row] = await db.select(shown).from(users).where(eq(users.id, id))
  return row
}

/** Where they are signed in at the moment, and when they were last seen. */
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

/** Those who can run the site. Whoever takes one away at the same time waits. */
export async function lockAdmins(transaction: Db): Promise<Array<string>> {
  const rows = await transaction
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), eq(users.banned, false)))
    .orderBy(asc(users.id))
    .for('update')
  return rows.map(({ id }) => id)
}

/** Whoever is suspended is signed out everywhere. */
export async function setSuspended(transaction: Db, id: string, reason: string | null): Promise<void> {
  const isSuspended = reason !== null
  await transaction
    .update(users)
    .set({ banned: isSuspended, banReason: reason, banExpires: null, updatedAt: sql`now()` })
    .where(eq(users.id, id))
  if (isSuspended) await transaction.delete(sessions).where(eq(sessions.userId, id))
}
