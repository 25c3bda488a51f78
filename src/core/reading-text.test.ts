import { expect, test } from 'vitest'
import { longDate, paragraphsOf } from './reading-text.ts'

test('a day is the day it was written down as, wherever it is read', () => {
  expect(longDate('2026-09-18T23:59:00.000Z')).toBe('September 18, 2026')
  expect(longDate('2026-01-01T00:00:00.000Z')).toBe('January 1, 2026')
})

test('every line that says something is a paragraph', () => {
  const texts = paragraphsOf('First.\n\n  Second. \r\nFirst.\n').map(({ text }) => text)
  expect(texts).toEqual(['First.', 'Second.', 'First.'])
  expect(paragraphsOf(' \n ')).toEqual([])
})
