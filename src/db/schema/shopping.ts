import { boolean, doublePrecision, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { ForRecipe, Removed, ShoppingList } from '../../core/shopping/shopping-list.ts'
import { moment } from './columns.ts'
import { users } from './accounts.ts'

/** A list of an account, or of visitors who share one by link. Lists that are only in a browser are not here. */
export const shoppingLists = pgTable('shopping_lists', {
  id: text('id').primaryKey(),
  userId: text('user_id')
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Increases with each change. A browser asks for what changed since the revision it knows. */
  revision: integer('revision').notNull().default(0),
  atHome: jsonb('at_home').$type<ShoppingList['atHome']>().notNull().default({}),
  atHomeRevision: integer('at_home_revision').notNull().default(0),
  aisles: jsonb('aisles').$type<ShoppingList['aisles']>().notNull().default({ order: [], at: 0 }),
  aislesRevision: integer('aisles_revision').notNull().default(0),
  /** The last revision of a line that was deleted. A browser that knows only earlier ones may still show the line. */
  deletedRevision: integer('deleted_revision').notNull().default(0),
  createdAt: moment('created_at').notNull().defaultNow(),
  changedAt: moment('changed_at').notNull().defaultNow(),
})

const ofList = () =>
  text('list_id')
    .notNull()
    .references(() => shoppingLists.id, { onDelete: 'cascade', onUpdate: 'cascade' })

/** Lines keep the titles of their recipes, so that they survive a deleted recipe. */
export const shoppingLines = pgTable(
  'shopping_lines',
  {
    listId: ofList(),
    id: text('id').notNull(),
    line: text('line').notNull(),
    recipes: jsonb('recipes').$type<ReadonlyArray<ForRecipe>>().notNull(),
    isTicked: boolean('is_ticked').notNull(),
    removed: text('removed').$type<Removed>().notNull(),
    /** When each part last changed, in milliseconds since 1970. */
    lineAt: doublePrecision('line_at').notNull(),
    tickedAt: doublePrecision('ticked_at').notNull(),
    removedAt: doublePrecision('removed_at').notNull(),
    position: integer('position').notNull(),
    revision: integer('revision').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.listId, table.id] }),
    index('shopping_lines_revision').on(table.listId, table.revision),
  ],
)

/** Operations that happened, so that a browser may send one again without an answer to the first time. */
export const shoppingOperations = pgTable(
  'shopping_operations',
  {
    listId: ofList(),
    operation: text('operation').notNull(),
    doneAt: moment('done_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.listId, table.operation] }),
    index('shopping_operations_done').on(table.doneAt),
  ],
)

/** Secret addresses of lists. The `owner` link is the visitor's own, and `guest` links are for others. */
export const shoppingLinks = pgTable(
  'shopping_links',
  {
    token: text('token').primaryKey(),
    listId: ofList(),
    kind: text('kind').$type<'owner' | 'guest'>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('shopping_links_list').on(table.listId)],
)
