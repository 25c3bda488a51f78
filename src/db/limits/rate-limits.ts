import { inArray, sql } from 'drizzle-orm'
import type { Db } from '../connection/connect.ts'
import { rateLimits } from '../schema/limits.ts'

/**
 * Counts a use and returns whether it is within `max` for this window. Counts are in the database, so that all
 * processes share them.
 */
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

/** Deletes old counts, and counts in the future from a clock that was wrong. The latter would block visitors later. */
export async function deleteOldLimits(db: Db): Promise<void> {
  const { windowStart } = rateLimits
  await db.delete(rateLimits).where(sql`${windowStart} < now() - interval '1 day' or ${windowStart} > now()`)
}

export async function forgetUses(db: Db, keys: ReadonlyArray<string>): Promise<void> {
  await db.delete(rateLimits).where(inArray(rateLimits.key, [...keys]))
}
