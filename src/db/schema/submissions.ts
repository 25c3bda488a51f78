import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { recipes } from './recipes.ts'
import { moment } from './columns.ts'

/** The link to a submission made without an account. The token gives access. */
export const submissions = pgTable(
  'submissions',
  {
    /** SHA-256 of the token in hexadecimal. Only the sender's link contains the token. */
    tokenHash: text('token_hash').primaryKey(),
    recipeId: text('recipe_id')
      .notNull()
      .references(() => recipes.id, { onDelete: 'cascade', onUpdate: 'cascade' }),
    /** Where to send the decision, if the sender left an address. */
    email: text('email'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('submissions_recipe').on(table.recipeId)],
)
