import { sql } from 'drizzle-orm'
import type { Db } from './connect.ts'

/** The channel of `announce_change()`. The payload is a table name, with a prefix if the change is reported later. */
export const channel = 'site_changed'
export const echoPrefix = 'echo '
export const laterPrefix = 'later '
/** The prefix of `announce_list()`. */
export const listPrefix = 'list '

/**
 * Reports the changes of this transaction within ten seconds instead of at once. For long jobs, because nobody waits
 * for their changes. End the job with `announceNow`.
 */
export async function announceLater(transaction: Db): Promise<void> {
  await transaction.execute(sql`select set_config('marshmallow.announces_later', 'yes', true)`)
}

/** Reports a change of the table at once, including those that were to be reported later. */
export async function announceNow(db: Db, table: string): Promise<void> {
  await db.execute(sql`select pg_notify(${channel}, ${table})`)
}
