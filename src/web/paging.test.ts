import { expect, test } from 'vitest'
import { pagePath } from './paging.ts'

test('the first page needs no number, and others keep what the address says', () => {
  expect(pagePath('/latest', 1)).toBe('/latest')
  expect(pagePath('/latest', 2)).toBe('/latest?page=2')
  expect(pagePath('/search?q=pie', 2)).toBe('/search?q=pie&page=2')
})
