import { and, asc, eq, sql } from 'drizzle-orm'
import type { FaqForm } from '../core/faq-form.ts'
import type { Faq } from '../core/reading.ts'
import type { Db } from './connect.ts'
import { faqs } from './schema.ts'

const inOrder = [asc(faqs.position), asc(faqs.id)]

/** As those who write it see it: whoever saves names the version that was read. */
export interface StoredFaq extends Faq {
  version: number
}

export async function findFaq(db: Db, id: string): Promise<StoredFaq | undefined> {
  const { question, answer, category, version } = faqs
  const [row] = await db.select({ id: faqs.id, question, answer, category, version }).from(faqs).where(eq(faqs.id, id))
  return row
}

/** After all others. */
export async function insertFaq(db: Db, id: string, faq: FaqForm): Promise<void> {
  const last = sql`(select coalesce(max(${faqs.position}), -1) + 1 from ${faqs})`
  await db.insert(faqs).values({ id, ...faq, position: last })
}

/** False when somebody else was faster: nothing is written then. What was rewritten stays when the sample content goes. */
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

/** All ids in order. Whoever orders at the same time waits. */
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
