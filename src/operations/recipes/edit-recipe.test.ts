import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createUser } from '../../../tests/accounts.ts'
import { aRecipe, createTestApp } from '../../../tests/factories.ts'
import { toIngredient } from '../../core/ingredients/parse-line.ts'
import { RecipeForm } from '../../core/recipes/forms/recipe-form.ts'
import { recipes } from '../../db/schema/recipes.ts'
import { openForEdit } from './edit-recipe.ts'
import { saveRecipe } from './save-recipe.ts'

test('the edit form contains all of a recipe that is too long, so that its cook decides what to cut', async () => {
  const app = await createTestApp()
  const { user: cook } = await createUser(app, 'cook')
  await saveRecipe(app, aRecipe({ title: 'Long Leek Soup' }), cook)
  const ingredients = Array.from({ length: 600 }, () => toIngredient('1 leek', null))
  await app.db.update(recipes).set({ ingredients }).where(eq(recipes.id, 'long-leek-soup'))
  const opened = await openForEdit(app, cook, 'long-leek-soup')
  expect(opened?.form.ingredients.match(/1 leek/g)).toHaveLength(600)
  expect(RecipeForm.safeParse(opened?.form).success).toBe(false)
})
