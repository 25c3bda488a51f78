import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** Keys of outside services, encrypted with `SECRET_KEY`. */
export const siteKeys = pgTable('site_keys', {
  name: text('name').primaryKey(),
  /** AES-256-GCM in base64: nonce, tag and ciphertext. */
  encrypted: text('encrypted').notNull(),
  /** The last four characters, which help to recognize a key. */
  lastFour: text('last_four').notNull(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})

/** Site-wide settings, one per row. */
export const settings = pgTable('settings', {
  name: text('name').primaryKey(),
  value: jsonb('value').notNull(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})
