import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool, PoolClient } from 'pg'
import { z } from 'zod'
import { adoptBaseline, asBaseline } from './before-baseline.ts'
import { DatabaseProblem, remedyFor } from './database-problem.ts'
import { isLockTimeout, lockProblem } from './lock-problem.ts'
import { applyFunctions } from './sql-functions.ts'

/** Folders with the numbered migrations of the tables, and with the current functions and triggers. */
interface SqlFolders {
  migrations: string
  functions: string
}

const ourFolders: SqlFolders = {
  migrations: join(import.meta.dirname, '../migrations'),
  functions: join(import.meta.dirname, '../functions'),
}

/** drizzle-kit's list of generated migrations, oldest first. */
const Journal = z.object({ entries: z.tuple([z.object({ tag: z.string() })], z.object({ tag: z.string() })) })
const Applied = z.array(z.object({ tag: z.string(), hash: z.string() }))

export interface AppliedMigration {
  tag: string
  /** SHA-256 of the migration's SQL. */
  hash: string
}

interface Migration extends AppliedMigration {
  sql: string
}

const migrationsTable =
  'CREATE TABLE IF NOT EXISTS schema_migrations (tag text PRIMARY KEY, hash text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())'

/** How a migration waits for tables that others use. */
interface LockWait {
  timeoutMs: number
  tries: number
  pauseMs: number
}

/**
 * Two minutes in all: longer than the pages and jobs of a site still running, shorter than most dumps of a database.
 */
const usualWait: LockWait = { timeoutMs: 3_000, tries: 20, pauseMs: 3_000 }

/**
 * Upgrades tables and functions to this release in one transaction. A lock admits one process at a time. The next
 * process finds nothing left to do.
 *
 * While a migration waits for a table, all other queries of that table wait behind it. Therefore the migration gives up
 * after seconds, lets them pass, and tries again.
 */
export async function migrate(
  pool: Pool,
  folders = ourFolders,
  { timeoutMs, tries, pauseMs } = usualWait,
): Promise<{ applied: Array<string> }> {
  for (let left = tries - 1; ; left -= 1) {
    try {
      return await tryToMigrate(pool, folders, timeoutMs)
    } catch (cause) {
      if (!isLockTimeout(cause)) throw cause
      if (left <= 0) throw await lockProblem(pool, cause)
      await sleep(pauseMs)
    }
  }
}

async function tryToMigrate(pool: Pool, folders: SqlFolders, lockTimeoutMs: number) {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    // A migration may take long, and so may the wait for another process's migration.
    await client.query('SET LOCAL statement_timeout = 0')
    await client.query("SELECT pg_advisory_xact_lock(hashtext('marshmallow migrations'))")
    await client.query(`SET LOCAL lock_timeout = ${lockTimeoutMs}`)
    await client.query(migrationsTable)
    const applied = await upgrade(client, folders)
    await client.query('COMMIT')
    return { applied }
  } finally {
    // Closing the connection rolls back what was not committed.
    client.release(true)
  }
}

/** Creates the tables of the given migrations in an empty database. Runs within the caller's transaction. */
export async function migrateTo(client: PoolClient, wanted: ReadonlyArray<AppliedMigration>): Promise<void> {
  await client.query(migrationsTable)
  const migrations = await readMigrations(ourFolders.migrations)
  const tags = new Set(asBaseline(wanted, migrations[0]).map(({ tag }) => tag))
  for (const migration of migrations.filter(({ tag }) => tags.has(tag))) await run(client, migration)
}

/** Applies the remaining migrations of this release. Runs within the caller's transaction. */
export async function migrateFurther(client: PoolClient): Promise<void> {
  await upgrade(client, ourFolders)
}

export async function findApplied(client: PoolClient): Promise<Array<AppliedMigration>> {
  const { rows } = await client.query('SELECT tag, hash FROM schema_migrations ORDER BY tag')
  return Applied.parse(rows)
}

/** Finds the first migration that is missing in this release or differs from this release's version. */
export async function findUnknown(migrations: ReadonlyArray<AppliedMigration>): Promise<string | undefined> {
  const ours = await readMigrations(ourFolders.migrations)
  const known = new Map(ours.map(({ tag, hash }) => [tag, hash]))
  return asBaseline(migrations, ours[0]).find(({ tag, hash }) => known.get(tag) !== hash)?.tag
}

async function upgrade(client: PoolClient, folders: SqlFolders): Promise<Array<string>> {
  const migrations = await readMigrations(folders.migrations)
  await adoptBaseline(client, await findApplied(client), migrations[0])
  const pending = findPending(await findApplied(client), migrations)
  for (const migration of pending) await explained(migration.tag, () => run(client, migration))
  await explained('functions', () => applyFunctions(client, folders.functions))
  return pending.map(({ tag }) => tag)
}

/** Returns the baseline first, then the later migrations. */
async function readMigrations(folder: string): Promise<[Migration, ...Array<Migration>]> {
  const journal = Journal.parse(JSON.parse(await readFile(join(folder, 'meta', '_journal.json'), 'utf8')))
  const [baseline, ...later] = journal.entries
  return [await readMigration(folder, baseline), ...(await Promise.all(later.map((one) => readMigration(folder, one))))]
}

async function readMigration(folder: string, { tag }: { tag: string }): Promise<Migration> {
  const sql = (await readFile(join(folder, `${tag}.sql`), 'utf8')).replaceAll('\r\n', '\n')
  return { tag, sql, hash: createHash('sha256').update(sql).digest('hex') }
}

function findPending(applied: Array<AppliedMigration>, migrations: Array<Migration>): Array<Migration> {
  const known = new Map(migrations.map((migration) => [migration.tag, migration]))
  for (const { tag, hash } of applied) {
    const migration = known.get(tag)
    if (!migration) {
      throw new DatabaseProblem(
        `The database is newer than this release: it has the change "${tag}", which this release does not know. Start the newer release, or restore a backup made before it.`,
      )
    }
    if (migration.hash !== hash) {
      throw new DatabaseProblem(
        `The change "${tag}" was edited after this database applied it. Undo the edit and create a new migration instead. In development, an empty DATA_DIR also works.`,
      )
    }
  }
  const done = new Set(applied.map(({ tag }) => tag))
  return migrations.filter(({ tag }) => !done.has(tag))
}

async function explained(what: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (cause) {
    if (isLockTimeout(cause)) throw cause
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new DatabaseProblem(
      `The database could not be brought up to date: "${what}" failed (${reason}).${remedyFor(cause)}`,
      { cause },
    )
  }
}

async function run(client: PoolClient, { tag, sql, hash }: Migration): Promise<void> {
  await client.query(sql)
  await client.query('INSERT INTO schema_migrations (tag, hash) VALUES ($1, $2)', [tag, hash])
}
