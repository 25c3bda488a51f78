import { expect, test } from 'vitest'
import { combineFactors, factorFor, factorText, parseFactor, scaleServings, stepDown, stepUp } from './scale.ts'

test('stops the arrows at 0.5 and 10', () => {
  expect(stepUp(1)).toBe(1.5)
  expect(stepUp(9.5)).toBe(10)
  expect(stepUp(10)).toBe(10)
  expect(stepDown(1)).toBe(0.5)
  expect(stepDown(0.5)).toBe(0.5)
})

test('moves the arrows to the next half from any factor', () => {
  expect([stepUp(1.25), stepDown(1.25)]).toEqual([1.5, 1])
  expect([stepUp(0.2), stepDown(0.2)]).toEqual([0.5, 0.2])
  expect([stepUp(30), stepDown(30)]).toEqual([30, 29.5])
})

test('gives a factor for any number of servings, and the servings for the factor', () => {
  for (const base of [1, 3, 4, 7, 12])
    for (let wanted = 1; wanted <= 40; wanted += 1) expect(scaleServings(base, factorFor(wanted, base))).toBe(wanted)
})

test.each([
  ['2', 2],
  ['1,5', 1.5],
  ['3x', 3],
  ['1.3333', 1.3333],
  ['0', 0.01],
  ['999', 100],
  ['-2', 1],
  ['1e5', 1],
  ['', 1],
  [null, 1],
  ['two', 1],
])('reads the URL value %s as %d', (value, factor) => {
  expect(parseFactor(value)).toBe(factor)
})

test('limits the product of two factors', () => {
  expect(combineFactors(1.5, 2)).toBe(3)
  expect(combineFactors(100, 100)).toBe(100)
})

test('gives the recipe as written for a number of servings and back', () => {
  for (let servings = 1; servings <= 40; servings++)
    for (let wanted = 1; wanted <= 40; wanted++)
      expect(combineFactors(factorFor(wanted, servings), factorFor(servings, wanted))).toBe(1)
})

test('writes a factor with at most two decimals', () => {
  expect([factorText(1.5), factorText(1.3333)]).toEqual(['1.5x', '1.33x'])
})

test('rounds servings to whole numbers, at least one', () => {
  expect(scaleServings(4, 1.5)).toBe(6)
  expect(scaleServings(1, 0.5)).toBe(1)
  expect(scaleServings(3, 0.5)).toBe(2)
  expect(scaleServings(0, 2)).toBe(1)
})
