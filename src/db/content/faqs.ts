import { and, asc, eq, sql } from 'drizzle-orm'
import type { FaqForm } from '../../core/content/faq-form.ts'
import type { Faq } from '../../core/content/articles.ts'
import type { Db } from '../connection/connect.ts'
import { faqs } from '../schema/content.ts'

const inOrder = [asc(faqs.position), asc(faqs.id)]

/** A question as editors see it, with the version for saving. */
export interface StoredFaq extends Faq {
  version: number
}

export async function findFaq(db: Db, id: string): Promise<StoredFaq | undefined> {
  const { question, answer, category, version } = faqs
  const [row] = await db.select({ id: faqs.id, question, answer, category, version }).from(faqs).where(eq(faqs.id, id))
  return row
}

/** Adds the question at the end. */
export async function insertFaq(db: Db, id: string, faq: FaqForm): Promise<void> {
  const last = sql`(select coalesce(max(${faqs.position}), -1) + 1 from ${faqs})`
  await db.insert(faqs).values({ id, ...faq, position: last })
}

/**
 * Returns false and writes nothing if the question was changed in the meantime. An edited sample is no longer a sample.
 */
export async function updateFaq(db: Db, { id, version }: { id: string; version: number }, faq: FaqForm) {
  const { rowCount } = await db
    .update(faqs)
    .set({ ...faq, version: version + 1, isSample: false })
    .where(and(eq(faqs.id, id), eq(faqs.version, version)))
  return rowCount === 1
}

export async function deleteFaq(db: Db, id: string): Promise<string | undefined> {
  const [row] = await db.delete(faqs).where(eq(faqs.id, id)).returning({ question: faqs.question })
  return row?.question
}

/** Lists all ids in order. Locks the rows, so that concurrent sorting waits. */
export async function lockFaqOrder(transaction: Db): Promise<Array<string>> {
  const rows = await transaction
    .select({ id: faqs.id })
    .from(faqs)
    .orderBy(...inOrder)
    .for('update')
  return rows.map(({ id }) => id)
}

export async function writeFaqOrder(transaction: Db, ids: Array<string>): Promise<void> {
  const places = sql`unnest(${sql.param(ids)}::text[]) with ordinality as wanted (id, place)`
  await transaction.execute(
    sql`update ${faqs} set position = wanted.place - 1 from ${places} where ${faqs.id} = wanted.id`,
  )
}
