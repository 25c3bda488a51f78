import { index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import type { CallState, CrawlerCallKind } from '../../core/crawler/console-call.ts'
import type { CallForm } from '../../core/crawler/console-forms.ts'
import type { CrawlErrors } from '../../core/crawler/crawl-job.ts'
import type { CrawledPage } from '../../core/crawler/crawled-page.ts'
import { users } from './accounts.ts'
import { moment } from './columns.ts'

/** The calls that administrators made in the crawler's console. */
export const crawlerCalls = pgTable(
  'crawler_calls',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').$type<CrawlerCallKind>().notNull(),
    /** The address or the question, for lists. */
    subject: text('subject').notNull(),
    /** The fields of the form. Null for a job that was started elsewhere. */
    request: jsonb('request').$type<CallForm>(),
    state: text('state').$type<CallState>().notNull().default('running'),
    /** An idempotency key. A start that is repeated after a crash must not start a second job. */
    startKey: text('start_key').notNull(),
    /** The job at the crawler. */
    jobId: text('job_id'),
    /** The crawler's own word for the state. */
    jobState: text('job_state'),
    completed: integer('completed').notNull().default(0),
    total: integer('total').notNull().default(0),
    creditsUsed: integer('credits_used'),
    /** Results that are not pages. */
    result: jsonb('result').$type<unknown>(),
    errors: jsonb('errors').$type<CrawlErrors>(),
    problem: text('problem'),
    startedBy: text('started_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    endedAt: moment('ended_at'),
    /** Until when the crawler keeps the job. */
    expiresAt: moment('expires_at'),
    /** Until then, a process works on the call. */
    claimedUntil: moment('claimed_until'),
  },
  (table) => [index('crawler_calls_created').on(table.createdAt), index('crawler_calls_user').on(table.startedBy)],
)

/** The pages that a call read or found. */
export const crawlerPages = pgTable(
  'crawler_pages',
  {
    callId: integer('call_id')
      .notNull()
      .references(() => crawlerCalls.id, { onDelete: 'cascade' }),
    /** Counted from 1. */
    position: integer('position').notNull(),
    url: text('url').notNull(),
    page: jsonb('page').$type<CrawledPage>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.callId, table.position] }),
    unique('crawler_pages_url').on(table.callId, table.url),
  ],
)
