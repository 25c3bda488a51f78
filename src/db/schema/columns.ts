import { text, timestamp } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'

// Functions, not constants: the tables that use them are evaluated before this file ends.
export function moment(name: string) {
  return timestamp(name, { withTimezone: true, mode: 'date' })
}

/** The account a row belongs to, and is deleted with. */
export function ofUser(name: string) {
  return text(name)
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })
}
