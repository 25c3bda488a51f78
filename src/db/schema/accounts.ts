import { type AnyPgColumn, boolean, index, integer, pgTable, text, uniqueIndex, bigint } from 'drizzle-orm/pg-core'
import type { Role } from '../../core/accounts/role.ts'
import { chefs } from './chefs.ts'
import { moment, ofUser } from './columns.ts'

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
    /** The cook's public page. */
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

/** A way to sign in: a hashed password or an account at an OpenID Connect provider. */
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

/** An address that may create an account with a role. Deleted once it is accepted or withdrawn. */
export const invitations = pgTable('invitations', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  /** In lower case. */
  email: text('email').notNull().unique(),
  role: text('role').$type<Role>().notNull(),
  /** Hash of the link's token. Null until the first link is made, by the job that mails it. */
  tokenHash: text('token_hash').unique(),
  invitedBy: text('invited_by').references(() => users.id, { onDelete: 'set null' }),
  createdAt: moment('created_at').notNull().defaultNow(),
  expiresAt: moment('expires_at').notNull(),
})

/** Short-lived tokens for mails and for steps of signing in. */
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

/** The second factor: the encrypted secret of the authenticator app, and backup codes. */
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
