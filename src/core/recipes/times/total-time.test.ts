import { expect, test } from 'vitest'
import { totalMinutes } from './total-time.ts'

test.each([
  [{ prepTime: 20, cookTime: 10, totalTime: 150 }, 150],
  [{ prepTime: 20, cookTime: 10, totalTime: 25 }, 30],
  [{ prepTime: 10, cookTime: null, totalTime: null }, 10],
  [{ prepTime: null, cookTime: null, totalTime: 40 }, 40],
  [{ prepTime: 0, cookTime: 0, totalTime: 40 }, 40],
  [{ prepTime: null, cookTime: null, totalTime: null }, 0],
])('%o takes %i minutes in total', (times, minutes) => {
  expect(totalMinutes(times)).toBe(minutes)
})
