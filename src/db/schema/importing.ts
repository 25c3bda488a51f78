import { sql } from 'drizzle-orm'
import { customType, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
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

/** The recipes of one file, which are previewed, imported and undone together. */
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
  },
  (table) => [index('imports_owner').on(table.ownerId, table.createdAt), index('imports_created').on(table.createdAt)],
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
    /** What the recipe was read from. Null for structured files, and for rows that need no source. */
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
