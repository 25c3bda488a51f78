import { expect, test } from 'vitest'
import { leftWords } from './left-words.ts'

test('explains by reason why items were not decided', () => {
  expect(leftWords(['changed', 'source-taken', 'changed', 'claimed'])).toBe(
    'Not changed: 2 changed since you loaded the page, 1 same source as another recipe, 1 claimed by someone else.',
  )
})
