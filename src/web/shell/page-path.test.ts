import { expect, test } from 'vitest'
import { pagePath } from './page-path.ts'

test('omits the number on the first page and leaves other query parameters', () => {
  expect(pagePath('/latest', 1)).toBe('/latest')
  expect(pagePath('/latest', 2)).toBe('/latest?page=2')
  expect(pagePath('/search?q=pie', 2)).toBe('/search?q=pie&page=2')
})
