import { and, eq, sql } from 'drizzle-orm'
import type { Db } from './connect.ts'
import { isActiveReader } from './newsletter-desk.ts'
import { newsletterDeliveries as deliveries, newsletterIssues as issues, newsletterSubscribers } from './schema.ts'

/** `waiting` and `sending` are on their way; of `failed` it is not known that they arrived. */
export type DeliveryCounts = Record<'waiting' | 'sending' | 'sent' | 'bounced' | 'unsubscribed' | 'failed', number>

export interface Claimed {
  email: string
  token: string
  tries: number
}

interface ClaimedRow extends Claimed, Record<string, unknown> {
  outcome: string
}

const ofReader = (id: number, email: string) => and(eq(deliveries.issueId, id), eq(deliveries.email, email))

/**
 * The next reader, taken so that nobody else takes them: whoever dies now has perhaps sent it, and it is not sent again.
 * Those who left meanwhile are passed over. With 50,000 waiting it takes about a millisecond.
 */
export async function claimDelivery(db: Db, id: number): Promise<Claimed | undefined> {
  for (;;) {
    const { rows } = await db.execute<ClaimedRow>(sql`
      with next as (
        select email from ${deliveries} where issue_id = ${id} and outcome = 'waiting' and at <= now()
        order by at, email limit 1 for update skip locked
      )
      update ${deliveries} set outcome = case when ${isActiveReader} then 'sending' else 'unsubscribed' end, at = now()
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
    .where(ofReader(id, email))
}

/** The server said "later": one more try, in so many minutes. */
export async function putOffDelivery(db: Db, id: number, email: string, minutes: number): Promise<void> {
  await db
    .update(deliveries)
    .set({
      outcome: 'waiting',
      at: sql`now() + ${minutes} * interval '1 minute'`,
      tries: sql`${deliveries.tries} + 1`,
    })
    .where(ofReader(id, email))
}

/** Nobody who was put off waits longer. */
export async function hastenDeliveries(db: Db, id: number): Promise<void> {
  await db
    .update(deliveries)
    .set({ at: sql`now()` })
    .where(and(eq(deliveries.issueId, id), sql`${deliveries.outcome} = 'waiting'`, sql`${deliveries.at} > now()`))
}

export async function wasTakenByAnybody(db: Db, id: number): Promise<boolean> {
  const [row] = await db
    .select({ email: deliveries.email })
    .from(deliveries)
    .where(and(eq(deliveries.issueId, id), eq(deliveries.outcome, 'sent')))
    .limit(1)
  return row !== undefined
}

/** True when nobody waits any more. What was in a hand that died stays unsent: better missed than twice. */
export async function finishIssue(db: Db, id: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    const open = and(eq(deliveries.issueId, id), sql`${deliveries.outcome} = 'waiting'`)
    if ((await tx.$count(deliveries, open)) > 0) return false
    // Longer than any try may take.
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
    // A server that took no letter at all proves nothing about its readers.
    if (await wasTakenByAnybody(tx, id)) await markBounced(tx, id)
    return true
  })
}

/** They get nothing more, unless they said yes again since. */
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
