import { expect, test, vi } from 'vitest'
import { emptyRecipeForm } from '../../../core/recipes/forms/recipe-form.ts'
import { sendRecipe } from './send-recipe.ts'

const answering = (status: number, body: object) => () => Promise.resolve(Response.json(body, { status }))

test.each([
  ['was refused', answering(429, { error: 'Try later.' }), 'Failed to save recipe', 'Try later.'],
  ['was refused without a reason', answering(500, {}), 'Failed to save recipe', undefined],
  ['exists', answering(409, {}), 'This recipe already exists in your collection!', undefined],
  [
    'never arrived',
    () => Promise.reject(new TypeError('no connection')),
    'An error occurred while saving the recipe',
    'Check your connection and save again.',
  ],
  [
    'got an unknown answer',
    answering(200, { saved: true }),
    'An error occurred while saving the recipe',
    'Check your connection and save again.',
  ],
])('says why a recipe that %s is not saved', async (_, fetched, title, message) => {
  vi.stubGlobal('fetch', fetched)
  const outcome = await sendRecipe(emptyRecipeForm)
  expect(outcome).toEqual({ ok: false, title, ...(message !== undefined && { message }) })
})
