import { expect, test } from 'vitest'
import { findInvented, findLeftOut, QuotedRecipe } from './quoted-recipe.ts'

const text = '# Leek Soup\nServes 4\n\n## For the soup:\n- 2 leeks\n- 1 l   stock\n1. Chop the\nleeks.\n2. Simmer.'
const recipe = (changes: object = {}) =>
  QuotedRecipe.parse({
    title: 'Leek Soup',
    ingredients: [{ text: '2 leeks', group: 'For the soup' }, { text: '1 l stock' }],
    steps: [{ text: 'Chop the leeks.', group: null }, { text: 'Simmer.' }],
    servings: 'Serves 4',
    ...changes,
  })

test('accepts quotes, whatever their white space and bullets', () => {
  expect(findInvented(recipe(), text)).toBeUndefined()
})

test.each([
  [{ title: 'Best Leek Soup' }, 'Best Leek Soup'],
  [{ ingredients: [{ text: '3 leeks' }] }, '3 leeks'],
  [{ steps: [{ text: 'Chop the leeks finely.' }] }, 'Chop the leeks finely.'],
  [{ steps: [{ text: 'Simmer.', group: 'Finish' }] }, 'Finish'],
  [{ cookTime: '20 minutes' }, '20 minutes'],
])('finds the quote that is not in the text: %j', (changes, invented) => {
  expect(findInvented(recipe(changes), text)).toBe(invented)
})

const risky = `Milk rice
1 1/2 cups flour
25 g salt
12 eggs
1½ l milk
Bake for 120 minutes. Do not boil the milk. Cool it 2-3 hours.
Serve.`

test.each([
  ['half an amount', { ingredients: [{ text: '2 cups flour' }] }],
  ['a fraction of an amount', { ingredients: [{ text: '1/2 cups flour' }] }],
  ['a fraction behind a digit', { ingredients: [{ text: '½ l milk' }] }],
  ['the end of a number', { ingredients: [{ text: '5 g salt' }] }],
  ['a number without its first digit', { ingredients: [{ text: '2 eggs' }] }],
  ['a unit without its number', { ingredients: [{ text: 'g salt' }] }],
  ['the end of a time', { cookTime: '20 minutes' }],
  ['the end of a range', { cookTime: '3 hours' }],
  ['a step without its "not"', { steps: [{ text: 'boil the milk.' }] }],
  ['a step that stops in a sentence', { steps: [{ text: 'Do not' }] }],
  ['a step that ends in the next line', { steps: [{ text: 'Cool it 2-3 hours. Ser' }] }],
  ['only marks', { steps: [{ text: '**' }] }],
])('refuses %s', (_, changes) => {
  const whole = { title: 'Milk rice', ingredients: [{ text: '12 eggs' }], steps: [{ text: 'Serve.' }], servings: null }
  expect(findInvented(recipe(whole), risky)).toBeUndefined()
  expect(findInvented(recipe({ ...whole, ...changes }), risky)).toBeDefined()
})

test('accepts whole sentences of a line, and words before an amount', () => {
  const prose = {
    title: 'Toast',
    servings: null,
    ingredients: [{ text: 'two slices of bread' }, { text: '1 knob of butter' }],
  }
  const steps = [{ text: 'Toast the bread.' }, { text: 'Spread the butter on it' }]
  const written =
    'Toast\nYou need two slices of bread and 1 knob of butter.\n1) Toast the bread. Spread the butter on it.'
  expect(findInvented(recipe({ ...prose, steps }), written)).toBeUndefined()
})

test('finds the line that is in no quote', () => {
  expect(
    findLeftOut(['1 l stock', 'Chop the leeks.'], ['1 l', 'stock', 'Wash and chop. Chop the leeks. Simmer.']),
  ).toBeUndefined()
  expect(findLeftOut(['1 l stock', '2 leeks'], ['2 leeks'])).toBe('1 l stock')
})
