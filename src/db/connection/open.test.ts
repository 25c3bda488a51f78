import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '../../../tests/postgres-for-tests.ts'
import { emptyDataDir, query, runningServer } from '../embedded/testing/scene.ts'
import { openDatabase } from './open.ts'

const { url } = await createTestDatabase()
const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
const open = (databaseUrl: string) => openDatabase({ env: { DATABASE_URL: databaseUrl, DATA_DIR: '/nowhere' }, log })

function withParts(parts: Partial<Pick<URL, 'port' | 'hostname' | 'password' | 'pathname'>>): string {
  return Object.assign(new URL(url), parts).href
}

test('starts its own migrated database without DATABASE_URL, and stops it on close', async () => {
  const dataDir = await emptyDataDir()
  const database = await openDatabase({ env: { DATA_DIR: dataDir }, log })
  expect(await query(database.url, 'SELECT count(*)::int AS count FROM recipes')).toEqual([{ count: 0 }])
  await database.close()
  expect(await runningServer(dataDir)).toBeUndefined()
})

test('uses the server of DATABASE_URL and leaves it running on close', async () => {
  const database = await open(url)
  await expect(database.pool.query('SELECT 1 AS one')).resolves.toMatchObject({ rows: [{ one: 1 }] })
  await database.close()
  await expect(query(url, 'SELECT 1 AS one')).resolves.toEqual([{ one: 1 }])
})

test('fails with one sentence that hides the password when nothing answers at the address', async () => {
  await expect(open(withParts({ port: '1', password: 'geheim' }))).rejects.toThrow(
    'DATABASE_URL: nothing answers at 127.0.0.1:1. Start that PostgreSQL server, or correct the address.',
  )
})

test('names a wrong password, database, host or address', async () => {
  await expect(open(withParts({ password: 'guess' }))).rejects.toThrow(/rejects the user "marshmallow"/)
  await expect(open(withParts({ pathname: '/nothing' }))).rejects.toThrow(/has no database "nothing"/)
  await expect(open(withParts({ hostname: 'nowhere.invalid' }))).rejects.toThrow(/no host called nowhere\.invalid/)
  await expect(open('mysql://localhost/recipes')).rejects.toThrow(/^DATABASE_URL is not the address of a PostgreSQL/)
})

const asSuperuser = (database: string, statement: string) =>
  query(Object.assign(new URL(url), { username: 'postgres', pathname: `/${database}` }).href, statement)

test('refuses a database that cannot store all characters', async () => {
  const name = `latin_${randomBytes(6).toString('hex')}`
  await asSuperuser('postgres', `CREATE DATABASE ${name} ENCODING 'LATIN1' LOCALE 'C' TEMPLATE template0`)
  onTestFinished(async () => void (await asSuperuser('postgres', `DROP DATABASE ${name} WITH (FORCE)`)))
  await expect(open(withParts({ pathname: `/${name}` }))).rejects.toThrow(
    `DATABASE_URL: the database "${name}" has the encoding LATIN1, and the site needs UTF-8.`,
  )
})

test('tells a user without the right to create which rights to grant', async () => {
  const name = `guest_${randomBytes(6).toString('hex')}`
  const [{ owner } = {}] = await query(url, 'SELECT current_user AS owner')
  await asSuperuser('postgres', `CREATE DATABASE ${name}`)
  onTestFinished(async () => void (await asSuperuser('postgres', `DROP DATABASE ${name} WITH (FORCE)`)))
  const starting = () => open(withParts({ pathname: `/${name}` }))
  await expect(starting()).rejects.toThrow(/permission denied.* GRANT CREATE ON DATABASE … TO …/)
  await asSuperuser(name, `GRANT CREATE ON SCHEMA public TO ${owner}`)
  await expect(starting()).rejects.toThrow(/"0001_search" failed.* GRANT CREATE ON DATABASE … TO …/)
  await asSuperuser('postgres', `GRANT CREATE ON DATABASE ${name} TO ${owner}`)
  await (await starting()).close()
})

test('gives up after five seconds on a server that accepts the connection and never answers', async () => {
  const mute = createServer(() => undefined).listen(0, '127.0.0.1')
  onTestFinished(() => void mute.close())
  await once(mute, 'listening')
  const { port } = mute.address() as AddressInfo
  await expect(open(withParts({ port: String(port) }))).rejects.toThrow(/did not answer within 5 seconds/)
})
