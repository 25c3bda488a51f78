import { expect, test } from 'vitest'
import { checkSubmission, emptySubmission, recipeFromSubmission, typedFrom } from './submission-form.ts'

const typed = {
  ...emptySubmission,
  title: 'Leek Soup',
  description: 'Warm.',
  ingredients: 'For the soup:\n2 leeks\n1 l stock',
  instructions: 'Chop.\n\nSimmer.',
}

function recipeOf(changes: Partial<typeof typed>) {
  const checked = checkSubmission({ ...typed, ...changes })
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors))
  return recipeFromSubmission(checked.form)
}

test('turns the typed fields into a recipe', () => {
  expect(recipeOf({ prepTime: '10', servings: '4', category: 'quick meals', author: 'Ann' })).toMatchObject({
    title: 'Leek Soup',
    prepTime: 10,
    cookTime: null,
    servings: 4,
    categories: ['quick meals'],
    author: 'Ann',
    ingredients: [{ line: '2 leeks', group: 'For the soup' }, { line: '1 l stock' }],
    instructions: [{ text: 'Chop.' }, { text: 'Simmer.' }],
  })
})

test.each([
  [{ title: ' ' }, { title: 'Give the recipe a title' }],
  [{ title: 'x'.repeat(301) }, { title: 'The title is longer than 300 characters' }],
  [{ description: '' }, { description: 'Describe the recipe in a sentence or two' }],
  [{ ingredients: 'For the sauce:' }, { ingredients: 'Add at least one ingredient' }],
  [{ instructions: '\n \n' }, { instructions: 'Add at least one step' }],
  [
    { prepTime: 'soon', cookTime: '-1' },
    { prepTime: 'Prep time must be a number of minutes', cookTime: 'Cook time cannot be less than 0' },
  ],
  [{ servings: '0' }, { servings: 'Servings must be at least 1' }],
  [{ category: 'x'.repeat(61) }, { category: 'Choose an item from the list' }],
])('shows errors at their fields: %j', (changes, errors) => {
  expect(checkSubmission({ ...typed, ...changes })).toEqual({ ok: false, errors })
})

test('takes only known text fields from stored values', () => {
  expect(typedFrom({ title: 'Soup\u0000', prepTime: 5, image: {}, featured: 'on', ingredients: 'a\r\nb' })).toEqual({
    ...emptySubmission,
    title: 'Soup',
    ingredients: 'a\nb',
  })
})
