import { and, desc, eq, gt, lt, sql } from 'drizzle-orm'
import { sessions } from './accounts-schema.ts'
import type { Db } from './connect.ts'

export interface OpenSession {
  id: string
  /** Where it was opened, as far as it is known. */
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
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(updatedAt), id)
}

/** False where it is not one of theirs. */
export async function endSession(db: Db, userId: string, id: string): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ id: sessions.id })
  return ended.length > 0
}

/** Everywhere, or everywhere else. */
export async function endSessions(db: Db, userId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId))
}

/** With the address and the program it was opened with: nobody is signed in by it any more. */
export async function deleteOldSessions(db: Db): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, sql`now()`))
}
