import { boolean, index, pgTable, serial, smallint, text } from 'drizzle-orm/pg-core'
import { recipes } from './recipes.ts'
import { moment } from './columns.ts'

/** One visitor's stars for one recipe. */
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
