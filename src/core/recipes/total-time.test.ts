import { expect, test } from 'vitest'
import { totalMinutes, wholeMinutes } from './total-time.ts'

test.each([
  [{ prepTime: 10, cookTime: 20, totalTime: 150 }, 30],
  [{ prepTime: 10, cookTime: null, totalTime: null }, 10],
  [{ prepTime: null, cookTime: null, totalTime: 40 }, 40],
  [{ prepTime: 0, cookTime: 0, totalTime: 40 }, 40],
  [{ prepTime: null, cookTime: null, totalTime: null }, 0],
])('%o takes %i minutes in total', (times, minutes) => {
  expect(totalMinutes(times)).toBe(minutes)
})

test('the whole time includes what lies between prep and cook', () => {
  expect(wholeMinutes({ prepTime: 20, cookTime: 10, totalTime: 150 })).toBe(150)
  expect(wholeMinutes({ prepTime: 20, cookTime: 10, totalTime: 25 })).toBe(30)
})
