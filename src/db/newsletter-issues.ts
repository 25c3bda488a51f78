import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from './connect.ts'
import { isActiveReader } from './newsletter-desk.ts'
import { newsletterDeliveries as deliveries, newsletterIssues as issues, newsletterSubscribers } from './schema.ts'

export interface Issue {
  id: number
  subject: string
  content: string
  status: 'draft' | 'sending' | 'sent'
  version: number
  createdAt: Date
  sentAt: Date | null
}

/** `waiting` and `sending` are on their way; of `failed` nobody knows whether they arrived. */
export type DeliveryCounts = Record<'waiting' | 'sending' | 'sent' | 'bounced' | 'unsubscribed' | 'failed', number>

const columns = {
  id: issues.id,
  subject: issues.subject,
  content: issues.content,
  status: issues.status,
  version: issues.version,
  createdAt: issues.createdAt,
  sentAt: issues.sentAt,
}

export function listIssues(db: Db, { before, limit }: { before: number | null; limit: number }): Promise<Array<Issue>> {
  return db
    .select(columns)
    .from(issues)
    .where(before ? sql`${issues.id} < ${before}` : undefined)
    .orderBy(desc(issues.id))
    .limit(limit)
}

export async function findIssue(db: Db, id: number): Promise<Issue | undefined> {
  const [row] = await db.select(columns).from(issues).where(eq(issues.id, id))
  return row
}

export async function insertIssue(
  db: Db,
  authorId: string,
  { subject, content }: Pick<Issue, 'subject' | 'content'>,
): Promise<number> {
  const [row] = await db.insert(issues).values({ subject, content, authorId }).returning({ id: issues.id })
  if (!row) throw new Error('The issue was not stored')
  return row.id
}

const isDraft = (id: number) => and(eq(issues.id, id), eq(issues.status, 'draft'))

/** False when it has left, is gone, or somebody else was faster: nothing is written then. */
export async function updateDraft(
  db: Db,
  { id, version }: Pick<Issue, 'id' | 'version'>,
  { subject, content }: Pick<Issue, 'subject' | 'content'>,
): Promise<boolean> {
  const { rowCount } = await db
    .update(issues)
    .set({ subject, content, version: version + 1 })
    .where(and(isDraft(id), eq(issues.version, version)))
  return rowCount === 1
}

export async function deleteDraft(db: Db, id: number): Promise<boolean> {
  const { rowCount } = await db.delete(issues).where(isDraft(id))
  return rowCount === 1
}

/** From now on nothing of it changes: a row for each reader of this moment. Null when it was sent before. */
export async function startSending(transaction: Db, id: number): Promise<number | null> {
  const { rowCount } = await transaction.update(issues).set({ status: 'sending' }).where(isDraft(id))
  if (rowCount !== 1) return null
  const readers = await transaction.execute(sql`
    insert into ${deliveries} (issue_id, email)
    select ${id}, ${newsletterSubscribers.email} from ${newsletterSubscribers} where ${isActiveReader}
    on conflict do nothing`)
  return readers.rowCount ?? 0
}

/**
 * The next reader, taken so that nobody else takes them: whoever dies now has perhaps sent it, and it is not sent again.
 * Those who left meanwhile are passed over.
 */
export async function claimDelivery(db: Db, id: number): Promise<{ email: string; token: string } | undefined> {
  const waiting = and(eq(deliveries.issueId, id), eq(deliveries.outcome, 'waiting'))
  await db
    .update(deliveries)
    .set({ outcome: 'unsubscribed', at: sql`now()` })
    .where(
      and(
        waiting,
        sql`not exists (select from ${newsletterSubscribers} where ${newsletterSubscribers.email} = ${deliveries.email} and ${isActiveReader})`,
      ),
    )
  const { rows } = await db.execute<{ email: string; token: string }>(sql`
    with next as (
      select email from ${deliveries} where issue_id = ${id} and outcome = 'waiting'
      order by at, email limit 1 for update skip locked
    )
    update ${deliveries} set outcome = 'sending', at = now() from next, ${newsletterSubscribers} reader
    where ${deliveries.issueId} = ${id} and ${deliveries.email} = next.email and reader.email = next.email
    returning reader.email, reader.token`)
  return rows[0]
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
    .where(and(eq(deliveries.issueId, id), eq(deliveries.email, email)))
  if (outcome === 'bounced')
    await db
      .update(newsletterSubscribers)
      .set({ bouncedAt: sql`now()` })
      .where(eq(newsletterSubscribers.email, email))
}

/** True when nobody waits any more. What was in a hand that died stays unsent: better missed than twice. */
export async function finishIssue(db: Db, id: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    const open = and(eq(deliveries.issueId, id), eq(deliveries.outcome, 'waiting'))
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
    return true
  })
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
