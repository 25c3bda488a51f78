import { expect, test } from 'vitest'
import { findInvented, QuotedRecipe } from './quoted-recipe.ts'

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
])('finds the quote that does not stand in the text: %j', (changes, invented) => {
  expect(findInvented(recipe(changes), text)).toBe(invented)
})
