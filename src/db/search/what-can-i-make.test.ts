import { expect, test } from 'vitest'
import { aRecipe, createTestApp } from '../../../tests/factories.ts'
import { recipeFromForm, emptyRecipeForm } from '../../core/recipes/forms/recipe-form.ts'
import { saveRecipe } from '../../operations/recipes/save-recipe.ts'
import { listMakeable } from './what-can-i-make.ts'

const app = await createTestApp()
async function recipe(title: string, ingredients: string) {
  const form = recipeFromForm({ ...emptyRecipeForm, title, ingredients, instructions: 'Cook.' })
  await saveRecipe(app, aRecipe(form))
}
await recipe('Leek Soup', '2 leeks\n1 l vegetable stock\n100 ml cream\nsalt')
await recipe('Buttered Leeks', '4 leeks\n50 g butter\nsalt\npepper')
await recipe('Coconut Rice', '400 ml coconut milk\n200 g rice\n1 onion\n2 limes')
await recipe('Rice Pudding', '1 l milk\n200 g rice\n50 g sugar')

const found = async (home: Array<string>, hasBasics = true) =>
  (await listMakeable(app.db, home, { hasBasics, limit: 10 })).map(({ recipe: { title }, missing }) => [title, missing])

test('lists recipes with the fewest missing foods first, and names the missing ones', async () => {
  expect(await found(['leeks', 'butter'])).toEqual([
    ['Buttered Leeks', []],
    ['Leek Soup', ['vegetable stock', 'cream']],
  ])
})

test('does not count coconut milk as milk', async () => {
  expect(await found(['milk', 'rice'])).toEqual([
    ['Rice Pudding', ['sugar']],
    ['Coconut Rice', ['coconut milk', 'onion', 'limes']],
  ])
})

test('counts basics as missing on request, and understands typos', async () => {
  expect(await found(['leeks', 'buter'], false)).toContainEqual(['Buttered Leeks', expect.arrayContaining(['salt'])])
})

test('finds nothing without foods, and for foods no recipe has', async () => {
  expect(await found([])).toEqual([])
  expect(await found(['%', 'unobtainium'])).toEqual([])
})
