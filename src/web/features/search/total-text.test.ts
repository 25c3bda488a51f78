import { expect, test } from 'vitest'
import { totalText } from './total-text.ts'

test('marks a total that was not fully counted', () => {
  expect(totalText({ total: 1234, hasMore: false })).toBe('1,234')
  expect(totalText({ total: 10_000, hasMore: true })).toBe('10,000+')
})
