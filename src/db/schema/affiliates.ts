import { boolean, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { images } from './pictures.ts'
import { moment } from './columns.ts'

export const affiliates = pgTable('affiliates', {
  id: text('id').primaryKey(),
  title: text('title').notNull(),
  description: text('description').notNull().default(''),
  imageId: text('image_id').references(() => images.id, { onDelete: 'set null' }),
  imageUrl: text('image_url'),
  linkUrl: text('link_url').notNull(),
  active: boolean('active').notNull().default(true),
  /** The first and last day of the ad, in UTC. Both are included. Null means no limit. */
  startsOn: date('starts_on', { mode: 'string' }),
  endsOn: date('ends_on', { mode: 'string' }),
  version: integer('version').notNull().default(1),
  isSample: boolean('is_sample').notNull().default(false),
  createdAt: moment('created_at').notNull().defaultNow(),
})

/** Views and clicks of an affiliate per day in UTC, without personal data. */
export const affiliateDays = pgTable(
  'affiliate_days',
  {
    affiliateId: text('affiliate_id')
      .notNull()
      .references(() => affiliates.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    views: integer('views').notNull().default(0),
    clicks: integer('clicks').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.affiliateId, table.day] })],
)
