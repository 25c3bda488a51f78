import { and, asc, eq } from 'drizzle-orm'
import { passkeys, twoFactors } from '../schema/accounts.ts'
import type { Db } from '../connection/connect.ts'

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

/** Returns false if the passkey belongs to another account. */
export async function deletePasskey(db: Db, userId: string, id: string): Promise<boolean> {
  const deleted = await db
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning({ id: passkeys.id })
  return deleted.length > 0
}

/** Returns the state of the second factor. `begun` means that no code has confirmed the secret yet. */
export async function secondFactorOf(db: Db, userId: string): Promise<'off' | 'begun' | 'on'> {
  const [row] = await db.select({ verified: twoFactors.verified }).from(twoFactors).where(eq(twoFactors.userId, userId))
  if (!row) return 'off'
  return row.verified ? 'on' : 'begun'
}
