import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, bigint } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** Entries never change. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment('at').notNull().defaultNow(),
    /**
     * The account's id, or null for the site and the command line. The column has no foreign key, so that entries
     * outlive their account.
     */
    actorId: text('actor_id'),
    /** Such as `recipe.approve`. */
    action: text('action').notNull(),
    /** Such as `recipe` and `leek-soup`. */
    subjectKind: text('subject_kind').notNull(),
    subjectId: text('subject_id').notNull(),
    details: jsonb('details').$type<Record<string, unknown>>(),
    /** The import whose job wrote the entry. Lists show one entry for the whole import instead. */
    batch: text('batch'),
  },
  (table) => [
    index('audit_log_subject').on(table.subjectKind, table.subjectId, table.id),
    index('audit_log_actor').on(table.actorId, table.id),
    index('audit_log_action').on(table.action, table.id),
    index('audit_log_batch')
      .on(table.batch, table.id)
      .where(sql`${table.batch} is not null`),
    index('audit_log_without_batch')
      .on(table.id)
      .where(sql`${table.batch} is null`),
  ],
)
