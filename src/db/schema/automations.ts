import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { AutomationAnswer, ItemState } from '../../core/automations/automation-items.ts'
import { moment, ofUser } from './columns.ts'
import { recipes } from './recipes.ts'

/** The tokens that programs use instead of a password. Only their hashes are stored. */
export const automationTokens = pgTable(
  'automation_tokens',
  {
    id: text('id').primaryKey(),
    userId: ofUser('user_id'),
    name: text('name').notNull(),
    hash: text('hash').notNull().unique(),
    /** The last characters, to tell tokens apart. */
    ending: text('ending').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('automation_tokens_user').on(table.userId)],
)

/** The answers to requests, so that a repeated request gets the same answer. */
export const automationRequests = pgTable(
  'automation_requests',
  {
    tokenId: text('token_id')
      .notNull()
      .references(() => automationTokens.id, { onDelete: 'cascade' }),
    /** The request's own key, or its signature. */
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    answer: jsonb('answer').$type<AutomationAnswer>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.tokenId, table.key] }),
    index('automation_requests_created').on(table.createdAt),
  ],
)

/** A recipe or an address that an automation sent, and what became of it. */
export const automationItems = pgTable(
  'automation_items',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: ofUser('user_id'),
    /** The name of the token when it was used. */
    tokenName: text('token_name').notNull(),
    /** The address to fetch. Null for a recipe. */
    address: text('address'),
    title: text('title').notNull(),
    state: text('state').$type<ItemState>().notNull(),
    problem: text('problem'),
    recipeId: text('recipe_id').references(() => recipes.id, { onDelete: 'set null', onUpdate: 'cascade' }),
    /** How often the address was fetched. */
    tries: integer('tries').notNull().default(0),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('automation_items_user').on(table.userId, table.id),
    index('automation_items_created').on(table.createdAt),
    index('automation_items_recipe').on(table.recipeId),
  ],
)
