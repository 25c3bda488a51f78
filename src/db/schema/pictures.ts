import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** A stored picture. Its bytes are in the bucket `recipe-images`; sizes are made when first requested. */
export const images = pgTable('images', {
  id: text('id').primaryKey(),
  alt: text('alt').notNull().default(''),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  /** A data URL of a few bytes, shown blurred until the picture has loaded. */
  placeholder: text('placeholder').notNull(),
  /** Where the picture was fetched from, if it was. */
  sourceUrl: text('source_url'),
  isSample: boolean('is_sample').notNull().default(false),
  createdAt: moment('created_at').notNull().defaultNow(),
})
