import { inArray, sql } from 'drizzle-orm'
import type { Db } from './connect.ts'
import { rateLimits } from './schema.ts'

/** Counts one use and says whether it was still within `max` for this stretch of time. Held in the database, so all processes agree. */
export async function countUse(db: Db, key: string, max: number, windowSeconds: number): Promise<boolean> {
  const windowStart = sql`to_timestamp(floor(extract(epoch from now()) / ${windowSeconds}) * ${windowSeconds})`
  const [row] = await db
    .insert(rateLimits)
    .values({ key, windowStart, count: 1 })
    .onConflictDoUpdate({
      target: [rateLimits.key, rateLimits.windowStart],
      set: { count: sql`${rateLimits.count} + 1` },
    })
    .returning({ count: rateLimits.count })
  return (row?.count ?? 1) <= max
}

export async function deleteOldLimits(db: Db): Promise<void> {
  await db.delete(rateLimits).where(sql`${rateLimits.windowStart} < now() - interval '1 day'`)
}

export async function forgetUses(db: Db, keys: ReadonlyArray<string>): Promise<void> {
  await db.delete(rateLimits).where(inArray(rateLimits.key, [...keys]))
}
