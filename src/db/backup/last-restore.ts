import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../connection/connect.ts'
import { settings } from '../schema/settings.ts'
import { readStoredValue, saveStoredValue } from '../settings/stored-value.ts'

/** The result of the latest restore. Moments are in ISO 8601. */
const LastRestore = z.object({
  name: z.string(),
  madeAt: z.string(),
  restoredAt: z.string(),
  recipes: z.int(),
  users: z.int(),
  pictures: z.int(),
})
export type LastRestore = z.infer<typeof LastRestore>

const name = 'lastRestore'

/** Returns null if there was no restore, or its notice was dismissed. */
export async function readLastRestore(db: Db): Promise<LastRestore | null> {
  const stored = LastRestore.safeParse(await readStoredValue(db, name))
  return stored.success ? stored.data : null
}

export const saveLastRestore = (db: Db, restore: LastRestore) => saveStoredValue(db, name, restore)

export async function forgetLastRestore(db: Db): Promise<void> {
  await db.delete(settings).where(eq(settings.name, name))
}
