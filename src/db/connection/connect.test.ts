import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createTestDatabase } from '../../../tests/postgres-for-tests.ts'
import type { DatabaseLog } from './database-problem.ts'
import { connect } from './connect.ts'

const { url } = await createTestDatabase()

function connectForTest() {
  const warn = vi.fn<DatabaseLog['warn']>()
  const log = { info: () => undefined, warn, error: () => undefined } satisfies DatabaseLog
  const connection = connect(url, { log })
  onTestFinished(connection.close)
  return { ...connection, log }
}

/** Records uncaught exceptions, which would end the web server. The monitor receives them before Vitest does. */
function recordUncaught() {
  const uncaught: Array<Error> = []
  const record = (cause: Error) => void uncaught.push(cause)
  process.on('uncaughtExceptionMonitor', record)
  onTestFinished(() => void process.off('uncaughtExceptionMonitor', record))
  return uncaught
}

async function terminateBackend(pid: number) {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query('SELECT pg_terminate_backend($1)', [pid])
  await expect
    .poll(async () => (await client.query('SELECT FROM pg_stat_activity WHERE pid = $1', [pid])).rowCount)
    .toBe(0)
  await client.end()
}

test('fails only the open transaction when its connection is lost', async () => {
  const { db, pool, log } = connectForTest()
  const uncaught = recordUncaught()
  const transaction = db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`)
    await terminateBackend(rows[0]?.pid ?? 0)
    await expect.poll(() => log.warn.mock.calls.length).toBeGreaterThan(0)
    await tx.execute(sql`SELECT 1`)
  })
  await expect(transaction).rejects.toThrow('Failed query')
  expect(uncaught).toEqual([])
  expect(log.warn.mock.calls).toEqual([[expect.stringMatching(/^A connection to the database broke: /)]])
  expect(pool.totalCount).toBe(0)
  await expect(db.execute(sql`SELECT 1 AS one`)).resolves.toMatchObject({ rows: [{ one: 1 }] })
})

test('logs the loss of an idle connection once', async () => {
  const { db, log } = connectForTest()
  const uncaught = recordUncaught()
  const { rows } = await db.execute<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`)
  await terminateBackend(rows[0]?.pid ?? 0)
  await expect.poll(() => log.warn.mock.calls.length).toBe(1)
  await expect(db.execute(sql`SELECT 1 AS one`)).resolves.toMatchObject({ rows: [{ one: 1 }] })
  expect(log.warn).toHaveBeenCalledTimes(1)
  expect(uncaught).toEqual([])
})
