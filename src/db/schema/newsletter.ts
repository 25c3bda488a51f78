import { sql } from 'drizzle-orm'
import { type AnyPgColumn, index, integer, pgTable, primaryKey, serial, smallint, text } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { moment } from './columns.ts'

export const newsletterSubscribers = pgTable('newsletter_subscribers', {
  /**
   * The address in lowercase. Mail servers ignore the case of the domain, and in practice addresses that differ only in
   * case are the same mailbox.
   */
  email: text('email').primaryKey(),
  /** Part of the confirmation and unsubscribe links in mails. */
  token: text('token')
    .notNull()
    .unique()
    .default(sql`gen_random_uuid()`),
  /** Null until the address is confirmed. */
  confirmedAt: moment('confirmed_at'),
  unsubscribedAt: moment('unsubscribed_at'),
  /** The time when the mail server rejected the address for good. Such subscribers get no more issues. */
  bouncedAt: moment('bounced_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
})

/** An issue of the newsletter, for all active subscribers. */
export const newsletterIssues = pgTable('newsletter_issues', {
  id: serial('id').primaryKey(),
  subject: text('subject').notNull(),
  /** HTML written by administrators. It is sanitized before it is sent. */
  content: text('content').notNull(),
  status: text('status').$type<'draft' | 'sending' | 'sent'>().notNull().default('draft'),
  version: integer('version').notNull().default(1),
  authorId: text('author_id').references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
  createdAt: moment('created_at').notNull().defaultNow(),
  sentAt: moment('sent_at'),
})

/** One row per issue and subscriber, so that each subscriber gets an issue once and the progress can be counted. */
export const newsletterDeliveries = pgTable(
  'newsletter_deliveries',
  {
    issueId: integer('issue_id')
      .notNull()
      .references(() => newsletterIssues.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    outcome: text('outcome')
      .$type<'waiting' | 'sending' | 'sent' | 'bounced' | 'unsubscribed' | 'failed'>()
      .notNull()
      .default('waiting'),
    /** The earliest time to send a waiting delivery. */
    at: moment('at').notNull().defaultNow(),
    /** The number of times the mail server delayed this delivery. */
    tries: smallint('tries').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.issueId, table.email] }),
    // Each delivery runs a query for the next one.
    index('newsletter_deliveries_waiting')
      .on(table.issueId, table.at, table.email)
      .where(sql`outcome = 'waiting'`),
  ],
)
