import { expect, test } from 'vitest'
import { withoutLongDecimals, withoutNestedBrackets, withoutStepLetters } from './written-lines.ts'

test.each([
  ['8 apples (cold (see note 1))', '8 apples, cold (see note 1)'],
  ['1 cup butter ((cold))', '1 cup butter (cold)'],
  ['1 cup pecans, (chopped (150 g))', '1 cup pecans, chopped (150 g)'],
  ['1 pound beans ((young ones), trimmed)', '1 pound beans (young ones), trimmed'],
  ['oil (any (not peanut (or nut))) for frying', 'oil, any, not peanut (or nut) for frying'],
  ['2 eggs (large), 1 yolk (beaten)', '2 eggs (large), 1 yolk (beaten)'],
  ['1 tin (400 g', '1 tin (400 g'],
  ['a) flour b) water', 'a) flour b) water'],
])('removes the outer ones of nested brackets in "%s"', (line, expected) => {
  expect(withoutNestedBrackets(line)).toBe(expected)
})

test.each([
  ['0.3333333333 cup sugar', '⅓ cup sugar'],
  ['1.66666666666667 cups flour', '1⅔ cups flour'],
  ['2.99999999999 eggs', '3 eggs'],
  ['226.796185 g butter', '226.8 g butter'],
  ['0.0123456 g saffron', '0.012 g saffron'],
  ['0.125 tsp nutmeg', '0.125 tsp nutmeg'],
  ['1.234567.890 of a code', '1.234567.890 of a code'],
])('shortens the calculated number of "%s"', (line, expected) => {
  expect(withoutLongDecimals(line)).toBe(expected)
})

test.each([
  [
    ['a) Chop.', 'b) Fry.', 'C. Eat.'],
    ['Chop.', 'Fry.', 'Eat.'],
  ],
  [
    ['(a) Chop.', '(b) Fry.'],
    ['Chop.', 'Fry.'],
  ],
  [
    ['A. Chop.', 'Fry.'],
    ['A. Chop.', 'Fry.'],
  ],
  [
    ['b) Chop.', 'a) Fry.'],
    ['b) Chop.', 'a) Fry.'],
  ],
])('removes letters that count the steps: %j', (steps, expected) => {
  expect(withoutStepLetters(steps.map((text) => ({ text }))).map(({ text }) => text)).toEqual(expected)
})
