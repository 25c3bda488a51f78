import { eq, sql } from 'drizzle-orm'
import type { Db } from '../connection/connect.ts'
import { prepared } from '../connection/prepared.ts'
import { settings, siteKeys } from '../schema/settings.ts'

export interface SealedKey {
  name: string
  encrypted: string
  lastFour: string
  updatedAt: Date
}

export function listSealedKeys(db: Db): Promise<Array<SealedKey>> {
  return db.select().from(siteKeys)
}

const keyByName = prepared('site_key_by_name', (db) =>
  db
    .select()
    .from(siteKeys)
    .where(eq(siteKeys.name, sql.placeholder('name'))),
)

export async function findSealedKey(db: Db, name: string): Promise<SealedKey | undefined> {
  const [row] = await keyByName(db, { name })
  return row
}

export async function upsertSealedKey(db: Db, key: Omit<SealedKey, 'updatedAt'>): Promise<void> {
  const changes = { encrypted: key.encrypted, lastFour: key.lastFour, updatedAt: sql`now()` }
  await db.insert(siteKeys).values(key).onConflictDoUpdate({ target: siteKeys.name, set: changes })
  await announce(db)
}

export async function deleteSealedKey(db: Db, name: string): Promise<boolean> {
  const { rowCount } = await db.delete(siteKeys).where(eq(siteKeys.name, name))
  await announce(db)
  return rowCount === 1
}

/** Announces a change of the settings. Pages show a partner's number, so cached pages must be removed. */
async function announce(db: Db): Promise<void> {
  const row = { name: 'site-keys-changed', value: sql`to_jsonb(now())` }
  await db
    .insert(settings)
    .values(row)
    .onConflictDoUpdate({ target: settings.name, set: { value: row.value, updatedAt: sql`now()` } })
}
