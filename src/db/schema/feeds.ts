import { index, integer, pgTable, primaryKey, serial, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { FeedEntryState, FeedState } from '../../core/importing/feeds.ts'
import { users } from './accounts.ts'
import { moment } from './columns.ts'
import { recipes } from './recipes.ts'

/** The feeds and sitemaps of other sites whose new recipes go to moderation. */
export const feeds = pgTable(
  'feeds',
  {
    id: serial('id').primaryKey(),
    address: text('address').notNull(),
    /** As the feed names itself. Its host until the first check. */
    title: text('title').notNull(),
    /** The editor's words about the license. If empty, the feed's own notice applies. */
    licenseNotice: text('license_notice').notNull(),
    /** The license that the feed states itself. */
    rights: text('rights'),
    everyHours: integer('every_hours').notNull(),
    /** The most pages to read within 24 hours. */
    dailyLimit: integer('daily_limit').notNull(),
    state: text('state').$type<FeedState>().notNull().default('active'),
    /** Null until the entries of the first check are known. What it finds is old, or new if the editor wants it. */
    knownSince: moment('known_since'),
    withOld: integer('with_old').notNull().default(0),
    etag: text('etag'),
    lastModified: text('last_modified'),
    checkedAt: moment('checked_at'),
    nextCheckAt: moment('next_check_at').notNull().defaultNow(),
    /** Why the last check failed. */
    problem: text('problem'),
    failures: integer('failures').notNull().default(0),
    addedBy: text('added_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('feeds_address').on(table.address), index('feeds_due').on(table.state, table.nextCheckAt)],
)

/** The pages that a feed has named. Feeds may change their ids, so an entry is known by its address. */
export const feedEntries = pgTable(
  'feed_entries',
  {
    feedId: integer('feed_id')
      .notNull()
      .references(() => feeds.id, { onDelete: 'cascade' }),
    /** The normalized address. */
    key: text('key').notNull(),
    address: text('address').notNull(),
    title: text('title').notNull(),
    state: text('state').$type<FeedEntryState>().notNull().default('waiting'),
    problem: text('problem'),
    /** How often the page could not be read. After a few times it has failed. */
    tries: integer('tries').notNull().default(0),
    /** The hash of title and ingredients, which finds a recipe again that moved. */
    fingerprint: text('fingerprint'),
    recipeId: text('recipe_id').references(() => recipes.id, { onDelete: 'set null', onUpdate: 'cascade' }),
    foundAt: moment('found_at').notNull().defaultNow(),
    /** When the page was last read, or tried. */
    readAt: moment('read_at'),
  },
  (table) => [
    primaryKey({ columns: [table.feedId, table.key] }),
    index('feed_entries_state').on(table.feedId, table.state, table.foundAt),
    index('feed_entries_recipe').on(table.recipeId),
  ],
)
