import { escapeIdentifier, type Pool, type PoolClient } from 'pg'
import { connect, type Connection } from '../connection/connect.ts'
import { hasCode } from '../../lib/errors/has-code.ts'

/** Codes of PostgreSQL: the user may not do this, and the database is in use. */
const notAllowed = '42501'
const inUse = '55006'

/** The user of the site may not create databases, or a pooler leads elsewhere. */
export class NoScratchDatabase extends Error {}

/** The comment on a scratch database. Another database with its name may be the operator's own. */
const mark = 'Empty database in which Marshmallow Kitchen tries a backup'

const lockName = "hashtext('marshmallow scratch database')"

/** Deletes the database that a killed process left. Does nothing while a process uses it. */
export async function dropLeftScratchDatabase(pool: Pool): Promise<void> {
  const client = await pool.connect()
  try {
    const { rows } = await client.query<{ isFree: boolean }>(`SELECT pg_try_advisory_lock(${lockName}) AS "isFree"`)
    if (!rows[0]?.isFree) return
    await client.query('SET statement_timeout = 0')
    await dropMarked(client, await nameBeside(client))
  } finally {
    // Closing the connection frees the lock.
    client.release(true)
  }
}

/**
 * Creates an empty database beside the one of the site, and deletes it after `work`. Deletes a database that a killed
 * process left. Processes take turns. Throws NoScratchDatabase, also if another database has the name.
 */
export async function withScratchDatabase<Result>(
  pool: Pool,
  work: (scratch: Connection) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  try {
    // Deleting gigabytes waits for a checkpoint.
    await client.query('SET statement_timeout = 0')
    await client.query(`SELECT pg_advisory_lock(${lockName})`)
    return await inScratchDatabase(client, pool, work)
  } finally {
    // Closing the connection frees the lock.
    client.release(true)
  }
}

async function inScratchDatabase<Result>(
  client: PoolClient,
  pool: Pool,
  work: (scratch: Connection) => Promise<Result>,
): Promise<Result> {
  const name = await nameBeside(client)
  if (!(await dropMarked(client, name))) throw new NoScratchDatabase(`The database "${name}" is in the way`)
  await client.query(`CREATE DATABASE ${escapeIdentifier(name)} TEMPLATE template0`).catch((cause: unknown) => {
    if (hasCode(cause, notAllowed)) throw new NoScratchDatabase('The user may not create databases', { cause })
    throw cause
  })
  await client.query(`COMMENT ON DATABASE ${escapeIdentifier(name)} IS '${mark}'`)
  const scratch = connect(addressOf(pool, name))
  try {
    await refuseOther(scratch.pool, name)
    return await work(scratch)
  } finally {
    await scratch.close()
    await drop(client, name)
  }
}

/**
 * Deletes a database. Ends connections to it only if they last: FORCE is refused while PostgreSQL's own autovacuum
 * works there, and without it the autovacuum is stopped and connections have five seconds to close.
 */
async function drop(client: PoolClient, name: string): Promise<void> {
  const statement = `DROP DATABASE IF EXISTS ${escapeIdentifier(name)}`
  try {
    await client.query(statement)
  } catch (cause) {
    if (!hasCode(cause, inUse)) throw cause
    await client.query(`${statement} WITH (FORCE)`)
  }
}

/** Drops the database if an earlier check made it. Returns false if another one has this name. */
async function dropMarked(client: PoolClient, name: string): Promise<boolean> {
  const { rows } = await client.query<{ comment: string | null }>(
    "SELECT shobj_description(oid, 'pg_database') AS comment FROM pg_database WHERE datname = $1",
    [name],
  )
  const [found] = rows
  if (!found) return true
  if (found.comment !== mark) return false
  await drop(client, name)
  return true
}

async function nameBeside(client: PoolClient): Promise<string> {
  const { rows } = await client.query<{ name: string }>("SELECT left(current_database(), 50) || '_check' AS name")
  return rows[0]?.name ?? ''
}

/** A pooler may lead every name to one database. Its content is about to be replaced. */
async function refuseOther(pool: Pool, name: string): Promise<void> {
  const { rows } = await pool.query<{ name: string }>('SELECT current_database() AS name')
  if (rows[0]?.name !== name) throw new NoScratchDatabase(`The connection leads to "${rows[0]?.name}"`)
}

function addressOf({ options }: Pool, name: string): string {
  const address = new URL(options.connectionString ?? '')
  address.pathname = `/${encodeURIComponent(name)}`
  return address.href
}
