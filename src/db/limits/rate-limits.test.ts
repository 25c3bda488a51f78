import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../../../tests/postgres-for-tests.ts'
import { inOneRateWindow } from '../../../tests/support/one-rate-window.ts'
import { countUse, deleteOldLimits } from './rate-limits.ts'
import { rateLimits } from '../schema/limits.ts'

const { db } = await createTestDatabase()

let visitors = 0

test('allows exactly the limit among concurrent uses', async () => {
  const uses = await inOneRateWindow(3600, () => {
    const visitor = `form:1.2.3.${(visitors += 1)}`
    return Promise.all(Array.from({ length: 40 }, () => countUse(db, visitor, 15, 3600)))
  })
  expect(uses.filter(Boolean)).toHaveLength(15)
  expect(await countUse(db, 'form:5.6.7.8', 15, 3600)).toBe(true)
})

test('deletes counts of the past and of a clock that was ahead', async () => {
  const hour = 3_600_000
  const windows = [-25, -2, 2].map((hours) => new Date(Date.now() + hours * hour))
  await db.insert(rateLimits).values(windows.map((windowStart) => ({ key: 'clock', windowStart, count: 1 })))
  await deleteOldLimits(db)
  const left = await db.select().from(rateLimits).where(eq(rateLimits.key, 'clock'))
  expect(left.map(({ windowStart }) => windowStart)).toEqual([windows[1]])
})
