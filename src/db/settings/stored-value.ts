import { eq, sql } from 'drizzle-orm'
import type { Db } from '../connection/connect.ts'
import { settings } from '../schema/settings.ts'

/** Reads a row of the settings that the settings page does not change. */
export async function readStoredValue(db: Db, name: string): Promise<unknown> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.name, name))
  return row?.value
}

/** `value` is anything that JSON can hold, except null. */
export async function saveStoredValue(db: Db, name: string, value: object | boolean): Promise<void> {
  const json = sql`${JSON.stringify(value)}::jsonb`
  await db
    .insert(settings)
    .values({ name, value: json })
    .onConflictDoUpdate({ target: settings.name, set: { value: json, updatedAt: sql`now()` } })
}
