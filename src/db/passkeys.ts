import { and, asc, eq } from 'drizzle-orm'
import { passkeys, twoFactors } from './accounts-schema.ts'
import type { Db } from './connect.ts'

export async function listPasskeys(
  db: Db,
  userId: string,
): Promise<Array<{ id: string; name: string | null; since: Date }>> {
  const { id, name, createdAt } = passkeys
  return db
    .select({ id, name, since: createdAt })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(createdAt))
}

/** False where it is not one of theirs. */
export async function deletePasskey(db: Db, userId: string, id: string): Promise<boolean> {
  const deleted = await db
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning({ id: passkeys.id })
  return deleted.length > 0
}

/** `begun` while no code has shown that the phone counts with the same secret. */
export async function secondFactorOf(db: Db, userId: string): Promise<'off' | 'begun' | 'on'> {
  const [row] = await db.select({ verified: twoFactors.verified }).from(twoFactors).where(eq(twoFactors.userId, userId))
  if (!row) return 'off'
  return row.verified ? 'on' : 'begun'
}
