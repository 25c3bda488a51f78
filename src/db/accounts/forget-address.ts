import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { nobodyKnown } from '../../core/messages/message.ts'
import type { Db } from '../connection/connect.ts'
import { invitations } from '../schema/accounts.ts'
import { messages } from '../schema/messages.ts'
import { newsletterDeliveries, newsletterSubscribers } from '../schema/newsletter.ts'
import { reviews } from '../schema/reviews.ts'
import { submissions } from '../schema/submissions.ts'

/**
 * Removes an email address from everything sent from it. Closed messages stay without a name. Open messages keep the
 * name and address, because they still need an answer.
 */
export async function forgetAddress(transaction: Db, email: string): Promise<void> {
  const isTheirs = (column: PgColumn): SQL => sql`lower(${column}) = lower(${email})`
  await transaction.delete(newsletterSubscribers).where(isTheirs(newsletterSubscribers.email))
  await transaction.delete(newsletterDeliveries).where(isTheirs(newsletterDeliveries.email))
  await transaction.delete(invitations).where(isTheirs(invitations.email))
  await transaction.delete(reviews).where(and(eq(reviews.state, 'unconfirmed'), isTheirs(reviews.email)))
  await transaction.update(reviews).set({ name: null, email: null, tokenHash: null }).where(isTheirs(reviews.email))
  await transaction.update(submissions).set({ email: null }).where(isTheirs(submissions.email))
  await transaction
    .update(messages)
    .set({ name: nobodyKnown, email: '' })
    .where(and(isTheirs(messages.email), eq(messages.state, 'closed')))
}
