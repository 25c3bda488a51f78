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
