import { type AnyPgColumn, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { recipes } from './recipes.ts'
import { moment, ofUser } from './columns.ts'

export const savedRecipes = pgTable(
  'saved_recipes',
  {
    userId: ofUser('user_id'),
    recipeId: text('recipe_id')
      .notNull()
      .references((): AnyPgColumn => recipes.id, { onDelete: 'cascade', onUpdate: 'cascade' }),
    savedAt: moment('saved_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.recipeId] }),
    index('saved_recipes_newest').on(table.userId, table.savedAt),
    index('saved_recipes_recipe').on(table.recipeId),
  ],
)

/** A cook's named list of recipes. */
export const collections = pgTable(
  'collections',
  {
    id: text('id').primaryKey(),
    userId: ofUser('user_id'),
    name: text('name').notNull(),
    /** Part of the shared address. Null for a private collection. */
    shareToken: text('share_token').unique(),
    position: integer('position').notNull().default(0),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('collections_user').on(table.userId, table.position)],
)

export const collectionRecipes = pgTable(
  'collection_recipes',
  {
    collectionId: text('collection_id')
      .notNull()
      .references(() => collections.id, { onDelete: 'cascade' }),
    recipeId: text('recipe_id')
      .notNull()
      .references((): AnyPgColumn => recipes.id, { onDelete: 'cascade', onUpdate: 'cascade' }),
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.collectionId, table.recipeId] }),
    index('collection_recipes_recipe').on(table.recipeId),
  ],
)
