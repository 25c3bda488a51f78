import { sql } from 'drizzle-orm'
import type { Db } from '../connection/connect.ts'
import { cookedDays } from '../schema/reviews.ts'

/** Deletes counts that no page shows any more. */
export async function deleteOldCooked(db: Db): Promise<void> {
  await db.delete(cookedDays).where(sql`${cookedDays.day} < current_date - 31`)
}
