import { expect, test } from 'vitest'
import { withoutNestedBrackets } from './written-lines.ts'

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
