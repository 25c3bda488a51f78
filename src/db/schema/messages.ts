import { type AnyPgColumn, index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { moment } from './columns.ts'

/** Visitors' messages to the operator. */
export const messages = pgTable('messages', {
  id: serial('id').primaryKey(),
  kind: text('kind').$type<'contact' | 'support'>().notNull(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  message: text('message').notNull(),
  state: text('state').$type<'open' | 'closed'>().notNull().default('open'),
  assignedTo: text('assigned_to').references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
  /** The time when the message was forwarded by mail. Null if it was not. */
  mailedAt: moment('mailed_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
})

/** Answers sent by mail. */
export const messageReplies = pgTable(
  'message_replies',
  {
    id: serial('id').primaryKey(),
    messageId: integer('message_id')
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    authorId: text('author_id').references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
    body: text('body').notNull(),
    mailedAt: moment('mailed_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('message_replies_message').on(table.messageId)],
)
