import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../../../tests/postgres-for-tests.ts'
import { readFunctions } from './sql-functions.ts'

const { pool } = await createTestDatabase()
const files = await readFunctions(join(import.meta.dirname, '../functions'))

test.each(files)('$name.sql declares one valid function with the name of the file', async ({ name, sql }) => {
  expect([...sql.matchAll(/^CREATE FUNCTION (\w+)/gm)].map((match) => match[1])).toEqual([name])
  // Function bodies are not checked while functions are applied, so their order does not matter.
  const replaced = sql.replaceAll(/^CREATE (FUNCTION|TRIGGER)/gm, 'CREATE OR REPLACE $1')
  await expect(pool.query(replaced)).resolves.toBeDefined()
})
