import { expect, test } from 'vitest'
import { aRecipe, createTestApp } from '../../../tests/factories.ts'
import { findRecipe } from '../../db/recipes/recipes.ts'
import { removeRecipe } from './remove-recipe.ts'
import { saveRecipe } from './save-recipe.ts'

const app = await createTestApp()

test.each(['leek-soup', '/recipe/leek-soup', 'http://127.0.0.1:3000/recipe/leek-soup?scale=2'])(
  'removes a recipe by its id or address: %s',
  async (name) => {
    await saveRecipe(app, aRecipe({ sourceUrl: 'https://example.com/leek' }))
    expect(await removeRecipe(app, name)).toBe(true)
    expect(await findRecipe(app.db, 'leek-soup')).toBeUndefined()
    expect(await removeRecipe(app, name)).toBe(false)
  },
)
