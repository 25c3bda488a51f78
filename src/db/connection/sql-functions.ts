import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { escapeIdentifier, type PoolClient } from 'pg'
import { z } from 'zod'

/** `name.sql` creates the function `name` and, for a trigger function, its triggers. */
interface FunctionFile {
  name: string
  sql: string
  /** SHA-256 of the file's SQL. */
  hash: string
}

const Current = z.array(z.object({ name: z.string(), hash: z.string(), is_there: z.boolean() }))
const Trigger = z.array(z.object({ name: z.string(), table: z.string() }))
const Signature = z.array(z.object({ signature: z.string() }))

/**
 * Updates the database's functions and triggers to match the folder. Runs within the caller's transaction. Applies new
 * and changed files and drops functions without a file. The order does not matter, because PostgreSQL resolves calls at
 * run time.
 */
export async function applyFunctions(client: PoolClient, folder: string): Promise<void> {
  await client.query('CREATE TABLE IF NOT EXISTS schema_functions (name text PRIMARY KEY, hash text NOT NULL)')
  const files = await readFunctions(folder)
  const wanted = new Map(files.map(({ name, hash }) => [name, hash]))
  const { rows } = await client.query(
    'SELECT name, hash, to_regproc(name) IS NOT NULL AS is_there FROM schema_functions',
  )
  const known = Current.parse(rows)
  const stale = known.filter(({ name, hash, is_there: isThere }) => wanted.get(name) !== hash || !isThere)
  for (const { name } of stale) await dropFunction(client, name)
  const fresh = new Set(known.map(({ name }) => name).filter((name) => !stale.some((one) => one.name === name)))
  await client.query('SET LOCAL check_function_bodies = off')
  for (const { name, sql, hash } of files.filter((file) => !fresh.has(file.name))) {
    await client.query(sql)
    await client.query('INSERT INTO schema_functions (name, hash) VALUES ($1, $2)', [name, hash])
  }
}

export async function readFunctions(folder: string): Promise<Array<FunctionFile>> {
  const names = (await readdir(folder)).filter((file) => file.endsWith('.sql')).toSorted()
  return Promise.all(
    names.map(async (file) => {
      const sql = (await readFile(join(folder, file), 'utf8')).replaceAll('\r\n', '\n')
      return { name: file.replace(/\.sql$/, ''), sql, hash: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

/**
 * Drops a function with any parameters, and its triggers. Throws if other objects depend on the function. A migration
 * must change those first.
 */
async function dropFunction(client: PoolClient, name: string): Promise<void> {
  const triggers = await client.query(
    `SELECT tgname AS name, tgrelid::regclass::text AS table FROM pg_trigger JOIN pg_proc ON pg_proc.oid = tgfoid
     WHERE proname = $1 AND pronamespace = 'public'::regnamespace AND NOT tgisinternal`,
    [name],
  )
  for (const trigger of Trigger.parse(triggers.rows))
    await client.query(`DROP TRIGGER ${escapeIdentifier(trigger.name)} ON ${trigger.table}`)
  const functions = await client.query(
    `SELECT oid::regprocedure::text AS signature FROM pg_proc WHERE proname = $1 AND pronamespace = 'public'::regnamespace`,
    [name],
  )
  for (const { signature } of Signature.parse(functions.rows)) await client.query(`DROP FUNCTION ${signature}`)
  await client.query('DELETE FROM schema_functions WHERE name = $1', [name])
}
