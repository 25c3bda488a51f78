import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Db } from './connect.ts'
import { newsletterSubscribers as subscribers } from './schema.ts'

export interface Subscriber {
  email: string
  token: string
  /** Gets the newsletter: confirmed, and not gone since. */
  isActive: boolean
}

type Row = typeof subscribers.$inferSelect

/** Puts the address down; whether it gets anything is decided by confirming. Twice is no mistake worth telling a stranger about. */
export async function keepSubscriber(db: Db, email: string): Promise<Subscriber> {
  const [row] = await db
    .insert(subscribers)
    .values({ email: email.toLowerCase() })
    .onConflictDoUpdate({ target: subscribers.email, set: { email: sql`excluded.email` } })
    .returning()
  if (!row) throw new Error('The address was not stored')
  return toSubscriber(row)
}

export async function findSubscriber(
  db: Db,
  by: { email: string } | { token: string },
): Promise<Subscriber | undefined> {
  const [row] = await db.select().from(subscribers).where(named(by))
  return row && toSubscriber(row)
}

/** True when it was not confirmed before, or had gone. */
export async function confirmSubscriber(db: Db, token: string): Promise<boolean> {
  const isInactive = or(isNull(subscribers.confirmedAt), isNotNull(subscribers.unsubscribedAt))
  const { rowCount } = await db
    .update(subscribers)
    .set({ confirmedAt: sql`now()`, unsubscribedAt: null })
    .where(and(named({ token }), isInactive))
  return rowCount === 1
}

export async function removeSubscriber(db: Db, token: string): Promise<void> {
  await db
    .update(subscribers)
    .set({ unsubscribedAt: sql`now()` })
    .where(and(named({ token }), isNull(subscribers.unsubscribedAt)))
}

function named(by: { email: string } | { token: string }) {
  return 'email' in by ? eq(subscribers.email, by.email) : eq(subscribers.token, by.token)
}

function toSubscriber({ email, token, confirmedAt, unsubscribedAt }: Row): Subscriber {
  return { email, token, isActive: confirmedAt !== null && unsubscribedAt === null }
}
