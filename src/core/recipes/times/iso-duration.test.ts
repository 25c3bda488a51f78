import { expect, test } from 'vitest'
import { toIsoDuration } from './iso-duration.ts'

test.each([
  [90, 'PT1H30M'],
  [25, 'PT25M'],
  [120, 'PT2H'],
  [0, 'PT0M'],
  [1500, 'PT25H'],
  [12.6, 'PT13M'],
  [-5, 'PT0M'],
])('converts %d minutes to %s', (minutes, duration) => {
  expect(toIsoDuration(minutes)).toBe(duration)
})
