import { eq, sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../../tests/postgres-for-tests.ts'
import { startStallableProxy } from '../../../tests/stallable-proxy.ts'
import { connect } from './connect.ts'
import { isDatabaseUnavailable } from './database-unavailable.ts'
import { ping } from './ping.ts'
import { settings } from '../schema/settings.ts'

const direct = await createTestDatabase()
const url = new URL(direct.url)
const proxy = await startStallableProxy({ host: url.hostname, port: Number(url.port) })
url.hostname = '127.0.0.1'
url.port = String(proxy.port)
const { db, close } = connect(url.href, { answerWithinMs: 1_000 })
afterAll(async () => {
  await close()
  await proxy.close()
})

const causeOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (cause: unknown) => cause,
  )

test('fails a query that the server does not answer, and opens a new connection for the next one', async () => {
  await ping(db)
  proxy.stall()
  const cause = await causeOf(ping(db))
  expect(isDatabaseUnavailable(cause)).toBe(true)
  proxy.resume()
  await ping(db)
})

test('rolls back a transaction that stalls, and lets no other query write in it', async () => {
  const held = { name: 'stalled', value: 1 }
  const work = db.transaction(async (tx) => {
    await tx.insert(settings).values(held)
    proxy.stall()
    await tx.insert(settings).values({ ...held, name: 'later' })
  })
  expect(isDatabaseUnavailable(await causeOf(work))).toBe(true)
  proxy.resume()
  await db.insert(settings).values({ name: 'other', value: 2 })
  const { rows } = await direct.db.execute(sql`select name from settings where name in ('stalled', 'later', 'other')`)
  expect(rows).toEqual([{ name: 'other' }])
  await db.delete(settings).where(eq(settings.name, 'other'))
})

test('gives up a slow statement, unless its transaction lifted the deadline', async () => {
  const nap = sql`select pg_sleep(2)`
  expect(isDatabaseUnavailable(await causeOf(db.execute(nap)))).toBe(true)
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(nap)
  })
  // The next transaction has the deadline again.
  expect(isDatabaseUnavailable(await causeOf(db.execute(nap)))).toBe(true)
})

test('recognizes only errors of the database itself', () => {
  expect(isDatabaseUnavailable(new Error('x', { cause: Object.assign(new Error('y'), { code: '57P03' }) }))).toBe(true)
  expect(isDatabaseUnavailable(new Error('timeout exceeded when trying to connect'))).toBe(true)
  expect(isDatabaseUnavailable(Object.assign(new Error('duplicate key'), { code: '23505' }))).toBe(false)
  expect(isDatabaseUnavailable('ECONNREFUSED')).toBe(false)
})
