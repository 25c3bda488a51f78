import { expect, test } from 'vitest'
import { numberText } from './number-text.ts'

test.each([0, 7, 100, 999, 1000, 12_345, 999_999, 1_000_000, 123_456_789, -1, -1000, 0.5, 1234.5, 2.25, 1 / 3, 0.0004])(
  'writes %d with commas, as toLocaleString does',
  (number) => expect(numberText(number)).toBe(number.toLocaleString('en')),
)
