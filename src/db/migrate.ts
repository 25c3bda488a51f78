import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Pool, PoolClient } from 'pg'
import { z } from 'zod'
import { DatabaseProblem, remedyFor } from './database-problem.ts'

const ourMigrations = join(import.meta.dirname, 'migrations')

/** drizzle-kit's list of what it generated, oldest first. */
const Journal = z.object({ entries: z.array(z.object({ tag: z.string() })) })
const Applied = z.array(z.object({ tag: z.string(), hash: z.string() }))

export interface AppliedMigration {
  tag: string
  /** SHA-256 of its SQL. */
  hash: string
}

interface Migration extends AppliedMigration {
  sql: string
}

const tableOfMigrations =
  'CREATE TABLE IF NOT EXISTS schema_migrations (tag text PRIMARY KEY, hash text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())'

/**
 * Brings the database to what this release needs, and never back. Each migration is a transaction of its own; a lock
 * lets one process at a time do it, and those that waited find nothing left to do.
 */
export async function migrate(pool: Pool, folder = ourMigrations): Promise<{ applied: Array<string> }> {
  const migrations = await readMigrations(folder)
  const client = await pool.connect()
  try {
    // A migration may take long, and so may waiting for another process that makes one.
    await client.query('SET statement_timeout = 0')
    await client.query("SELECT pg_advisory_lock(hashtext('marshmallow migrations'))")
    await client.query(tableOfMigrations)
    const pending = await findPending(client, migrations)
    for (const migration of pending) await apply(client, migration)
    return { applied: pending.map(({ tag }) => tag) }
  } finally {
    // Ending the session gives back the lock and the setting, whatever state an error left it in.
    client.release(true)
  }
}

/** Makes an empty database what it was after the given migrations, within the caller's transaction. */
export async function migrateTo(client: PoolClient, wanted: ReadonlyArray<AppliedMigration>): Promise<void> {
  await client.query(tableOfMigrations)
  const tags = new Set(wanted.map(({ tag }) => tag))
  for (const migration of await readMigrations(ourMigrations)) if (tags.has(migration.tag)) await run(client, migration)
}

/** What this release has beyond that, within the caller's transaction. */
export async function migrateFurther(client: PoolClient): Promise<void> {
  for (const migration of await findPending(client, await readMigrations(ourMigrations))) await run(client, migration)
}

export async function findApplied(client: PoolClient): Promise<Array<AppliedMigration>> {
  const { rows } = await client.query('SELECT tag, hash FROM schema_migrations ORDER BY tag')
  return Applied.parse(rows)
}

/** The first migration that this release does not know, or knows otherwise; undefined when it knows them all. */
export async function asReleased(migrations: ReadonlyArray<AppliedMigration>): Promise<string | undefined> {
  const known = new Map((await readMigrations(ourMigrations)).map(({ tag, hash }) => [tag, hash]))
  return migrations.find(({ tag, hash }) => known.get(tag) !== hash)?.tag
}

async function readMigrations(folder: string): Promise<Array<Migration>> {
  const journal = Journal.parse(JSON.parse(await readFile(join(folder, 'meta', '_journal.json'), 'utf8')))
  return Promise.all(
    journal.entries.map(async ({ tag }) => {
      const sql = (await readFile(join(folder, `${tag}.sql`), 'utf8')).replaceAll('\r\n', '\n')
      return { tag, sql, hash: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

async function findPending(client: PoolClient, migrations: Array<Migration>): Promise<Array<Migration>> {
  const applied = await findApplied(client)
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
        `The change "${tag}" was edited after this database had it. Undo the edit and make a new migration instead; while developing, an empty DATA_DIR does too.`,
      )
    }
  }
  const done = new Set(applied.map(({ tag }) => tag))
  return migrations.filter(({ tag }) => !done.has(tag))
}

async function apply(client: PoolClient, migration: Migration): Promise<void> {
  try {
    await client.query('BEGIN')
    await run(client, migration)
    await client.query('COMMIT')
  } catch (cause) {
    await client.query('ROLLBACK').catch(() => undefined)
    const { tag } = migration
    throw new DatabaseProblem(
      `The database could not be brought up to date: "${tag}" failed (${reasonOf(cause)}).${remedyFor(cause)}`,
      { cause },
    )
  }
}

async function run(client: PoolClient, { tag, sql, hash }: Migration): Promise<void> {
  await client.query(sql)
  await client.query('INSERT INTO schema_migrations (tag, hash) VALUES ($1, $2)', [tag, hash])
}

const reasonOf = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause))
