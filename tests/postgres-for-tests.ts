import { randomBytes } from 'node:crypto'
import { chmod } from 'node:fs/promises'
import { Client } from 'pg'
import { afterAll, inject } from 'vitest'
import { connect, type Connection } from '../src/db/connection/connect.ts'
import { type EmbeddedPostgres, startEmbedded } from '../src/db/embedded/start-embedded.ts'
import { migrate } from '../src/db/connection/migrate.ts'

export interface TestDatabase extends Connection {
  url: string
}

/** Settings that trade safety for speed. Test data need not survive a power failure. */
const fast = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
  // Starts a process every few seconds, as each database has its turn. Tests about plans analyze their tables.
  autovacuum: 'off',
}
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }
export const template = 'marshmallow_template'
const madeAtOnce = 8
/** Test files of a worker share this module. Each start holds a connection, so a worker starts or joins a server once. */
const servers = new Map<string, Promise<EmbeddedPostgres>>()

/**
 * Creates a new, migrated database and deletes it when the test file ends. Call this function at the top of a file:
 * `const { db } = await createTestDatabase()`. All files share one server, and the first file starts it.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  // `global-postgres.ts` stops the server at the end of the run.
  const server = await startTestServer(inject('testDataDir'))
  const name = await takeDatabase(server.url)
  const url = toDatabase(server.url, name)
  const connection = connect(url)
  afterAll(async () => {
    await connection.close()
    await asSuperuser(server.url, (client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`))
  })
  return { ...connection, url }
}

/** Migrated databases that no test uses yet. */
const ready: Array<string> = []

/**
 * Creates several databases at once. Before each copy PostgreSQL writes what tests changed elsewhere, which takes longer
 * than the copy.
 */
async function takeDatabase(serverUrl: string): Promise<string> {
  if (ready.length === 0)
    await asSuperuser(serverUrl, async (client) => {
      await ensureTemplate(client, serverUrl)
      for (let made = 0; made < madeAtOnce; made += 1) {
        const name = `test_${randomBytes(6).toString('hex')}`
        await client.query(`CREATE DATABASE ${name} OWNER marshmallow TEMPLATE ${template} STRATEGY FILE_COPY`)
        ready.push(name)
      }
    })
  return ready.pop() ?? takeDatabase(serverUrl)
}

export function startTestServer(dataDir: string): Promise<EmbeddedPostgres> {
  const server = servers.get(dataDir) ?? joinServer(dataDir)
  servers.set(dataDir, server)
  return server
}

async function joinServer(dataDir: string) {
  // As root, PostgreSQL runs as another user, who needs access to the folder.
  await chmod(dataDir, 0o711)
  return startEmbedded({ dataDir, log: silent, settings: fast })
}

/** Migrates one template. Each copy of it takes about 20 ms. */
export async function ensureTemplate(client: Client, url: string) {
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

export async function asSuperuser<Result>(
  url: string,
  work: (client: Client) => Promise<Result>,
  database = 'postgres',
): Promise<Result> {
  const address = new URL(toDatabase(url, database))
  address.username = 'postgres'
  const client = new Client({ connectionString: address.href })
  await client.connect()
  return work(client).finally(() => client.end())
}

export function toDatabase(url: string, name: string): string {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}
