import { expect, test } from 'vitest'
import { leftWords } from './left-words.ts'

test('what was left is told by its reason', () => {
  expect(leftWords(['changed', 'source-taken', 'changed', 'claimed'])).toBe(
    'Left as they are: 2 changed since you saw them, 1 from a source another recipe of the site came from, 1 claimed by somebody else.',
  )
})
