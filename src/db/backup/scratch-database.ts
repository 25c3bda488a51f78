import type { Pool } from 'pg'
import { connect, type Connection } from '../connection/connect.ts'

/** PostgreSQL's code for a user who may not do this. */
const notAllowed = '42501'

/** The user of the site may not create databases. */
export class NoScratchDatabase extends Error {}

/**
 * Creates an empty database beside the one of the site, and deletes it after `work`. Deletes one that a killed process
 * left. Throws NoScratchDatabase.
 */
export async function withScratchDatabase<Result>(
  pool: Pool,
  work: (scratch: Connection) => Promise<Result>,
): Promise<Result> {
  const { rows } = await pool.query<{ name: string }>("SELECT left(current_database(), 50) || '_check' AS name")
  const name = rows[0]?.name ?? ''
  const quotedName = `"${name.replaceAll('"', '""')}"`
  const drop = () => pool.query(`DROP DATABASE IF EXISTS ${quotedName} WITH (FORCE)`)
  await drop()
  await pool.query(`CREATE DATABASE ${quotedName} TEMPLATE template0`).catch((cause: unknown) => {
    if (cause instanceof Error && 'code' in cause && cause.code === notAllowed)
      throw new NoScratchDatabase('The user may not create databases', { cause })
    throw cause
  })
  const scratch = connect(addressOf(pool, name))
  try {
    return await work(scratch)
  } finally {
    await scratch.close()
    await drop()
  }
}

function addressOf({ options }: Pool, name: string): string {
  const address = new URL(options.connectionString ?? '')
  address.pathname = `/${encodeURIComponent(name)}`
  return address.href
}
