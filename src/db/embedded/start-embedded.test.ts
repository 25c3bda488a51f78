import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dataDirWithDatabase, emptyDataDir, query, runningServer, start, startElsewhere } from './testing/scene.ts'
import { eventually } from './testing/eventually.ts'

test('creates a durable database that only this site can reach', async () => {
  const dataDir = await emptyDataDir()
  const { url } = await start(dataDir, {})
  const [row] = await query(
    url,
    `SELECT current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS commit,
      current_setting('listen_addresses') AS addresses, current_setting('jit') AS jit,
      (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) AS superuser,
      pg_encoding_to_char(encoding) AS encoding FROM pg_database WHERE datname = current_database()`,
  )
  expect(row).toEqual({
    fsync: 'on',
    commit: 'on',
    addresses: '127.0.0.1',
    jit: 'off',
    superuser: false,
    encoding: 'UTF8',
  })
  expect((await stat(join(dataDir, 'postgres-password'))).mode & 0o777).toBe(0o600)
  const stranger = new URL(url)
  stranger.password = 'guess'
  await expect(query(stranger.href, 'SELECT 1')).rejects.toThrow('password authentication failed')
})

test('treats letters with accents as letters', async () => {
  const { url } = await start(await dataDirWithDatabase())
  await query(url, 'CREATE EXTENSION pg_trgm; CREATE EXTENSION unaccent')
  const [row] = await query(
    url,
    `SELECT lower('BRÛLÉE') AS lower, unaccent('brûlée') AS plain, similarity('brûlée', 'BRÛLÉE')::int AS alike,
      similarity('brûlée', 'br l e') < 1 AS "isOneWord"`,
  )
  expect(row).toEqual({ lower: 'brûlée', plain: 'brulee', alike: 1, isOneWord: true })
})

test('uses the same port and data at a later start', async () => {
  const dataDir = await dataDirWithDatabase()
  const first = await start(dataDir, {})
  await query(first.url, 'CREATE TABLE jars AS SELECT 42 AS count')
  await first.stop()
  expect(await runningServer(dataDir)).toBeUndefined()
  const later = await start(dataDir, {})
  expect(later.url).toBe(first.url)
  await expect(query(later.url, 'SELECT count FROM jars')).resolves.toEqual([{ count: 42 }])
})

test('cleans up after a first start that was killed', async () => {
  const dataDir = await emptyDataDir()
  const unlucky = startElsewhere(dataDir)
  await eventually(async () => (await readdir(dataDir)).some((name) => name.startsWith('postgres.new-')))
  await unlucky.kill()
  expect(await readdir(dataDir)).not.toContain('postgres')
  const { url } = await start(dataDir)
  await expect(query(url, 'SELECT 1 AS one')).resolves.toEqual([{ one: 1 }])
  expect((await readdir(dataDir)).toSorted()).toEqual([
    'postgres',
    'postgres-password',
    'postgres-port',
    'postgres.log',
  ])
})

test('shares one server between three processes that start at once; the last one stops it', async () => {
  const dataDir = await emptyDataDir()
  const processes = [startElsewhere(dataDir), startElsewhere(dataDir), startElsewhere(dataDir)]
  const lines = await Promise.all(processes.map((process) => process.line()))
  const [first, ...others] = lines.map(({ url }) => url)
  expect(first).toMatch(/^postgres:/)
  expect(others).toEqual([first, first])
  const server = (await runningServer(dataDir)) ?? 0
  for (const process of processes) {
    expect(await runningServer(dataDir)).toBe(server)
    await expect(query(first ?? '', 'SELECT 1 AS one')).resolves.toEqual([{ one: 1 }])
    await process.stop()
  }
  expect(await runningServer(dataDir)).toBeUndefined()
})

test('starts a server again for a process that arrives while the last one leaves', async () => {
  const dataDir = await dataDirWithDatabase()
  const server = await start(dataDir)
  for (let round = 0; round < 3; round += 1) {
    const [other] = await Promise.all([start(dataDir), round === 0 ? server.stop() : undefined])
    const [next] = await Promise.all([start(dataDir), other.stop()])
    await expect(query(next.url, 'SELECT 1 AS one')).resolves.toEqual([{ one: 1 }])
    await next.stop()
  }
})

test('starts a server again that another process stops while it starts', async () => {
  const dataDir = await dataDirWithDatabase()
  const starting = start(dataDir)
  const lock = join(dataDir, 'postgres', 'postmaster.pid')
  const pidIn = async () => Number((await readFile(lock, 'utf8').catch(() => '')).split('\n')[0])
  await eventually(async () => (await pidIn()) > 0)
  process.kill(await pidIn(), 'SIGINT')
  const { url } = await starting
  await expect(query(url, 'SELECT 1 AS one')).resolves.toEqual([{ one: 1 }])
})

test('takes over a server whose user was killed', async () => {
  const dataDir = await dataDirWithDatabase()
  const user = startElsewhere(dataDir)
  const { url } = await user.line()
  const server = (await runningServer(dataDir)) ?? 0
  await user.kill()
  const heir = await start(dataDir)
  expect(heir.url).toBe(url)
  expect(await runningServer(dataDir)).toBe(server)
  await heir.stop()
  expect(await runningServer(dataDir)).toBeUndefined()
})

test('recovers acknowledged data after user and server were killed', async () => {
  const dataDir = await dataDirWithDatabase()
  const user = startElsewhere(dataDir)
  const { url = '' } = await user.line()
  await query(url, 'CREATE TABLE jars AS SELECT 42 AS count')
  const server = (await runningServer(dataDir)) ?? 0
  await user.kill()
  process.kill(server, 'SIGKILL')
  const heir = await start(dataDir)
  await expect(query(heir.url, 'SELECT count FROM jars')).resolves.toEqual([{ count: 42 }])
})

test('restarts a server that dies, at the same address', async () => {
  const dataDir = await dataDirWithDatabase()
  const { url, told, stop } = await start(dataDir)
  const server = (await runningServer(dataDir)) ?? 0
  process.kill(server, 'SIGKILL')
  await eventually(() => query(url, 'SELECT 1 AS one').catch(() => undefined))
  expect(await runningServer(dataDir)).not.toBe(server)
  expect(told).toContain('The database stopped; starting it again.')
  await stop()
  expect(await runningServer(dataDir)).toBeUndefined()
})

test('does not pass Ctrl-C on to the database', async () => {
  const dataDir = await dataDirWithDatabase()
  const user = startElsewhere(dataDir)
  const { url = '' } = await user.line()
  process.kill(-user.pid, 'SIGINT')
  await user.line()
  await expect(query(url, 'SELECT 1 AS one')).resolves.toEqual([{ one: 1 }])
  await user.stop()
  expect(await readFile(join(dataDir, 'postgres.log'), 'utf8')).toContain('database system is shut down')
})
