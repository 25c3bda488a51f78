import { expect, test } from 'vitest'
import { formFromDraft } from '../../core/recipes/forms/recipe-form.ts'
import { readDocument } from '../read-document.ts'

async function formOf(recipe: object) {
  const bytes = new TextEncoder().encode(JSON.stringify(recipe))
  const [outcome] = await Array.fromAsync(readDocument({ name: 'soup.json', bytes }))
  return outcome?.ok ? formFromDraft(outcome.draft) : undefined
}

test.each([
  [4, 4],
  ['5', 5],
  [4.6, 5],
  [0, null],
  [9, null],
  ['good', null],
])('reads the rating %j of a file as %j', async (rating, stars) => {
  expect(await formOf({ title: 'Soup', ingredients: '2 leeks', instructions: 'Boil.', rating })).toMatchObject({
    rating: stars,
  })
})

test('does not use the mean of a site’s visitors as the rating of the cook', async () => {
  const page = { '@type': 'Recipe', name: 'Soup', recipeIngredient: ['2 leeks'], recipeInstructions: 'Boil.' }
  expect(await formOf({ ...page, aggregateRating: { ratingValue: 4.8, ratingCount: 900 } })).toMatchObject({
    rating: null,
  })
})

test('reads a recipe without a title, a cook time of zero and both spellings of the cuisine', async () => {
  const soup = { ingredients: '2 leeks\nsalt', instructions: 'Chop.\nServe.', prep_time: 5, cook_time: 0 }
  expect(await formOf({ ...soup, cuisine_type: 'Thai' })).toMatchObject({
    title: 'Imported Recipe',
    description: '',
    ingredients: '2 leeks\nsalt',
    prepTime: 5,
    cookTime: 0,
    cuisine: 'Thai',
  })
  expect(await formOf({ ...soup, cuisineType: 'Greek' })).toMatchObject({ cuisine: 'Greek' })
})

const parts = { title: 'Soup', ingredients: ['2 leeks'] }

test.each([
  [{ prep_time_minutes: 10, cook_time_minutes: 15, default_servings: 4 }, 10, 15, 4],
  [{ prepTimeMinutes: 10, cookTimeMinutes: 15, basePortions: 4 }, 10, 15, 4],
  [{ 'time.prep': '10 min', 'time.cook': '15 min', raciones: '4' }, 10, 15, 4],
])('reads the facts %j', async (facts, prepTime, cookTime, servings) => {
  expect(await formOf({ ...parts, steps: 'Boil.', ...facts })).toMatchObject({ prepTime, cookTime, servings })
})

async function stepsOf(steps: object) {
  const bytes = new TextEncoder().encode(JSON.stringify({ ...parts, steps }))
  const [outcome] = await Array.fromAsync(readDocument({ name: 'soup.json', bytes }))
  return outcome?.ok ? outcome.draft.instructions : undefined
}

test('reads titles of steps and of their sections', async () => {
  const sections = [
    { section: 'Broth', steps: ['Boil the bones.', 'Strain the broth.'] },
    { title: 'Soup', steps: ['Add the leeks.'] },
  ]
  expect(await stepsOf(sections)).toMatchObject([{ group: 'Broth' }, { group: 'Broth' }, { group: 'Soup' }])
  const steps = [
    { title: 'Clean the leeks', description: 'Cut them and wash them.' },
    { title: 'Step 2', description: 'Boil them.' },
  ]
  expect(await stepsOf(steps)).toMatchObject([
    { name: 'Clean the leeks', text: 'Cut them and wash them.' },
    { name: null, text: 'Boil them.' },
  ])
})
