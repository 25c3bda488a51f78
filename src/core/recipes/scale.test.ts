import { expect, test } from 'vitest'
import { multiplierRange, parseFactor, stepDown, stepUp, scaleServings } from './scale.ts'

test('stops the arrows at 0.5 and 10', () => {
  expect(stepUp(1)).toBe(1.5)
  expect(stepUp(9.5)).toBe(10)
  expect(stepUp(10)).toBe(10)
  expect(stepDown(1)).toBe(0.5)
  expect(stepDown(0.5)).toBe(0.5)
  expect(stepUp(Number.NaN)).toBe(1.5)
})

test('lets the ingredient multiplier go above 10', () => {
  expect(stepUp(10, multiplierRange)).toBe(10.5)
  expect(stepDown(0.5, multiplierRange)).toBe(0.5)
})

test.each([
  ['2', 2],
  ['1,5', 1.5],
  ['3x', 3],
  ['1.3', 1.5],
  ['0', 0.5],
  ['999', 10],
  ['-2', 1],
  ['1e5', 1],
  ['', 1],
  [null, 1],
  ['two', 1],
])('reads the URL value %s as %d', (value, factor) => {
  expect(parseFactor(value)).toBe(factor)
})

test('rounds servings to whole numbers, at least one', () => {
  expect(scaleServings(4, 1.5)).toBe(6)
  expect(scaleServings(1, 0.5)).toBe(1)
  expect(scaleServings(3, 0.5)).toBe(2)
  expect(scaleServings(0, 2)).toBe(1)
})
