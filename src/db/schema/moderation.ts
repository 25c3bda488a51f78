import { sql } from 'drizzle-orm'
import { type AnyPgColumn, index, integer, jsonb, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Objection } from '../../core/moderation/moderation.ts'
import { recipes, recipeRevisions } from './recipes.ts'
import { users } from './accounts.ts'
import { moment } from './columns.ts'

/** A moderation item: a new recipe, a revision of a published one, or a report. */
export const reviewItems = pgTable(
  'review_items',
  {
    id: serial('id').primaryKey(),
    kind: text('kind').$type<'recipe' | 'revision' | 'report'>().notNull(),
    recipeId: text('recipe_id')
      .notNull()
      .references((): AnyPgColumn => recipes.id, { onDelete: 'cascade', onUpdate: 'cascade' }),
    revisionId: integer('revision_id').references(() => recipeRevisions.id, { onDelete: 'cascade' }),
    /** The text of a report. */
    report: text('report'),
    state: text('state')
      .$type<'open' | 'changes-requested' | 'approved' | 'rejected' | 'withdrawn'>()
      .notNull()
      .default('open'),
    /** The editor's reason, shown to the cook. */
    reason: text('reason'),
    /** Results of automatic checks, such as a missing step or a broken link. */
    findings: jsonb('findings').$type<ReadonlyArray<{ check: string; says: string }>>(),
    claimedBy: text('claimed_by').references(() => users.id, { onDelete: 'set null' }),
    claimedAt: moment('claimed_at'),
    decidedBy: text('decided_by').references(() => users.id, { onDelete: 'set null' }),
    decidedAt: moment('decided_at'),
    /** The site's last objection to a recipe. Only publishing clears it, so that a cook cannot bypass moderation. */
    objection: text('objection').$type<Objection>(),
    /** The version of the recipe that an editor last decided about. */
    lastReadVersion: integer('last_read_version'),
    /**
     * Counts changes. If two editors decide at the same time, the second one gets a message and does not overwrite the
     * first decision.
     */
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('review_items_recipe').on(table.recipeId),
    // One item per recipe, which is reused, and one open revision per recipe.
    uniqueIndex('review_items_one_recipe')
      .on(table.recipeId)
      .where(sql`kind = 'recipe'`),
    uniqueIndex('review_items_one_revision')
      .on(table.recipeId)
      .where(sql`kind = 'revision' and state in ('open', 'changes-requested')`),
    index('review_items_waiting')
      .on(table.createdAt, table.id)
      .where(sql`state = 'open'`),
    index('review_items_by_created').on(table.createdAt, table.id),
  ],
)
