import { type AnyPgColumn, date, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import type { Meal, PlanEntry } from '../../core/planning/meal-plan.ts'
import { moment, ofUser } from './columns.ts'
import { recipes } from './recipes.ts'

/** The dishes of a cook's meal plan. Browsers choose the ids, so an id is unique for one cook only. */
export const planEntries = pgTable(
  'plan_entries',
  {
    userId: ofUser('user_id'),
    id: text('id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    meal: text('meal').$type<Meal>().notNull(),
    kind: text('kind').$type<PlanEntry['kind']>().notNull(),
    title: text('title').notNull(),
    note: text('note').notNull().default(''),
    /** Null for a recipe that was deleted. Its title stays. */
    recipeId: text('recipe_id').references((): AnyPgColumn => recipes.id, {
      onDelete: 'set null',
      onUpdate: 'cascade',
    }),
    servings: integer('servings'),
    /** The entry that cooked the leftovers. */
    leftoversOf: text('leftovers_of'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('plan_entries_day').on(table.userId, table.day),
    index('plan_entries_recipe').on(table.recipeId),
  ],
)

/** Secret addresses that show a plan to others: one for calendars, and one per shared week. */
export const planLinks = pgTable(
  'plan_links',
  {
    token: text('token').primaryKey(),
    userId: ofUser('user_id'),
    /** The Monday of a shared week. Null for the calendar, which has every week. */
    week: date('week', { mode: 'string' }),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [unique('plan_links_once').on(table.userId, table.week).nullsNotDistinct()],
)
