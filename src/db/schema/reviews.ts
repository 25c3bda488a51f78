import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  serial,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { AnswerState, ReviewState } from '../../core/reviews/review.ts'
import { images } from './pictures.ts'
import { recipes } from './recipes.ts'
import { users } from './accounts.ts'
import { moment } from './columns.ts'

/** Stars without a review: those of the sample content and of generated recipes. */
export const ratings = pgTable(
  'ratings',
  {
    id: serial('id').primaryKey(),
    recipeId: text('recipe_id')
      .notNull()
      .references(() => recipes.id, { onDelete: 'cascade', onUpdate: 'cascade' }),
    stars: smallint('stars').notNull(),
    isSample: boolean('is_sample').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('ratings_recipe').on(table.recipeId)],
)

/** Reviews of recipes by cooks and visitors. Triggers count the published ones in `recipes`. */
export const reviews = pgTable(
  'reviews',
  {
    id: serial('id').primaryKey(),
    recipeId: text('recipe_id')
      .notNull()
      .references(() => recipes.id, { onDelete: 'cascade', onUpdate: 'cascade' }),
    /** Null for visitors and deleted accounts. */
    userId: text('user_id').references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
    /** The name a visitor gave. An account shows its own name. */
    name: text('name'),
    /** A visitor's address, in lowercase. It is never shown. */
    email: text('email'),
    /** SHA-256 of the token in the visitor's link, which confirms, edits and deletes the review. */
    tokenHash: text('token_hash').unique(),
    state: text('state').$type<ReviewState>().notNull(),
    stars: smallint('stars').notNull(),
    body: text('body').notNull().default(''),
    /** The answer to "What I changed". */
    changed: text('changed').notNull().default(''),
    madeIt: boolean('made_it').notNull().default(false),
    photoCount: smallint('photo_count').notNull().default(0),
    /** Maintained by the trigger on `review_votes`. */
    helpfulCount: integer('helpful_count').notNull().default(0),
    /** The editor's reason for rejecting it. */
    reason: text('reason'),
    answer: text('answer'),
    answerState: text('answer_state').$type<AnswerState>(),
    /** The editor's reason for rejecting the answer. */
    answerReason: text('answer_reason'),
    answeredAt: moment('answered_at'),
    /** Counts changes, so that an editor decides only about what the page showed. */
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
    editedAt: moment('edited_at'),
  },
  (table) => [
    uniqueIndex('reviews_once_a_cook').on(table.recipeId, table.userId),
    // Several may wait for their confirmation. The confirmed one replaces the others.
    uniqueIndex('reviews_once_an_address')
      .on(table.recipeId, table.email)
      .where(sql`state <> 'unconfirmed'`),
    index('reviews_newest')
      .on(table.recipeId, table.createdAt, table.id)
      .where(sql`state = 'published'`),
    index('reviews_helpful')
      .on(table.recipeId, table.helpfulCount, table.createdAt, table.id)
      .where(sql`state = 'published'`),
    index('reviews_with_photos')
      .on(table.createdAt, table.id)
      .where(sql`state = 'published' and photo_count > 0`),
    // The newest of the site with something to read.
    index('reviews_told')
      .on(table.createdAt, table.id)
      .where(sql`state = 'published' and (body <> '' or changed <> '' or photo_count > 0)`),
    index('reviews_made')
      .on(table.createdAt)
      .where(sql`state = 'published' and made_it`),
    index('reviews_waiting')
      .on(table.createdAt, table.id)
      .where(sql`state = 'waiting' or answer_state = 'waiting'`),
    index('reviews_user').on(table.userId),
    index('reviews_email').on(table.email),
  ],
)

export const reviewPhotos = pgTable(
  'review_photos',
  {
    reviewId: integer('review_id')
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    imageId: text('image_id')
      .notNull()
      .references(() => images.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.reviewId, table.position] }),
    index('review_photos_image').on(table.imageId),
  ],
)

/** A vote that a review is helpful. */
export const reviewVotes = pgTable(
  'review_votes',
  {
    reviewId: integer('review_id')
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    /** The account's id, or the hash of a random token in a visitor's browser. */
    voter: text('voter').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.reviewId, table.voter] }),
    // Deletes and exports the votes of an account.
    index('review_votes_voter').on(table.voter),
  ],
)

/** A visitor's complaint about a review. */
export const reviewReports = pgTable(
  'review_reports',
  {
    id: serial('id').primaryKey(),
    reviewId: integer('review_id')
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    report: text('report').notNull(),
    isOpen: boolean('is_open').notNull().default(true),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('review_reports_review').on(table.reviewId),
    index('review_reports_open')
      .on(table.createdAt, table.reviewId)
      .where(sql`is_open`),
  ],
)

/** How often cook mode reached the end of a recipe on a day. */
export const cookedDays = pgTable(
  'cooked_days',
  {
    recipeId: text('recipe_id')
      .notNull()
      .references(() => recipes.id, { onDelete: 'cascade', onUpdate: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    times: integer('times').notNull(),
  },
  (table) => [primaryKey({ columns: [table.recipeId, table.day] }), index('cooked_days_day').on(table.day)],
)

/** The mean of all stars of the site that the ranking was made with. One row at most. */
export const ratingPrior = pgTable('rating_prior', {
  id: smallint('id').primaryKey().default(1),
  mean: real('mean').notNull(),
})
