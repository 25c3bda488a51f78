import { expect, test } from 'vitest'
import { createTestDatabase } from '../../../tests/postgres-for-tests.ts'

const { pool } = await createTestDatabase()

/** Runs a statement several times on one connection, and returns the statements PostgreSQL has prepared. */
async function ask(text: string, values: Array<unknown>, times: number) {
  const client = await pool.connect()
  try {
    for (let time = 0; time < times; time += 1) await client.query({ text, values })
    const { rows } = await client.query('SELECT statement FROM pg_prepared_statements')
    return rows.map((row: { statement: string }) => row.statement)
  } finally {
    client.release(true)
  }
}

test('plans a repeated statement once', async () => {
  expect(await ask('SELECT $1::int + 1', [1], 25)).toEqual(['SELECT $1::int + 1'])
})

test('stores no plan for rare statements and searches', async () => {
  expect(await ask('SELECT $1::int + 2', [1], 10)).toEqual([])
  expect(await ask('SELECT $1::text ILIKE $2::text', ['a', 'b'], 25)).toEqual([])
})

test('names at most 50 statements', async () => {
  const client = await pool.connect()
  for (let other = 0; other < 60; other += 1)
    for (let time = 0; time < 20; time += 1)
      await client.query({ text: `SELECT $1::int + ${100 + other}`, values: [1] })
  const { rows } = await client.query('SELECT count(*)::int AS count FROM pg_prepared_statements')
  client.release(true)
  expect(rows[0].count).toBeLessThanOrEqual(50)
  expect(rows[0].count).toBeGreaterThan(30)
})
