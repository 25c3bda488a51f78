import { expect, test } from 'vitest'
import { durationText } from './duration-text.ts'

test.each([
  [0, '0 min'],
  [45, '45 min'],
  [60, '1 h'],
  [121, '2 h 1 min'],
  [4_320, '72 h'],
])('formats %i minutes as %s', (minutes, text) => {
  expect(durationText(minutes)).toBe(text)
})
