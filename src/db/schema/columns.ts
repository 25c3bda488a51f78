import { text, timestamp } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'

// These are functions instead of constants, because the tables that use them are evaluated before this file ends.
export function moment(name: string) {
  return timestamp(name, { withTimezone: true, mode: 'date' })
}

/** A column for the account that a row belongs to. Deleting the account deletes the row. */
export function ofUser(name: string) {
  return text(name)
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })
}
