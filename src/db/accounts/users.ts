import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Role } from '../../core/accounts/role.ts'
import { accounts, users } from '../schema/accounts.ts'
import type { Db } from '../connection/connect.ts'

export interface User {
  id: string
  name: string
  email: string
  role: Role
  emailVerified: boolean
  twoFactorEnabled: boolean
  chefId: string | null
  createdAt: Date
}

const columns = {
  id: users.id,
  name: users.name,
  email: users.email,
  role: users.role,
  emailVerified: users.emailVerified,
  twoFactorEnabled: users.twoFactorEnabled,
  chefId: users.chefId,
  createdAt: users.createdAt,
}

export async function findUser(db: Db, by: { id: string } | { email: string }): Promise<User | undefined> {
  const condition = 'id' in by ? eq(users.id, by.id) : eq(users.email, by.email.trim().toLowerCase())
  const [user] = await db.select(columns).from(users).where(condition)
  return user
}

/** Finds an account that is not suspended. */
export async function findActiveUser(db: Db, id: string): Promise<User | undefined> {
  const [user] = await db
    .select(columns)
    .from(users)
    .where(and(eq(users.id, id), eq(users.banned, false)))
  return user
}

export async function listUsersByAge(db: Db, limit: number): Promise<Array<User>> {
  return db.select(columns).from(users).orderBy(asc(users.createdAt), asc(users.id)).limit(limit)
}

export async function hasAdmin(db: Db): Promise<boolean> {
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.role, 'admin')).limit(1)
  return row !== undefined
}

export async function setRole(db: Db, id: string, role: Role): Promise<void> {
  await db
    .update(users)
    .set({ role, updatedAt: sql`now()` })
    .where(eq(users.id, id))
}

/**
 * Returns whether the account has the role or a higher one. Unknown accounts, suspended accounts and unknown roles have
 * no role.
 */
export async function hasRole(db: Db, userId: string, role: string): Promise<boolean> {
  const { rows } = await db.execute<{ has: boolean }>(sql`select has_role(${userId}, ${role}) as has`)
  return rows[0]?.has ?? false
}

/** Prevents two processes from creating the first administrator at the same time. */
export async function lockFirstAdmin(transaction: Db): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('first admin'))`)
}

/** Returns false for accounts that only sign in through a provider. */
export async function hasPassword(db: Db, userId: string): Promise<boolean> {
  const [account] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential'), isNotNull(accounts.password)))
  return account !== undefined
}

export async function confirmAddress(db: Db, userId: string): Promise<void> {
  await db
    .update(users)
    .set({ emailVerified: true, updatedAt: sql`now()` })
    .where(eq(users.id, userId))
}
