import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { RecipeForm } from '../core/recipe/recipe-form.ts'
import type { Objection } from '../core/review/review.ts'
import type { Role } from '../core/role.ts'
import { chefs, recipes } from './schema.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const ofUser = (name: string) =>
  text(name)
    .notNull()
    .references((): AnyPgColumn => users.id, { onDelete: 'cascade' })

export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull().unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text('image'),
    role: text('role').$type<Role>().notNull().default('cook'),
    banned: boolean('banned').notNull().default(false),
    banReason: text('ban_reason'),
    banExpires: moment('ban_expires'),
    twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
    /** The page others see of this cook. */
    chefId: text('chef_id')
      .unique()
      .references((): AnyPgColumn => chefs.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index('users_by_created').on(table.createdAt, table.id)],
)

export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    userId: ofUser('user_id'),
    token: text('token').notNull().unique(),
    expiresAt: moment('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    impersonatedBy: text('impersonated_by'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index('sessions_user').on(table.userId)],
)

/** A way to prove who one is: a password (hashed), or an account at an OpenID Connect provider. */
export const accounts = pgTable(
  'accounts',
  {
    id: text('id').primaryKey(),
    userId: ofUser('user_id'),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('accounts_user').on(table.userId),
    uniqueIndex('accounts_provider').on(table.providerId, table.accountId),
  ],
)

/** Short-lived tokens of mails and ceremonies. */
export const verifications = pgTable(
  'verifications',
  {
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index('verifications_identifier').on(table.identifier)],
)

export const passkeys = pgTable(
  'passkeys',
  {
    id: text('id').primaryKey(),
    name: text('name'),
    publicKey: text('public_key').notNull(),
    userId: ofUser('user_id'),
    credentialID: text('credential_id').notNull().unique(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    deviceType: text('device_type').notNull(),
    backedUp: boolean('backed_up').notNull(),
    transports: text('transports'),
    aaguid: text('aaguid'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('passkeys_user').on(table.userId)],
)

/** The second factor: what a phone's app counts with, encrypted, and the codes for when the phone is lost. */
export const twoFactors = pgTable(
  'two_factors',
  {
    id: text('id').primaryKey(),
    userId: ofUser('user_id'),
    secret: text('secret').notNull(),
    backupCodes: text('backup_codes').notNull(),
    verified: boolean('verified').notNull().default(true),
    failedVerificationCount: integer('failed_verification_count').notNull().default(0),
    lockedUntil: moment('locked_until'),
  },
  (table) => [index('two_factors_user').on(table.userId)],
)

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
    /** In the address whoever has the link may open; null while it is the cook's alone. */
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

/** What a recipe said, or is going to say: each saved state once. The newest `current` one is what the page shows. */
export const recipeRevisions = pgTable(
  'recipe_revisions',
  {
    id: serial('id').primaryKey(),
    recipeId: text('recipe_id')
      .notNull()
      .references((): AnyPgColumn => recipes.id, { onDelete: 'cascade', onUpdate: 'cascade' }),
    /** The recipe's version this one was made from. */
    baseVersion: integer('base_version').notNull(),
    /** The recipe's version while it said this; null for what it never said. */
    version: integer('version'),
    content: jsonb('content').$type<RecipeForm>().notNull(),
    imageId: text('image_id'),
    authorId: text('author_id').references(() => users.id, { onDelete: 'set null' }),
    state: text('state').$type<'current' | 'past' | 'waiting' | 'refused'>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('recipe_revisions_recipe').on(table.recipeId, table.id),
    index('recipe_revisions_image').on(table.imageId),
  ],
)

/** One thing on the review desk: a new recipe, a revision of a published one, or a report about one. */
export const reviewItems = pgTable(
  'review_items',
  {
    id: serial('id').primaryKey(),
    kind: text('kind').$type<'recipe' | 'revision' | 'report'>().notNull(),
    recipeId: text('recipe_id')
      .notNull()
      .references((): AnyPgColumn => recipes.id, { onDelete: 'cascade', onUpdate: 'cascade' }),
    revisionId: integer('revision_id').references(() => recipeRevisions.id, { onDelete: 'cascade' }),
    /** What a report says, in its writer's words. */
    report: text('report'),
    state: text('state')
      .$type<'open' | 'changes-requested' | 'approved' | 'rejected' | 'withdrawn'>()
      .notNull()
      .default('open'),
    /** The editor's reason, which the cook reads. */
    reason: text('reason'),
    /** What the machine noticed, such as a missing step or a broken link. */
    findings: jsonb('findings').$type<ReadonlyArray<{ check: string; says: string }>>(),
    claimedBy: text('claimed_by').references(() => users.id, { onDelete: 'set null' }),
    claimedAt: moment('claimed_at'),
    decidedBy: text('decided_by').references(() => users.id, { onDelete: 'set null' }),
    decidedAt: moment('decided_at'),
    /** What the site last had against a recipe. Only being published again takes it away, so that no detour leads around the desk. */
    objection: text('objection').$type<Objection>(),
    /** The state of the recipe an editor last decided about. */
    lastReadVersion: integer('last_read_version'),
    /** Counts the changes, so that the second of two editors is told instead of deciding over the first. */
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('review_items_recipe').on(table.recipeId),
    // A recipe lies on the desk once, and comes back there; of its changes, the latest wait.
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

/** Who did what to what, never changed afterwards. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment('at').notNull().defaultNow(),
    /** The account, kept as text so that a deleted account leaves its deeds; null is the site itself or the command line. */
    actorId: text('actor_id'),
    /** Such as `recipe.approve`. */
    action: text('action').notNull(),
    /** Such as `recipe` and `leek-soup`. */
    subjectKind: text('subject_kind').notNull(),
    subjectId: text('subject_id').notNull(),
    details: jsonb('details').$type<Record<string, unknown>>(),
  },
  (table) => [
    index('audit_log_subject').on(table.subjectKind, table.subjectId, table.id),
    index('audit_log_actor').on(table.actorId, table.id),
    index('audit_log_action').on(table.action, table.id),
  ],
)
