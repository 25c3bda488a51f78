import { expect, test } from 'vitest'
import { createUser } from '../../../tests/accounts.ts'
import { aRecipe, createTestApp } from '../../../tests/factories.ts'
import { renameRecipe } from '../recipes/rename-recipe.ts'
import { saveRecipe } from '../recipes/save-recipe.ts'
import { mergeFavorites } from './merge-favorites.ts'

const app = await createTestApp()
for (const title of ['Leek Soup', 'Plum Cake', 'Rye Bread']) await saveRecipe(app, aRecipe({ title }))

test('saves favorites in order, merges those of the browser, and separates accounts', async () => {
  const { user } = await createUser(app, 'cook')
  const { user: other } = await createUser(app, 'cook')
  const fromBrowser = ['plum-cake', 'no-such-recipe', 'leek-soup', 'plum-cake']
  expect(await mergeFavorites(app, user, { add: fromBrowser, remove: [] })).toEqual(['plum-cake', 'leek-soup'])
  expect(await mergeFavorites(app, user, { add: ['rye-bread'], remove: ['plum-cake'] })).toEqual([
    'leek-soup',
    'rye-bread',
  ])
  expect(await mergeFavorites(app, other, { add: [], remove: ['leek-soup'] })).toEqual([])
  expect(await mergeFavorites(app, user, { add: [], remove: [] })).toEqual(['leek-soup', 'rye-bread'])
})

test('follows a recipe that moved', async () => {
  const { user } = await createUser(app, 'cook')
  await mergeFavorites(app, user, { add: ['leek-soup'], remove: [] })
  await renameRecipe(app, 'leek-soup', 'winter-leek-soup')
  expect(await mergeFavorites(app, user, { add: ['leek-soup'], remove: [] })).toEqual(['winter-leek-soup'])
})
