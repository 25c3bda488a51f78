import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { recipes } from './recipes.ts'
import { moment } from './columns.ts'

/** The link to a submission from a visitor without an account. The link's token gives access. */
export const submissions = pgTable(
  'submissions',
  {
    /** SHA-256 of the token in hexadecimal. The token itself is only in the sender's link. */
    tokenHash: text('token_hash').primaryKey(),
    recipeId: text('recipe_id')
      .notNull()
      .references(() => recipes.id, { onDelete: 'cascade', onUpdate: 'cascade' }),
    /** The address for the decision, if the sender left one. */
    email: text('email'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('submissions_recipe').on(table.recipeId)],
)
