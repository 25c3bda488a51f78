import { randomBytes } from 'node:crypto'
import { chmod } from 'node:fs/promises'
import { Client } from 'pg'
import { afterAll, inject } from 'vitest'
import { connect, type Connection } from '../src/db/connect.ts'
import { startEmbedded } from '../src/db/embedded.ts'
import { migrate } from '../src/db/migrate.ts'

export interface TestDatabase extends Connection {
  url: string
}

/** Nobody needs the test data after a power cut. */
const fast = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' }
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }
const template = 'marshmallow_template'

/**
 * A fresh, migrated database of one's own. Call it at the top of a test file: `const { db } = await createTestDatabase()`.
 * It goes away when the file is done. All files share one server, which the first of them starts.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  // Not stopped here: the server is for the whole run, and `global-postgres.ts` ends it.
  const server = await startTestServer(inject('testDataDir'))
  const name = `test_${randomBytes(6).toString('hex')}`
  await asSuperuser(server.url, async (client) => {
    await ensureTemplate(client, server.url)
    await client.query(`CREATE DATABASE ${name} OWNER marshmallow TEMPLATE ${template} STRATEGY FILE_COPY`)
  })
  const url = toDatabase(server.url, name)
  const connection = connect(url)
  afterAll(async () => {
    await connection.close()
    await asSuperuser(server.url, (client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`))
  })
  return { ...connection, url }
}

export async function startTestServer(dataDir: string) {
  // Made for this user alone, but as root PostgreSQL's account has to pass through it.
  await chmod(dataDir, 0o711)
  return startEmbedded({ dataDir, log: silent, settings: fast })
}

/** Migrated once, then copied: about 20 ms for each further database. */
async function ensureTemplate(client: Client, url: string) {
  await client.query("SELECT pg_advisory_lock(hashtext('test template'))")
  const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [template])
  if (!rowCount) {
    await client.query(`CREATE DATABASE ${template}_new OWNER marshmallow`)
    const { pool, close } = connect(toDatabase(url, `${template}_new`))
    await migrate(pool).finally(close)
    await client.query(`ALTER DATABASE ${template}_new RENAME TO ${template}`)
  }
  await client.query("SELECT pg_advisory_unlock(hashtext('test template'))")
}

async function asSuperuser<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const address = new URL(toDatabase(url, 'postgres'))
  address.username = 'postgres'
  const client = new Client({ connectionString: address.href })
  await client.connect()
  return work(client).finally(() => client.end())
}

function toDatabase(url: string, name: string): string {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}
