import { expect, test } from 'vitest'
import { pageOf, pagePath } from './paging.ts'

test.each([
  ['', 1],
  ['?page=3', 3],
  ['?page=0', 1],
  ['?page=-2', 1],
  ['?page=1.5', 1],
  ['?page=two', 1],
  ['?page=', 1],
  ['?page=9007199254740993', 100_000],
])('/latest%s is page %i', (query, page) => {
  expect(pageOf(`http://localhost/latest${query}`)).toBe(page)
})

test('the first page needs no number, and others keep what the address says', () => {
  expect(pagePath('/latest', 1)).toBe('/latest')
  expect(pagePath('/latest', 2)).toBe('/latest?page=2')
  expect(pagePath('/search?q=pie', 2)).toBe('/search?q=pie&page=2')
})
