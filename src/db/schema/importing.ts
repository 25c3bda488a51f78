import { sql } from 'drizzle-orm'
import { boolean, customType, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { ImportKind, PageState, PauseReason } from '../../core/importing/collecting.ts'
import type { ImportState, RowChoice, RowState } from '../../core/importing/imports.ts'
import type { SourceText } from '../../core/importing/source-text.ts'
import type { RecipeDraft } from '../../core/recipes/recipe.ts'
import { users } from './accounts.ts'
import { moment } from './columns.ts'
import { recipes } from './recipes.ts'

const bytes = customType<{ data: Uint8Array; driverData: string | Uint8Array }>({
  dataType: () => 'bytea',
  toDriver: (value) => `\\x${Buffer.from(value).toString('hex')}`,
})

/** The recipes of one file or one collection, which are previewed, imported and undone together. */
export const imports = pgTable(
  'imports',
  {
    /** A random UUID. It is the only proof of an import without an account. */
    id: text('id').primaryKey(),
    ownerId: text('owner_id').references(() => users.id, { onDelete: 'cascade' }),
    fileName: text('file_name').notNull(),
    state: text('state').$type<ImportState>().notNull().default('preview'),
    createdAt: moment('created_at').notNull().defaultNow(),
    finishedAt: moment('finished_at'),
    kind: text('kind').$type<ImportKind>().notNull().default('file'),
    /** The collector's settings. Never contain a secret. */
    settings: jsonb('settings').$type<unknown>().notNull().default({}),
    /** Where the search for pages goes on. */
    cursor: jsonb('cursor').$type<unknown>(),
    /** True once the collector has found all pages. */
    isDiscovered: boolean('is_discovered').notNull().default(false),
    /** True if a visitor's key is needed, which only the memory of a process holds. */
    needsKey: boolean('needs_key').notNull().default(false),
    /** How many more pages may be fetched. */
    pagesLeft: integer('pages_left').notNull().default(0),
    /** Why collecting paused or ended early. */
    pausedFor: text('paused_for').$type<PauseReason>(),
    problem: text('problem'),
    /** When the other site asked us to wait until. */
    waitsUntil: moment('waits_until'),
    /** How often in a row the other site asked us to wait. */
    waits: integer('waits').notNull().default(0),
    /** How many pages in a row could not be read. */
    failures: integer('failures').notNull().default(0),
    collectingSince: moment('collecting_since'),
    /** The number of the only job that may go on with the collection. */
    turn: integer('turn').notNull().default(0),
  },
  (table) => [index('imports_owner').on(table.ownerId, table.createdAt), index('imports_created').on(table.createdAt)],
)

/** One address of a collection. It is read once, together with what becomes of its recipes. */
export const importPages = pgTable(
  'import_pages',
  {
    importId: text('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    /** Counted from 1, in the order in which the pages were found. */
    position: integer('position').notNull(),
    address: text('address').notNull(),
    /** Two addresses with the same key are the same page. */
    key: text('key').notNull(),
    /** Pages with a low rank are read first. */
    rank: integer('rank').notNull(),
    state: text('state').$type<PageState>().notNull().default('waiting'),
    problem: text('problem'),
    /** The collector's data for reading the page. Never contain a secret. */
    details: jsonb('details').$type<unknown>(),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.position] }),
    uniqueIndex('import_pages_key').on(table.importId, table.key),
    index('import_pages_next').on(table.importId, table.state, table.rank, table.position),
  ],
)

/** One recipe of an import, or a part of its file that could not be read. */
export const importRows = pgTable(
  'import_rows',
  {
    importId: text('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    /** Counted from 1. */
    position: integer('position').notNull(),
    /** The place in the file, such as "line 12" or the name of a file in an archive. */
    at: text('at').notNull(),
    title: text('title').notNull(),
    /** Null if the row is unreadable. */
    draft: jsonb('draft').$type<RecipeDraft>(),
    /** The picture from the file, until the recipe is saved. */
    picture: bytes('picture'),
    /** The text the recipe was read from. Null for structured files, and for rows that need no source. */
    source: jsonb('source').$type<SourceText>(),
    /** Why the row was not read, saved or undone, or what is missing from its recipe. */
    problem: text('problem'),
    /** The recipe of the site that is nearly the same. */
    duplicateId: text('duplicate_id').references(() => recipes.id, { onDelete: 'set null', onUpdate: 'cascade' }),
    choice: text('choice').$type<RowChoice>().notNull().default('import'),
    state: text('state').$type<RowState>().notNull().default('ready'),
    /** The saved or replaced recipe, and its version after that. */
    recipeId: text('recipe_id').references(() => recipes.id, { onDelete: 'set null', onUpdate: 'cascade' }),
    recipeVersion: integer('recipe_version'),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.position] }),
    index('import_rows_state').on(table.importId, table.state, table.position),
    index('import_rows_recipe').on(table.recipeId),
    index('import_rows_duplicate')
      .on(table.duplicateId)
      .where(sql`duplicate_id is not null`),
  ],
)
