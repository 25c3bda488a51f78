import type { Readable, Writable } from 'node:stream'
import { drizzle } from 'drizzle-orm/node-postgres'
import { escapeIdentifier, type Pool, type PoolClient } from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { z } from 'zod'
import type { Connection, Db } from '../connection/connect.ts'
import { awaitRows } from '../pictures/pictures.ts'
import { renewSearchIndex } from '../search/search-made-with.ts'
import { withBackupLock } from './backup-schedule.ts'
import { dropLeftScratchDatabase, withScratchDatabase } from './scratch-database.ts'
import { type AppliedMigration, findApplied, findUnknown, migrateFurther, migrateTo } from '../connection/migrate.ts'

/** Short-lived rows, and rows that would restore a revoked session. Backups do not contain them. */
const passing = ['sessions', 'verifications', 'invitations', 'rate_limits', 'schema_migrations', 'schema_functions']

/** Tables that are rebuilt from the recipes after a restore. Backups of older releases have them in another format. */
export const derivedTables = ['recipe_search', 'search_vocabulary']

export interface TableShape {
  name: string
  columns: ReadonlyArray<string>
}

/** A consistent view of all rows, even while other transactions write. */
export interface Snapshot {
  migrations: ReadonlyArray<AppliedMigration>
  /** Sorted so that referenced tables come first. */
  tables: ReadonlyArray<TableShape>
  imageIds: ReadonlyArray<string>
  /** PostgreSQL's text format for COPY. */
  read(table: TableShape): Readable
}

export interface TableCopies {
  withSnapshot<Result>(work: (snapshot: Snapshot) => Promise<Result>): Promise<Result>
  /**
   * Replaces the database's content in one transaction: empties it, applies the given migrations, lets `fill` write the
   * backup's rows, and upgrades to this release.
   */
  replaceAll(
    migrations: ReadonlyArray<AppliedMigration>,
    fill: (tables: ReadonlyArray<TableShape>, write: (table: TableShape) => Writable) => Promise<void>,
  ): Promise<void>
  /**
   * Runs `VACUUM (ANALYZE)`. Autovacuum would take minutes to update the planner's statistics and to merge the pending
   * lists of the GIN indexes. Until then, every search reads those lists in full.
   */
  tidy(): Promise<void>
  /** Runs `work` on an empty database beside this one. Throws NoScratchDatabase if the user may not create one. */
  withScratch<Result>(work: (scratch: { db: Db; tables: TableCopies }) => Promise<Result>): Promise<Result>
  /** Deletes the database of a `withScratch` that was killed. */
  dropLeftScratch(): Promise<void>
  /** Runs `work` unless another process does such work. Returns undefined if one does. */
  withLock<Result>(work: () => Promise<Result>): Promise<Result | undefined>
  /** Finds the first migration that is missing in this release or differs from this release's version. */
  unknownMigration(migrations: ReadonlyArray<AppliedMigration>): Promise<string | undefined>
}

export function createTableCopies({ pool }: Pick<Connection, 'pool'>): TableCopies {
  return {
    withSnapshot: (work) =>
      inTransaction(pool, 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY', async (client) =>
        work({
          migrations: await findApplied(client),
          tables: await findTables(client),
          imageIds: (await client.query<{ id: string }>('SELECT id FROM images ORDER BY id')).rows.map(({ id }) => id),
          read: (table) =>
            client.query(copyTo(`COPY (SELECT ${columnsOf(table)} FROM ${escapeIdentifier(table.name)}) TO STDOUT`)),
        }),
      ),

    async replaceAll(migrations, fill) {
      await inTransaction(pool, 'BEGIN', async (client) => {
        await client.query("SELECT pg_advisory_xact_lock(hashtext('marshmallow migrations'))")
        await awaitRows(drizzle({ client }))
        await client.query('DROP SCHEMA public CASCADE')
        await client.query('CREATE SCHEMA public')
        await migrateTo(client, migrations)
        const tables = await findTables(client)
        await client.query(`TRUNCATE ${tables.map(({ name }) => escapeIdentifier(name)).join(', ')} CASCADE`)
        // `migrateFurther` creates the triggers later. The backup already contains the rows they maintain.
        await fill(tables, (table) =>
          client.query(copyFrom(`COPY ${escapeIdentifier(table.name)} (${columnsOf(table)}) FROM STDIN`)),
        )
        await continueSequences(client)
        await migrateFurther(client)
        await renewSearchIndex(drizzle({ client }))
        for (const { name } of tables) await client.query("SELECT pg_notify('site_changed', $1)", [name])
      })
    },

    async tidy() {
      const client = await pool.connect()
      try {
        await client.query('SET statement_timeout = 0')
        await client.query('VACUUM (ANALYZE)')
      } finally {
        client.release(true)
      }
    },

    withScratch: (work) =>
      withScratchDatabase(pool, ({ db, pool: scratch }) => work({ db, tables: createTableCopies({ pool: scratch }) })),

    dropLeftScratch: () => dropLeftScratchDatabase(pool),

    withLock: (work) => withBackupLock(pool, work),

    unknownMigration: findUnknown,
  }
}

async function inTransaction<Result>(pool: Pool, begin: string, work: (client: PoolClient) => Promise<Result>) {
  const client = await pool.connect()
  try {
    await client.query('SET statement_timeout = 0')
    await client.query('SET idle_in_transaction_session_timeout = 0')
    await client.query(begin)
    const result = await work(client)
    await client.query('COMMIT')
    return result
  } finally {
    // Closing the connection resets its settings and ends a failed transaction.
    client.release(true)
  }
}

const Found = z.array(z.object({ name: z.string(), columns: z.array(z.string()), refers: z.array(z.string()) }))

async function findTables(client: PoolClient): Promise<Array<TableShape>> {
  const { rows } = await client.query(
    `SELECT c.relname AS name,
       (SELECT json_agg(attname ORDER BY attnum) FROM pg_attribute
        WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '') AS columns,
       (SELECT coalesce(json_agg(confrelid::regclass::text), '[]') FROM pg_constraint
        WHERE conrelid = c.oid AND contype = 'f' AND confrelid <> c.oid) AS refers
     FROM pg_class c
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
       AND c.relname <> ALL ($1)
     ORDER BY c.relname`,
    [[...passing, ...derivedTables]],
  )
  return referredFirst(Found.parse(rows))
}

function referredFirst(tables: z.infer<typeof Found>): Array<TableShape> {
  const left = new Map(tables.map((table) => [table.name, table]))
  const sorted: Array<TableShape> = []
  while (left.size > 0) {
    const next = [...left.values()].find(({ refers }) => !refers.some((name) => left.has(name)))
    if (!next) throw new Error(`These tables refer to each other in a circle: ${[...left.keys()].join(', ')}`)
    left.delete(next.name)
    sorted.push({ name: next.name, columns: next.columns })
  }
  return sorted
}

/** Moves each sequence past the highest stored value. */
async function continueSequences(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ sequence: string; table: string; column: string }>(
    `SELECT pg_get_serial_sequence(quote_ident(c.relname), a.attname) AS sequence,
       quote_ident(c.relname) AS table, quote_ident(a.attname) AS column
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped
       AND pg_get_serial_sequence(quote_ident(c.relname), a.attname) IS NOT NULL`,
  )
  for (const { sequence, table, column } of rows) {
    await client.query(`SELECT setval($1, coalesce(max(${column}), 0) + 1, false) FROM ${table}`, [sequence])
  }
}

const columnsOf = ({ columns }: TableShape) => columns.map((column) => escapeIdentifier(column)).join(', ')
