import { expect, test } from 'vitest'
import { foundText } from './found-text.ts'

test('the result line says how many, or what to do, or that nobody counted further', () => {
  expect(foundText({ count: 0, isMore: false })).toBe('No recipes found. Try a different search term.')
  expect(foundText({ count: 1, isMore: false })).toBe('Found 1 recipe(s)')
  expect(foundText({ count: 1000, isMore: false })).toBe('Found 1,000 recipe(s)')
  expect(foundText({ count: 1000, isMore: true })).toBe('Found 1,000+ recipe(s)')
})
