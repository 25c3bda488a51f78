import { sql } from 'drizzle-orm'
import type { Db } from './connect.ts'

/** Throws when the database does not answer. */
export async function ping(db: Db): Promise<void> {
  await db.execute(sql`select 1`)
}
