import { expect, test } from 'vitest'
import { paceOf } from './site-form.tsx'

test.each([
  [1000, 'one page a second'],
  [0, 'one page at a time'],
  [2500, 'one page every 2.5 seconds'],
])('names a pause of %d ms as %s', (pauseMs, words) => {
  expect(paceOf(pauseMs)).toBe(words)
})
