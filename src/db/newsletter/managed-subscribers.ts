import { and, desc, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import { type SubscriberState, subscriberStates } from '../../core/newsletter/subscriber-states.ts'
import type { Db } from '../connection/connect.ts'
import { newsletterSubscribers as subscribers } from '../schema/newsletter.ts'

const inState: Record<SubscriberState, SQL | undefined> = {
  active: and(isNotNull(subscribers.confirmedAt), isNull(subscribers.unsubscribedAt), isNull(subscribers.bouncedAt)),
  unconfirmed: and(isNull(subscribers.confirmedAt), isNull(subscribers.unsubscribedAt), isNull(subscribers.bouncedAt)),
  unsubscribed: isNotNull(subscribers.unsubscribedAt),
  bounced: and(isNotNull(subscribers.bouncedAt), isNull(subscribers.unsubscribedAt)),
}

/** Subscribers who get issues. */
export const isActiveSubscriber = inState.active

export interface ListedSubscriber {
  email: string
  state: SubscriberState
  createdAt: Date
  confirmedAt: Date | null
  unsubscribedAt: Date | null
  bouncedAt: Date | null
}

interface SubscriberQuery {
  words: string
  state: SubscriberState | null
  /** The address of the previous page's last subscriber. */
  after: string | null
  limit: number
}

/** Lists subscribers, newest first. */
export async function listSubscribers(
  db: Db,
  { words, state, after, limit }: SubscriberQuery,
): Promise<{ subscribers: Array<ListedSubscriber>; hasMore: boolean }> {
  const { email, createdAt, confirmedAt, unsubscribedAt, bouncedAt } = subscribers
  const last = sql`(select last.created_at, last.email from ${subscribers} last where last.email = ${after ?? ''})`
  const rows = await db
    .select({ email, createdAt, confirmedAt, unsubscribedAt, bouncedAt })
    .from(subscribers)
    .where(
      and(
        words ? sql`${email} ilike ${`%${words.replace(/[\\%_]/g, '\\$&')}%`}` : undefined,
        state ? inState[state] : undefined,
        sql`coalesce((${createdAt}, ${email}) < ${last}, true)`,
      ),
    )
    .orderBy(desc(createdAt), desc(email))
    .limit(limit + 1)
  return {
    subscribers: rows.slice(0, limit).map((row) => ({ ...row, state: stateOf(row) })),
    hasMore: rows.length > limit,
  }
}

export async function countSubscribers(db: Db): Promise<Record<SubscriberState, number>> {
  const [active, unconfirmed, unsubscribed, bounced] = await Promise.all(
    subscriberStates.map((state) => db.$count(subscribers, inState[state])),
  )
  return { active: active ?? 0, unconfirmed: unconfirmed ?? 0, unsubscribed: unsubscribed ?? 0, bounced: bounced ?? 0 }
}

function stateOf(row: Omit<ListedSubscriber, 'state' | 'email' | 'createdAt'>): SubscriberState {
  if (row.unsubscribedAt) return 'unsubscribed'
  if (row.bouncedAt) return 'bounced'
  return row.confirmedAt ? 'active' : 'unconfirmed'
}
