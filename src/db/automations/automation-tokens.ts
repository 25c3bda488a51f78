import { and, asc, count, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db } from '../connection/connect.ts'
import { automationTokens } from '../schema/automations.ts'

export type AutomationToken = Omit<typeof automationTokens.$inferSelect, 'hash'>

const shown = {
  id: automationTokens.id,
  userId: automationTokens.userId,
  name: automationTokens.name,
  ending: automationTokens.ending,
  createdAt: automationTokens.createdAt,
  lastUsedAt: automationTokens.lastUsedAt,
}

export async function insertToken(db: Db, token: typeof automationTokens.$inferInsert): Promise<void> {
  await db.insert(automationTokens).values(token)
}

export async function listTokens(db: Db, userId: string): Promise<Array<AutomationToken>> {
  return db
    .select(shown)
    .from(automationTokens)
    .where(eq(automationTokens.userId, userId))
    .orderBy(asc(automationTokens.createdAt), asc(automationTokens.id))
}

export async function countTokens(db: Db, userId: string): Promise<number> {
  const [row] = await db.select({ tokens: count() }).from(automationTokens).where(eq(automationTokens.userId, userId))
  return row?.tokens ?? 0
}

export async function findToken(db: Db, hash: string): Promise<AutomationToken | undefined> {
  const [row] = await db.select(shown).from(automationTokens).where(eq(automationTokens.hash, hash))
  return row
}

/** Notes a use, once a minute at most, so that a busy automation does not write all the time. */
export async function noteUse(db: Db, id: string): Promise<void> {
  const { lastUsedAt } = automationTokens
  await db
    .update(automationTokens)
    .set({ lastUsedAt: sql`now()` })
    .where(and(eq(automationTokens.id, id), or(isNull(lastUsedAt), lt(lastUsedAt, sql`now() - interval '1 minute'`))))
}

/** Returns the name of the token, or undefined if the account has none with this id. */
export async function deleteToken(db: Db, userId: string, id: string): Promise<string | undefined> {
  const [row] = await db
    .delete(automationTokens)
    .where(and(eq(automationTokens.userId, userId), eq(automationTokens.id, id)))
    .returning({ name: automationTokens.name })
  return row?.name
}

/** Deletes all tokens of the account. Returns how many it had. */
export async function deleteTokens(db: Db, userId: string): Promise<number> {
  const { rowCount } = await db.delete(automationTokens).where(eq(automationTokens.userId, userId))
  return rowCount ?? 0
}
