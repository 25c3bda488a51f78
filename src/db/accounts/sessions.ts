import { and, desc, eq, gt, lt, or, sql } from 'drizzle-orm'
import { sessions } from '../schema/accounts.ts'
import type { Db } from '../connection/connect.ts'

/** A session ends this long after sign-in, even if it is in use. */
const longestSessionDays = 90

/** Returns whether a session has reached its maximum age. */
export const isTooOld = (since: Date) => Date.now() - since.getTime() > longestSessionDays * 86_400_000

const oldest = sql`now() - make_interval(days => ${longestSessionDays})`

export interface OpenSession {
  id: string
  /** The IP address that opened the session, if known. */
  visitor: string | null
  program: string | null
  since: Date
  lastSeen: Date
}

export async function listSessions(db: Db, userId: string): Promise<Array<OpenSession>> {
  const { id, ipAddress, userAgent, createdAt, updatedAt } = sessions
  return db
    .select({ id, visitor: ipAddress, program: userAgent, since: createdAt, lastSeen: updatedAt })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`), gt(createdAt, oldest)))
    .orderBy(desc(updatedAt), id)
}

export async function isSessionOpen(db: Db, id: string): Promise<boolean> {
  const count = await db.$count(
    sessions,
    and(eq(sessions.id, id), gt(sessions.expiresAt, sql`now()`), gt(sessions.createdAt, oldest)),
  )
  return count > 0
}

/** Ends a session. Returns false if it belongs to another account. */
export async function endSession(db: Db, userId: string, id: string): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ id: sessions.id })
  return ended.length > 0
}

/** Ends every session of the account. */
export async function endSessions(db: Db, userId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId))
}

/** Deletes expired sessions, including their IP address and browser. */
export async function deleteOldSessions(db: Db): Promise<void> {
  await db.delete(sessions).where(or(lt(sessions.expiresAt, sql`now()`), lt(sessions.createdAt, oldest)))
}
