import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { NoteContent, NotePageState } from '../../core/notes/note-sync.ts'
import type { NoteKind } from '../../core/notes/notes.ts'
import { users } from './accounts.ts'
import { affiliates } from './affiliates.ts'
import { moment } from './columns.ts'
import { blogPosts, faqs } from './content.ts'
import { recipes } from './recipes.ts'

/** A database in Notion that the site's key can read. */
export const noteSources = pgTable('note_sources', {
  /** Notion's id of the data source. */
  id: text('id').primaryKey(),
  title: text('title').notNull(),
  /** The kind that its columns suggest. */
  guess: text('guess').$type<NoteKind>(),
  /** The kind of content it feeds. Null if the site does not use it. */
  kind: text('kind').$type<NoteKind>(),
  whenNew: text('when_new').$type<'publish' | 'draft'>().notNull().default('publish'),
  whenGone: text('when_gone').$type<'withdraw' | 'mark'>().notNull().default('withdraw'),
  /** The run that has listed all its pages. */
  listedIn: text('listed_in'),
  /** Where that run goes on listing. */
  cursor: text('cursor'),
  /** False if Notion left out pages in this run, so that a missing page is not gone. */
  isComplete: boolean('is_complete').notNull().default(true),
  problem: text('problem'),
})

/** A page of such a database, and the row of the site that was made from it. */
export const notePages = pgTable(
  'note_pages',
  {
    /** Notion's id of the page. */
    id: text('id').primaryKey(),
    sourceId: text('source_id')
      .notNull()
      .references(() => noteSources.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    url: text('url').notNull(),
    editedAt: moment('edited_at').notNull(),
    /** When its text was read. */
    readAt: moment('read_at'),
    /** The last run that saw it. */
    seenIn: text('seen_in').notNull(),
    state: text('state').$type<NotePageState>().notNull().default('waiting'),
    problem: text('problem'),
    recipeId: text('recipe_id').references(() => recipes.id, { onDelete: 'set null', onUpdate: 'cascade' }),
    postId: text('post_id').references(() => blogPosts.id, { onDelete: 'set null', onUpdate: 'cascade' }),
    faqId: text('faq_id').references(() => faqs.id, { onDelete: 'set null', onUpdate: 'cascade' }),
    affiliateId: text('affiliate_id').references(() => affiliates.id, { onDelete: 'set null', onUpdate: 'cascade' }),
    /** The row's version after the sync wrote it. Null before. */
    rowVersion: integer('row_version'),
    /** A hash of what the sync wrote, so that an unchanged page writes nothing. */
    written: text('written'),
    /** The content in Notion, while it conflicts with an edit made here. */
    theirs: jsonb('theirs').$type<NoteContent>(),
  },
  (table) => [
    index('note_pages_state').on(table.state, table.sourceId),
    index('note_pages_seen').on(table.sourceId, table.seenIn),
    index('note_pages_recipe').on(table.recipeId),
    index('note_pages_post').on(table.postId),
    index('note_pages_faq').on(table.faqId),
    index('note_pages_affiliate').on(table.affiliateId),
  ],
)

/** The sync of the site's notes. One row, with id 1. */
export const noteSync = pgTable('note_sync', {
  id: integer('id').primaryKey(),
  state: text('state').$type<'idle' | 'running'>().notNull().default('idle'),
  /** The run that goes on, or the next one. A job for another run does nothing. */
  runId: text('run_id').notNull(),
  /** Hours between two runs. 0 for none. */
  everyHours: integer('every_hours').notNull().default(0),
  /** The administrator in whose name rows are written. */
  actorId: text('actor_id').references(() => users.id, { onDelete: 'set null' }),
  startedAt: moment('started_at'),
  finishedAt: moment('finished_at'),
  nextAt: moment('next_at'),
  /** Why the last run ended early. */
  problem: text('problem'),
  /** The process that works on it, and until when others leave it alone. */
  workedBy: text('worked_by'),
  workedUntil: moment('worked_until'),
})
