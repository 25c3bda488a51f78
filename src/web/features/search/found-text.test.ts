import { expect, test } from 'vitest'
import { foundText } from './found-text.ts'

test('does not ask for other words if there are none', () => {
  expect(foundText({ count: 0, isMore: false }, '')).toBe('No recipes found')
})

test('gives the count, a hint, or a minimum count', () => {
  expect(foundText({ count: 0, isMore: false }, 'leek')).toBe('No recipes found. Try a different search term.')
  expect(foundText({ count: 1, isMore: false }, 'leek')).toBe('Found 1 recipe')
  expect(foundText({ count: 1000, isMore: false }, '')).toBe('Found 1,000 recipes')
  expect(foundText({ count: 1000, isMore: true }, '')).toBe('Found 1,000+ recipes')
})
