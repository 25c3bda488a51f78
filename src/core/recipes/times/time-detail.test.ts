import { expect, test } from 'vitest'
import { timeDetail } from './time-detail.ts'

test.each([
  [{ prepTime: 20, cookTime: 25, totalTime: 165 }, '20 min prep, 25 min cook, 2 h chilling'],
  [{ prepTime: 20, cookTime: 25, totalTime: 45 }, '20 min prep, 25 min cook'],
  [{ prepTime: null, cookTime: 35, totalTime: 120 }, '35 min cook, 1 h 25 min prep and chilling'],
  [{ prepTime: 0, cookTime: 35, totalTime: 95 }, '35 min cook, 1 h chilling'],
  [{ prepTime: null, cookTime: null, totalTime: 95 }, null],
  [{ prepTime: 30, cookTime: 30, totalTime: 40 }, '30 min prep, 30 min cook'],
])('says which times make up a total: %o', (times, detail) => {
  expect(timeDetail({ ...times, waiting: 'chilling' })?.replaceAll('\u00A0', ' ') ?? null).toBe(detail)
})
