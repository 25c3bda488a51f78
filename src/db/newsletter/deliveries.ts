import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../connection/connect.ts'
import { isActiveSubscriber } from './managed-subscribers.ts'
import {
  newsletterDeliveries as deliveries,
  newsletterIssues as issues,
  newsletterSubscribers,
} from '../schema/newsletter.ts'

/** `waiting` and `sending` are not finished. `failed` means that the mail may or may not have arrived. */
export type DeliveryCounts = Record<'waiting' | 'sending' | 'sent' | 'bounced' | 'unsubscribed' | 'failed', number>

export interface Claimed {
  email: string
  token: string
  tries: number
}

interface ClaimedRow extends Claimed, Record<string, unknown> {
  outcome: string
}

const ofSubscriber = (id: number, email: string) => and(eq(deliveries.issueId, id), eq(deliveries.email, email))

/**
 * Claims the next delivery, so that no other process sends it. If this process dies now, the delivery is not sent
 * again, because the mail may already have been sent. Skips addresses that unsubscribed in the meantime. Takes about a
 * millisecond with 50,000 waiting deliveries.
 */
export async function claimDelivery(db: Db, id: number): Promise<Claimed | undefined> {
  for (;;) {
    const { rows } = await db.execute<ClaimedRow>(sql`
      with next as (
        select email from ${deliveries} where issue_id = ${id} and outcome = 'waiting' and at <= now()
        order by at, email limit 1 for update skip locked
      )
      update ${deliveries} set outcome = case when ${isActiveSubscriber} then 'sending' else 'unsubscribed' end, at = now()
      from next left join ${newsletterSubscribers} on ${newsletterSubscribers.email} = next.email
      where ${deliveries.issueId} = ${id} and ${deliveries.email} = next.email
      returning next.email, ${newsletterSubscribers.token}, ${deliveries.tries}, ${deliveries.outcome}`)
    const [row] = rows
    if (row?.outcome !== 'unsubscribed') return row
  }
}

export async function settleDelivery(
  db: Db,
  id: number,
  email: string,
  outcome: 'waiting' | 'sent' | 'bounced' | 'failed',
): Promise<void> {
  await db
    .update(deliveries)
    .set({ outcome, at: sql`now()` })
    .where(ofSubscriber(id, email))
}

/** Makes a refused delivery wait for another try. */
export async function putOffDelivery(db: Db, id: number, email: string, minutes: number): Promise<void> {
  await db
    .update(deliveries)
    .set({
      outcome: 'waiting',
      at: sql`now() + ${minutes} * interval '1 minute'`,
      tries: sql`${deliveries.tries} + 1`,
    })
    .where(ofSubscriber(id, email))
}

/** Makes all delayed deliveries due now. */
export async function hastenDeliveries(db: Db, id: number): Promise<void> {
  await db
    .update(deliveries)
    .set({ at: sql`now()` })
    .where(and(eq(deliveries.issueId, id), sql`${deliveries.outcome} = 'waiting'`, sql`${deliveries.at} > now()`))
}

export async function wasAcceptedOnce(db: Db, id: number): Promise<boolean> {
  const [row] = await db
    .select({ email: deliveries.email })
    .from(deliveries)
    .where(and(eq(deliveries.issueId, id), eq(deliveries.outcome, 'sent')))
    .limit(1)
  return row !== undefined
}

/**
 * Finishes an issue and returns true, unless deliveries are waiting or in progress. A delivery whose process died stays
 * unsent, because a missed issue is better than a duplicate.
 */
export async function finishIssue(db: Db, id: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    const open = and(eq(deliveries.issueId, id), sql`${deliveries.outcome} = 'waiting'`)
    if ((await tx.$count(deliveries, open)) > 0) return false
    // Longer than any attempt can take.
    const isLost = sql`${deliveries.at} < now() - interval '5 minutes'`
    const inHand = and(eq(deliveries.issueId, id), eq(deliveries.outcome, 'sending'))
    await tx
      .update(deliveries)
      .set({ outcome: 'failed', at: sql`now()` })
      .where(and(inHand, isLost))
    if ((await tx.$count(deliveries, inHand)) > 0) return false
    await tx
      .update(issues)
      .set({ status: 'sent', sentAt: sql`now()` })
      .where(and(eq(issues.id, id), eq(issues.status, 'sending')))
    // If the server refused every mail, its answers don't show which addresses are wrong.
    if (await wasAcceptedOnce(tx, id)) await markBounced(tx, id)
    return true
  })
}

/** Stops sending issues to the bounced subscribers until they confirm again. */
async function markBounced(transaction: Db, id: number): Promise<void> {
  await transaction.execute(sql`
    update ${newsletterSubscribers} set bounced_at = now() from ${deliveries}
    where ${deliveries.issueId} = ${id} and ${deliveries.outcome} = 'bounced'
      and ${newsletterSubscribers.email} = ${deliveries.email} and ${newsletterSubscribers.confirmedAt} < ${deliveries.at}`)
}

export async function countDeliveries(db: Db, id: number): Promise<DeliveryCounts> {
  const counts: DeliveryCounts = { waiting: 0, sending: 0, sent: 0, bounced: 0, unsubscribed: 0, failed: 0 }
  const rows = await db
    .select({ outcome: deliveries.outcome, count: sql<number>`count(*)`.mapWith(Number) })
    .from(deliveries)
    .where(eq(deliveries.issueId, id))
    .groupBy(deliveries.outcome)
  for (const { outcome, count } of rows) counts[outcome] = count
  return counts
}
