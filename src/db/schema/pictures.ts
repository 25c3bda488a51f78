import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** A stored picture. Its bytes are in the bucket `recipe-images`. Smaller sizes are created at the first request. */
export const images = pgTable('images', {
  id: text('id').primaryKey(),
  alt: text('alt').notNull().default(''),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  /** A data URL of a few bytes. It is shown blurred until the picture has loaded. */
  placeholder: text('placeholder').notNull(),
  /** The address the picture was fetched from. Null if it was not fetched. */
  sourceUrl: text('source_url'),
  isSample: boolean('is_sample').notNull().default(false),
  createdAt: moment('created_at').notNull().defaultNow(),
})
