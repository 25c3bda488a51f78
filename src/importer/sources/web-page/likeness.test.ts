import { expect, test } from 'vitest'
import { stepLikeness } from './likeness.ts'

test.each([
  'Open the plum and remove the stone (see the video on Instagram).',
  'Screen the flour, then go on with the butter.',
])('takes "%s" for a step', (line) => {
  expect(stepLikeness(line)).toBeGreaterThan(0)
})

test.each([
  'Step by step, without your screen going dark',
  'Keep your screen awake while you cook this recipe.',
  'Bildschirm bleibt während des Kochens an',
  'Follow us on Instagram for more plum recipes.',
])('does not take "%s" for a step', (line) => {
  expect(stepLikeness(line)).toBeLessThan(0)
})
