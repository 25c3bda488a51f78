import { expect, test } from 'vitest'
import { createTestApp } from '../../../tests/factories.ts'
import { createUser } from '../../../tests/accounts.ts'
import { prepareRecipes, saveDelivered } from './save-delivered.ts'

const app = await createTestApp()

test('says why a recipe has no picture, in one sentence', async () => {
  const { user } = await createUser(app, 'cook')
  const text = JSON.stringify({ name: 'Leek Soup', recipeIngredient: ['1 leek'], recipeInstructions: ['Chop.'] })
  const recipes = await app.read({ name: 'soup.json', bytes: new TextEncoder().encode(text) })
  const [prepared] = await prepareRecipes(app, recipes)
  if (!prepared) throw new Error('The recipe could not be read')
  const saved = await saveDelivered(app, user, { ...prepared, imageProblem: 'The site refused the picture (404).' })
  expect(saved.problem).toBe('The picture: The site refused the picture (404).')
})
