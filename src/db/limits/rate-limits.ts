import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../connection/connect.ts'
import { rateLimits } from '../schema/limits.ts'

/**
 * Counts a use, or several, and returns whether they are within `max` for this window. Counts are in the database, so
 * that all processes share them.
 */
export async function countUse(
  db: Db,
  key: string,
  max: number,
  windowSeconds: number,
  uses: number = 1,
): Promise<boolean> {
  const windowStart = startOf(windowSeconds)
  const [row] = await db
    .insert(rateLimits)
    .values({ key, windowStart, count: uses })
    .onConflictDoUpdate({
      target: [rateLimits.key, rateLimits.windowStart],
      set: { count: sql`${rateLimits.count} + ${uses}` },
    })
    .returning({ count: rateLimits.count })
  return (row?.count ?? uses) <= max
}

const startOf = (windowSeconds: number, moment = sql`now()`) =>
  sql`to_timestamp(floor(extract(epoch from ${moment}) / ${windowSeconds}) * ${windowSeconds})`

/** Takes back uses that were counted at `takenAt` and turned out not to be needed. */
export async function giveBackUses(
  db: Db,
  key: string,
  uses: number,
  { takenAt, windowSeconds }: { takenAt: Date; windowSeconds: number },
): Promise<void> {
  const windowStart = startOf(windowSeconds, sql`${takenAt.toISOString()}::timestamptz`)
  await db
    .update(rateLimits)
    .set({ count: sql`greatest(0, ${rateLimits.count} - ${uses})` })
    .where(and(eq(rateLimits.key, key), eq(rateLimits.windowStart, windowStart)))
}

/** Counts up to `wanted` uses within `max` for this window and returns how many. */
export async function takeUses(
  db: Db,
  key: string,
  wanted: number,
  { max, windowSeconds }: { max: number; windowSeconds: number },
): Promise<number> {
  const windowStart = startOf(windowSeconds)
  return db.transaction(async (tx) => {
    await tx.insert(rateLimits).values({ key, windowStart, count: 0 }).onConflictDoNothing()
    const isNow = and(eq(rateLimits.key, key), eq(rateLimits.windowStart, windowStart))
    const [row] = await tx.select({ count: rateLimits.count }).from(rateLimits).where(isNow).for('update')
    const taken = Math.max(0, Math.min(wanted, max - (row?.count ?? 0)))
    await tx
      .update(rateLimits)
      .set({ count: sql`${rateLimits.count} + ${taken}` })
      .where(isNow)
    return taken
  })
}

/**
 * Deletes old counts, and counts in the future from a clock that was wrong. Counts in the future would block visitors
 * later.
 */
export async function deleteOldLimits(db: Db): Promise<void> {
  const { windowStart } = rateLimits
  await db.delete(rateLimits).where(sql`${windowStart} < now() - interval '1 day' or ${windowStart} > now()`)
}

export async function forgetUses(db: Db, keys: ReadonlyArray<string>): Promise<void> {
  await db.delete(rateLimits).where(inArray(rateLimits.key, [...keys]))
}
