import { and, asc, eq, isNotNull, ne, or } from 'drizzle-orm'
import { accounts, passkeys, twoFactors, users } from '../schema/accounts.ts'
import type { Db } from '../connection/connect.ts'

/** An account at an OpenID Connect provider that can sign in here. */
export interface LinkedAccount {
  id: string
  provider: string
  since: Date
}

const ofProvider = ne(accounts.providerId, 'credential')

export async function listLinkedAccounts(db: Db, userId: string): Promise<Array<LinkedAccount>> {
  const { id, providerId, createdAt } = accounts
  return db
    .select({ id, provider: providerId, since: createdAt })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), ofProvider))
    .orderBy(asc(createdAt), asc(id))
}

/** Removes the link. Returns false if it no longer exists or belongs to another account. */
export async function deleteLinkedAccount(db: Db, userId: string, id: string): Promise<boolean> {
  const deleted = await db
    .delete(accounts)
    .where(and(eq(accounts.id, id), eq(accounts.userId, userId), ofProvider))
    .returning({ id: accounts.id })
  return deleted.length > 0
}

/** Counts the ways to sign in. Locks the account, so that concurrent removals run one after the other. */
export async function countWaysIn(transaction: Db, userId: string, provider: string | null): Promise<number> {
  await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
  const withPassword = and(eq(accounts.providerId, 'credential'), isNotNull(accounts.password))
  // An account at a provider that is no longer configured cannot sign in.
  const useful = or(withPassword, eq(accounts.providerId, provider ?? ''))
  const ways = await transaction.$count(accounts, and(eq(accounts.userId, userId), useful))
  return ways + (await transaction.$count(passkeys, eq(passkeys.userId, userId)))
}

/**
 * Removes every way to sign in except the password. The account may have been created by someone who does not own the
 * mailbox.
 */
export async function forgetOtherWaysIn(transaction: Db, userId: string): Promise<void> {
  await transaction.delete(accounts).where(and(eq(accounts.userId, userId), ofProvider))
  await transaction.delete(passkeys).where(eq(passkeys.userId, userId))
  await transaction.delete(twoFactors).where(eq(twoFactors.userId, userId))
  await transaction.update(users).set({ twoFactorEnabled: false }).where(eq(users.id, userId))
}
