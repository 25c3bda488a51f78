import { eq } from 'drizzle-orm'
import type { Db } from './connect.ts'
import { settings } from './schema.ts'

export async function findSetting(db: Db, name: string): Promise<unknown> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.name, name))
  return row?.value
}

export async function saveSetting(db: Db, name: string, value: unknown): Promise<void> {
  await db
    .insert(settings)
    .values({ name, value })
    .onConflictDoUpdate({ target: settings.name, set: { value, updatedAt: new Date() } })
}
