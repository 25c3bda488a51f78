import { expect, test } from 'vitest'
import { createUser } from '../../../tests/accounts.ts'
import { aRecipe, createTestApp } from '../../../tests/factories.ts'
import { listCategories } from '../../db/recipes/categories.ts'
import { findRecipe } from '../../db/recipes/recipes.ts'
import { findRedirect } from '../../db/seo/redirects.ts'
import { changeCategory } from './rename-category.ts'
import { saveRecipe } from './save-recipe.ts'

const app = await createTestApp()
const { user: admin } = await createUser(app, 'admin', 'Ann')

async function saved(title: string, ...categories: Array<string>) {
  const outcome = await saveRecipe(app, aRecipe({ title, categories }))
  if (!outcome.ok) throw new Error(outcome.reason)
  return outcome.id
}

test('merges two categories in all recipes and redirects the address of the one that ends', async () => {
  const both = await saved('Olives', 'starters', 'snack', 'appetizer')
  const one = await saved('Dates', 'starters')
  expect(await changeCategory(app, 'starters', 'appetizer', admin)).toEqual({ ok: true, recipes: 2 })
  expect((await findRecipe(app.db, both))?.categories).toEqual(['appetizer', 'snack'])
  expect((await findRecipe(app.db, one))?.categories).toEqual(['appetizer'])
  const { categories } = await listCategories(app.db, 10)
  expect(categories).toEqual([
    { name: 'appetizer', count: 2 },
    { name: 'snack', count: 1 },
  ])
  expect(await findRedirect(app.db, '/categories/starters')).toBe('/categories/appetizer')
})

test('changes nothing for a category that no recipe has', async () => {
  expect(await changeCategory(app, 'starters', 'appetizer', admin)).toEqual({ ok: false, reason: 'unknown' })
})
