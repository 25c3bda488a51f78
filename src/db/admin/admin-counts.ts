import { sql } from 'drizzle-orm'
import type { Db } from '../connection/connect.ts'
import { countOpen } from '../moderation/count-open.ts'
import { messages } from '../schema/messages.ts'
import { newsletterSubscribers } from '../schema/newsletter.ts'

export interface AdminCounts {
  /** Recipes and reviews that wait in moderation. */
  waiting: number
  openMessages: number
  subscribers: number
  /** With those that failed and are tried again. */
  failedJobs: number
}

/** Counts the items that the administration overview shows. */
export async function countForAdmin(db: Db): Promise<AdminCounts> {
  const [open, openMessages, subscribers, failedJobs] = await Promise.all([
    countOpen(db),
    db.$count(messages, sql`${messages.state} = 'open'`),
    db.$count(
      newsletterSubscribers,
      sql`${newsletterSubscribers.confirmedAt} is not null and ${newsletterSubscribers.unsubscribedAt} is null and ${newsletterSubscribers.bouncedAt} is null`,
    ),
    countFailedJobs(db),
  ])
  return { waiting: open.recipes + open.reviews, openMessages, subscribers, failedJobs }
}

/** Counts failed jobs. The tables are missing until pg-boss starts for the first time. */
async function countFailedJobs(db: Db): Promise<number> {
  const { rows: found } = await db.execute<{ exists: boolean }>(
    sql`select to_regclass('pgboss.job') is not null as exists`,
  )
  if (!found[0]?.exists) return 0
  const { rows } = await db.execute<{ failed: number }>(
    sql`select count(*)::int as failed from pgboss.job where state in ('failed', 'retry')`,
  )
  return rows[0]?.failed ?? 0
}
