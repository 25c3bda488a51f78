import { expect, test } from 'vitest'
import { costGrowth, linearGrowth } from '../../../tests/support/cost-growth.ts'
import {
  closesBracket,
  groupName,
  withoutLongDecimals,
  withoutNestedBrackets,
  withoutSecondUnit,
  withoutStepLetters,
  withTidySpaces,
} from './written-lines.ts'

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

test.each([
  ['For the icing -', 'For the icing'],
  ['For the tacos:*', 'For the tacos'],
  ['SAUCE INGREDIENTS', 'SAUCE'],
  ['Pickled onions ingredients', 'Pickled onions'],
  ['Dry ingredients', 'Dry ingredients'],
  ['For the wet ingredients', 'For the wet ingredients'],
  ['Other ingredients', 'Other ingredients'],
  ['Dry/wet ingredients', 'Dry/wet ingredients'],
  ['All ingredients', 'All ingredients'],
  ['Room temperature ingredients', 'Room temperature ingredients'],
  ['Ingredients', 'Ingredients'],
  ['Half-and-half', 'Half-and-half'],
  ['*', '*'],
])('names the group of "%s"', (heading, name) => {
  expect(groupName(heading)).toBe(name)
})

test('needs no more than linear time for the marks in the name of a group', async () => {
  expect(await costGrowth((length) => `Icing${'-'.repeat(length)}!`, groupName, 10_000)).toBeLessThan(linearGrowth)
})

test.each([
  ['6). Peel the potatoes.', 'Heat the oven to 180 °C (th.'],
  ['or two round ones)', '1 sheet of pastry (square'],
])('joins "%s" to the open bracket before it', (line, before) => {
  expect(closesBracket(line, before)).toBe(true)
})

test.each([
  ['2) Bake.', '1) Mix the dough (see note'],
  ['Bake (20 min).', 'Heat the oven (180 °C'],
  ['Bake it :)', 'Heat the oven (180 °C).'],
  ['Bake.', 'Heat the oven (180 °C'],
])('leaves "%s" a line of its own', (line, before) => {
  expect(closesBracket(line, before)).toBe(false)
})

test.each([
  ['1 carrot , grated', '1 carrot, grated'],
  ['butter ( or oil )', 'butter (or oil)'],
  ['½ cup cream (115 g ), ( cold)', '½ cup cream (115 g), (cold)'],
  ['Stir :) and serve', 'Stir :) and serve'],
  ['1 ,5 l of milk', '1 ,5 l of milk'],
  ['Goûtez ; salez !', 'Goûtez ; salez !'],
])('writes "%s" with the usual spaces', (text, expected) => {
  expect(withTidySpaces(text)).toBe(expected)
})

test.each([
  ['1 tablespoon tablespoon sugar', '1 tablespoon sugar'],
  ['½ Cup cup flour', '½ Cup flour'],
  ['2 g g Salz', '2 g Salz'],
  ['2 agar agar sticks', '2 agar agar sticks'],
  ['1 can canned beans', '1 can canned beans'],
  ['tin tin', 'tin tin'],
])('writes the unit of "%s" once', (line, expected) => {
  expect(withoutSecondUnit(line)).toBe(expected)
})
