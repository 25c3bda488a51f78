import { expect, test } from 'vitest'
import { mergeLines } from './merge-lines.ts'
import { differentPairs, equalPairs } from './testing/pairs-by-hand.ts'

const merged = (...lines: Array<string>) =>
  mergeLines(lines.map((line) => ({ line }))).map(({ amount, name }) => `${amount} ${name}`.trim())

test.each(differentPairs)('keeps apart: %s | %s', (one, other) => {
  expect(merged(one, other)).toHaveLength(2)
})

test.each(equalPairs)('buys as one: %s | %s', (one, other, sum) => {
  expect(merged(one, other)).toEqual([sum])
})
