import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { nobodyKnown } from '../core/message.ts'
import type { Db } from './connect.ts'
import { messages, newsletterDeliveries, newsletterSubscribers, submissions } from './schema.ts'

/**
 * Takes a mail address out of what came from it. Messages are the site's too, which answered them: they stay without a name. Those that
 * wait for an answer keep both, or nobody could answer them.
 */
export async function forgetAddress(transaction: Db, email: string): Promise<void> {
  const isTheirs = (column: PgColumn): SQL => sql`lower(${column}) = lower(${email})`
  await transaction.delete(newsletterSubscribers).where(isTheirs(newsletterSubscribers.email))
  await transaction.delete(newsletterDeliveries).where(isTheirs(newsletterDeliveries.email))
  await transaction.update(submissions).set({ email: null }).where(isTheirs(submissions.email))
  await transaction
    .update(messages)
    .set({ name: nobodyKnown, email: '' })
    .where(and(isTheirs(messages.email), eq(messages.state, 'closed')))
}
