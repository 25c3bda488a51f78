import { expect, test } from 'vitest'
import { totalText } from './total-text.ts'

test('a total that was not counted to its end says so', () => {
  expect(totalText({ total: 1234, hasMore: false })).toBe('1,234')
  expect(totalText({ total: 10_000, hasMore: true })).toBe('10,000+')
})
