import { asc, eq, sql } from 'drizzle-orm'
import type { FaqForm } from '../core/faq-form.ts'
import type { Faq } from '../core/reading.ts'
import type { Db } from './connect.ts'
import { faqs } from './schema.ts'

const inOrder = [asc(faqs.position), asc(faqs.id)]

export async function findFaq(db: Db, id: string): Promise<Faq | undefined> {
  const { question, answer, category } = faqs
  const [row] = await db.select({ id: faqs.id, question, answer, category }).from(faqs).where(eq(faqs.id, id))
  return row
}

/** After all others. */
export async function insertFaq(db: Db, id: string, faq: FaqForm): Promise<void> {
  const last = sql`(select coalesce(max(${faqs.position}), -1) + 1 from ${faqs})`
  await db.insert(faqs).values({ id, ...faq, position: last })
}

/** What somebody rewrote is theirs: it stays when the sample content goes. */
export async function updateFaq(db: Db, id: string, faq: FaqForm): Promise<boolean> {
  const { rowCount } = await db
    .update(faqs)
    .set({ ...faq, isSample: false })
    .where(eq(faqs.id, id))
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
