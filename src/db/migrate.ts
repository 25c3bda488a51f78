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

interface Migration {
  tag: string
  sql: string
  hash: string
}

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
    await client.query(
      'CREATE TABLE IF NOT EXISTS schema_migrations (tag text PRIMARY KEY, hash text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())',
    )
    const pending = await findPending(client, migrations)
    for (const migration of pending) await apply(client, migration)
    return { applied: pending.map(({ tag }) => tag) }
  } finally {
    // Ending the session gives back the lock and the setting, whatever state an error left it in.
    client.release(true)
  }
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
  const { rows } = await client.query('SELECT tag, hash FROM schema_migrations ORDER BY tag')
  const applied = Applied.parse(rows)
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

async function apply(client: PoolClient, { tag, sql, hash }: Migration): Promise<void> {
  try {
    await client.query('BEGIN')
    await client.query(sql)
    await client.query('INSERT INTO schema_migrations (tag, hash) VALUES ($1, $2)', [tag, hash])
    await client.query('COMMIT')
  } catch (cause) {
    await client.query('ROLLBACK').catch(() => undefined)
    throw new DatabaseProblem(
      `The database could not be brought up to date: "${tag}" failed (${reasonOf(cause)}).${remedyFor(cause)}`,
      { cause },
    )
  }
}

const reasonOf = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause))
