import { and, asc, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../connection/connect.ts'
import { newsletterSubscribers as subscribers } from '../schema/newsletter.ts'

export interface Subscriber {
  email: string
  token: string
  /** Confirmed, and neither unsubscribed nor bounced. */
  isActive: boolean
}

type Row = typeof subscribers.$inferSelect

/**
 * Stores an address, which gets no issues until it is confirmed. Storing an address twice is not an error, so a visitor
 * cannot find out who subscribes.
 */
export async function upsertSubscriber(db: Db, email: string): Promise<Subscriber> {
  const [row] = await db
    .insert(subscribers)
    .values({ email: email.toLowerCase() })
    // After a repeated request, the subscriber again has the full time to confirm.
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

/** Lists the addresses that get the newsletter, in order, starting after `after`. */
export async function listActiveSubscribers(db: Db, after: string, limit: number): Promise<Array<string>> {
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

/** Confirms an address. Returns true if it was unconfirmed or had left. */
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

/**
 * Makes a bounced address get issues again, or all bounced addresses for null. Returns the number of changed addresses.
 */
export async function clearBounces(db: Db, email: string | null): Promise<number> {
  const { rowCount } = await db
    .update(subscribers)
    .set({ bouncedAt: null })
    .where(and(isNotNull(subscribers.bouncedAt), email === null ? undefined : eq(subscribers.email, email)))
  return rowCount ?? 0
}

/** Deletes old unconfirmed addresses, because their owners may never have subscribed. */
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
