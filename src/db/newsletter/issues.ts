import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../connection/connect.ts'
import { isActiveSubscriber } from './managed-subscribers.ts'
import {
  newsletterDeliveries as deliveries,
  newsletterIssues as issues,
  newsletterSubscribers,
} from '../schema/newsletter.ts'

export interface Issue {
  id: number
  subject: string
  content: string
  status: 'draft' | 'sending' | 'sent'
  version: number
  createdAt: Date
  sentAt: Date | null
}

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

/** Returns false and writes nothing if the issue was sent, deleted or changed in the meantime. */
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

/**
 * Freezes the issue and adds a delivery for each active subscriber. Returns null if the issue was started or changed
 * before.
 */
export async function startSending(transaction: Db, id: number, version?: number): Promise<number | null> {
  const isUnchanged = version === undefined ? undefined : eq(issues.version, version)
  const { rowCount } = await transaction
    .update(issues)
    .set({ status: 'sending' })
    .where(and(isDraft(id), isUnchanged))
  if (rowCount !== 1) return null
  const inserted = await transaction.execute(sql`
    insert into ${deliveries} (issue_id, email)
    select ${id}, ${newsletterSubscribers.email} from ${newsletterSubscribers} where ${isActiveSubscriber}
    on conflict do nothing`)
  return inserted.rowCount ?? 0
}
