import { expect, test } from 'vitest'
import type { AdCount } from '../../db/affiliates/affiliate-days.ts'
import { createLog } from '../../lib/log/log.ts'
import { createAdCounter } from './ad-counter.ts'

const log = createLog({ level: 'silent' })

test('writes many views at once, and later counts with the next write', async () => {
  const written: Array<ReadonlyArray<AdCount>> = []
  const counter = createAdCounter(async (counts) => void written.push(counts), log)
  for (let times = 0; times < 1_000; times += 1) counter.shown(['pot', 'knife'])
  counter.followed('pot')
  const first = counter.flush()
  counter.shown(['pot'])
  await first
  await counter.close()
  expect(written).toEqual([
    [
      { id: 'pot', views: 1_000, clicks: 1 },
      { id: 'knife', views: 1_000, clicks: 0 },
    ],
    [{ id: 'pot', views: 1, clicks: 0 }],
  ])
})

test('writes nothing without counts, and survives an unavailable database', async () => {
  let tries = 0
  const counter = createAdCounter(async () => {
    tries += 1
    throw new Error('away')
  }, log)
  await counter.flush()
  expect(tries).toBe(0)
  counter.shown(['pot'])
  await counter.close()
  expect(tries).toBe(1)
})
