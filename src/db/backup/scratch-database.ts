import type { Pool, PoolClient } from 'pg'
import { connect, type Connection } from '../connection/connect.ts'

/** PostgreSQL's code for a user who may not do this. */
const notAllowed = '42501'

/** The user of the site may not create databases, or a pooler leads elsewhere. */
export class NoScratchDatabase extends Error {}

/**
 * Creates an empty database beside the one of the site, and deletes it after `work`. Deletes one that a killed process
 * left. Processes take turns. Throws NoScratchDatabase.
 */
export async function withScratchDatabase<Result>(
  pool: Pool,
  work: (scratch: Connection) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  try {
    // Deleting gigabytes waits for a checkpoint.
    await client.query('SET statement_timeout = 0')
    await client.query("SELECT pg_advisory_lock(hashtext('marshmallow scratch database'))")
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
  const { rows } = await client.query<{ name: string }>("SELECT left(current_database(), 50) || '_check' AS name")
  const name = rows[0]?.name ?? ''
  const quotedName = `"${name.replaceAll('"', '""')}"`
  const drop = () => client.query(`DROP DATABASE IF EXISTS ${quotedName} WITH (FORCE)`)
  await drop()
  await client.query(`CREATE DATABASE ${quotedName} TEMPLATE template0`).catch((cause: unknown) => {
    if (cause instanceof Error && 'code' in cause && cause.code === notAllowed)
      throw new NoScratchDatabase('The user may not create databases', { cause })
    throw cause
  })
  const scratch = connect(addressOf(pool, name))
  try {
    await refuseOther(scratch.pool, name)
    return await work(scratch)
  } finally {
    await scratch.close()
    await drop()
  }
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
