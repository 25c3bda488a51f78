import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createUser } from '../../../tests/accounts.ts'
import { aRecipe, createTestApp } from '../../../tests/factories.ts'
import { listCategories } from '../../db/recipes/categories.ts'
import { findRecipe } from '../../db/recipes/recipes.ts'
import { auditLog } from '../../db/schema/audit.ts'
import { recipes } from '../../db/schema/recipes.ts'
import { findRedirect } from '../../db/seo/redirects.ts'
import { changeCategory, listWithTwins, mergeCategories } from './rename-category.ts'
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

test('suggests and merges categories that differ only in number', async () => {
  await saved('Bread', 'loaf', 'snacks')
  await saved('Buns', 'snacks')
  expect((await listWithTwins(app)).twins).toEqual([
    [
      { name: 'snacks', count: 2 },
      { name: 'snack', count: 1 },
    ],
  ])
  expect(await mergeCategories(app, ['snack'], 'snacks', admin)).toBe(true)
  expect((await listWithTwins(app)).twins).toEqual([])
  expect(await findRedirect(app.db, '/categories/snack')).toBe('/categories/snacks')
})

test('merges nothing when one of the categories was renamed in the meantime', async () => {
  await saved('Pie', 'pie', 'pies')
  const former = await listWithTwins(app)
  expect(await mergeCategories(app, ['pie', 'snack'], 'pies', admin)).toBe(false)
  expect(await mergeCategories(app, ['pie'], 'tart', admin)).toBe(false)
  expect(await listWithTwins(app)).toEqual(former)
})

test('logs how many listed recipes a renamed category had, and how many others', async () => {
  await saved('Rye', 'rye')
  await saved('Old rye', 'rye')
  await app.db.update(recipes).set({ status: 'withdrawn' }).where(eq(recipes.title, 'Old rye'))
  await changeCategory(app, 'rye', 'rye bread', admin)
  const [entry] = await app.db.select().from(auditLog).where(eq(auditLog.subjectId, 'rye bread'))
  expect(entry?.details).toEqual({ former: 'rye', recipes: 1, unlisted: 1 })
})
