import { expect, test } from 'vitest'
import { emptyRecipeForm, recipeFromForm } from '../recipes/forms/recipe-form.ts'
import { isNearDuplicate, likenessOf } from './likeness.ts'

const recipe = (title: string, ingredients: string, instructions: string) =>
  recipeFromForm({ ...emptyRecipeForm, title, ingredients, instructions })

const soup = recipe(
  'Crème of Leek Soup',
  '4 leeks\n1 l stock\n2 tbsp butter\nsalt',
  'Slice the leeks, and wash them well. Melt the butter in a wide pan and stir in the leeks.\n\nSimmer for half an hour.',
)

test('matches the same dish regardless of amounts, punctuation and case', () => {
  const likeness = likenessOf(
    soup,
    recipe('CREME OF LEEK SOUP!', '2 leeks\n500 ml stock\n1 tbsp butter\nsalt', 'Cook.'),
  )
  expect(likeness).toEqual({ title: 1, ingredients: 1, passage: null })
  expect(isNearDuplicate(likeness)).toBe(true)
})

test('finds copied text under another name and quotes the original', () => {
  const thief = recipe(
    'My own invention',
    'something else',
    'First of all: melt the Butter in a wide pan and stir in the leeks — simmer for half an hour, then rest.',
  )
  const likeness = likenessOf(soup, thief)
  expect(likeness.passage).toBe('Melt the butter in a wide pan and stir in the leeks.\nSimmer for half an hour')
  expect(isNearDuplicate(likeness)).toBe(true)
})

test('cuts a long passage at a word boundary', () => {
  const long = recipe('Soup', 'leeks', 'Melt the butter slowly in a wide pan. '.repeat(20))
  const { passage } = likenessOf(long, long)
  expect(passage?.length).toBeLessThanOrEqual(302)
  expect(passage).toMatch(/ (?:Melt|the|butter|slowly|in|a|wide|pan\.) …$/)
})

test('does not match another dish that shares a few words', () => {
  const other = recipe(
    'Leek Tart',
    '3 leeks\n200 g flour\n3 eggs\n100 g cheese',
    'Slice the leeks and bake them in the dough.',
  )
  expect(isNearDuplicate(likenessOf(soup, other))).toBe(false)
  expect(isNearDuplicate(likenessOf(recipe('', '', ''), recipe('', '', '')))).toBe(false)
})
