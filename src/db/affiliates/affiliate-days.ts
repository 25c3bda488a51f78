import { asc, eq, sql } from 'drizzle-orm'
import type { AdDay } from '../../core/affiliates/affiliate.ts'
import type { Db } from '../connection/connect.ts'
import { affiliateDays } from '../schema/affiliates.ts'

export const todayInUtc = sql`(now() at time zone 'utc')::date`

export interface AdCount {
  id: string
  views: number
  clicks: number
}

/**
 * Adds to today's counts. Ignores deleted affiliates. Rows are written in the order of their ids, so that two processes
 * cannot deadlock.
 */
export async function addAdCounts(db: Db, counts: ReadonlyArray<AdCount>): Promise<void> {
  const given = JSON.stringify(counts)
  await db.execute(sql`
    insert into affiliate_days as known (affiliate_id, day, views, clicks)
    select id, ${todayInUtc}, given.views, given.clicks
    from jsonb_to_recordset(${given}::jsonb) as given(id text, views int, clicks int) join affiliates using (id)
    order by id
    on conflict (affiliate_id, day)
    do update set views = known.views + excluded.views, clicks = known.clicks + excluded.clicks`)
}

/** Lists those of the last thirty days that have counts, for one affiliate or for all. */
export async function listAdDays(db: Db, affiliateId: string | null): Promise<Array<AdDay>> {
  return db
    .select({
      day: affiliateDays.day,
      views: sql<number>`sum(${affiliateDays.views})::int`,
      clicks: sql<number>`sum(${affiliateDays.clicks})::int`,
    })
    .from(affiliateDays)
    .where(
      sql`${affiliateDays.day} > ${todayInUtc} - 30 and ${affiliateId === null ? sql`true` : eq(affiliateDays.affiliateId, affiliateId)}`,
    )
    .groupBy(affiliateDays.day)
    .orderBy(asc(affiliateDays.day))
}
