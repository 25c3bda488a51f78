import { expect, test } from 'vitest'
import { costGrowth, linearGrowth } from '../../../tests/support/cost-growth.ts'
import { aisleOf } from './aisles.ts'

test('finds a name of five words between other words', () => {
  expect(aisleOf('warm nonstick baking spray with flour today')).toBe('baking')
})

test('a name of many unknown words costs no more than its length', async () => {
  let asked = 0
  const growth = await costGrowth(
    (length) => 'bc '.repeat(length / 3),
    // Each question is a new one, because answers are remembered.
    (words) => aisleOf(`${words}${(asked += 1)}`),
    300,
  )
  expect(growth).toBeLessThan(linearGrowth)
})
