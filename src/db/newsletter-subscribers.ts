import { and, asc, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm'
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
    // Who asks again has as long to confirm as who asks for the first time.
    .onConflictDoUpdate({
      target: subscribers.email,
      set: {
        createdAt: sql`case when ${subscribers.confirmedAt} is null then now() else ${subscribers.createdAt} end`,
      },
    })
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

/** Addresses that get the newsletter, those after `after` in order. */
export async function listReaders(db: Db, after: string, limit: number): Promise<Array<string>> {
  const isActive = and(
    isNotNull(subscribers.confirmedAt),
    isNull(subscribers.unsubscribedAt),
    isNull(subscribers.bouncedAt),
  )
  const rows = await db
    .select({ email: subscribers.email })
    .from(subscribers)
    .where(and(isActive, gt(subscribers.email, after)))
    .orderBy(asc(subscribers.email))
    .limit(limit)
  return rows.map(({ email }) => email)
}

/** True when it was not confirmed before, or had gone. */
export async function confirmSubscriber(db: Db, token: string): Promise<boolean> {
  const isInactive = or(
    isNull(subscribers.confirmedAt),
    isNotNull(subscribers.unsubscribedAt),
    isNotNull(subscribers.bouncedAt),
  )
  const { rowCount } = await db
    .update(subscribers)
    .set({ confirmedAt: sql`now()`, unsubscribedAt: null, bouncedAt: null })
    .where(and(named({ token }), isInactive))
  return rowCount === 1
}

export async function removeSubscriber(db: Db, token: string): Promise<void> {
  await db
    .update(subscribers)
    .set({ unsubscribedAt: sql`now()` })
    .where(and(named({ token }), isNull(subscribers.unsubscribedAt)))
}

/** Gets letters again where a refusal took them off: this address, or with null everybody. How many. */
export async function clearBounces(db: Db, email: string | null): Promise<number> {
  const { rowCount } = await db
    .update(subscribers)
    .set({ bouncedAt: null })
    .where(and(isNotNull(subscribers.bouncedAt), email === null ? undefined : eq(subscribers.email, email)))
  return rowCount ?? 0
}

/** An address whose reader never said yes is somebody's who perhaps never asked. */
export async function deleteUnconfirmed(db: Db): Promise<void> {
  const isOld = sql`${subscribers.createdAt} < now() - interval '30 days'`
  await db.delete(subscribers).where(and(isNull(subscribers.confirmedAt), isNull(subscribers.unsubscribedAt), isOld))
}

function named(by: { email: string } | { token: string }) {
  return 'email' in by ? eq(subscribers.email, by.email) : eq(subscribers.token, by.token)
}

function toSubscriber({ email, token, confirmedAt, unsubscribedAt, bouncedAt }: Row): Subscriber {
  return { email, token, isActive: confirmedAt !== null && unsubscribedAt === null && bouncedAt === null }
}
