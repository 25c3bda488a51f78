import { sql } from 'drizzle-orm'
import type { Db } from '../connection/connect.ts'
import { cookedDays } from '../schema/reviews.ts'

/** Counts that a recipe was cooked today. */
export async function countCooked(db: Db, recipeId: string): Promise<void> {
  await db
    .insert(cookedDays)
    .values({ recipeId, day: sql`current_date`, times: 1 })
    .onConflictDoUpdate({
      target: [cookedDays.recipeId, cookedDays.day],
      set: { times: sql`${cookedDays.times} + 1` },
    })
}

/** Deletes counts that no page shows any more. */
export async function deleteOldCooked(db: Db): Promise<void> {
  await db.delete(cookedDays).where(sql`${cookedDays.day} < current_date - 31`)
}
