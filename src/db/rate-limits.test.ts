import { expect, test } from 'vitest'
import { createTestDatabase } from '../../tests/postgres-for-tests.ts'
import { countUse } from './rate-limits.ts'

const { db } = await createTestDatabase()

test('of many uses at once exactly the allowed number passes', async () => {
  const uses = await Promise.all(Array.from({ length: 40 }, () => countUse(db, 'form:1.2.3.4', 15, 3600)))
  expect(uses.filter(Boolean)).toHaveLength(15)
  expect(await countUse(db, 'form:5.6.7.8', 15, 3600)).toBe(true)
})
