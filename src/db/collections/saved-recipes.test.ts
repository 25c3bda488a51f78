import { expect, test } from 'vitest'
import { createTestDatabase } from '../../../tests/postgres-for-tests.ts'
import { listSavedRecipes } from './saved-recipes.ts'
import { recipes, redirects } from '../schema/recipes.ts'

const { db } = await createTestDatabase()
const recipe = (id: string, status: 'published' | 'pending' | 'withdrawn') => ({
  id,
  status,
  title: id,
  ingredients: [],
  instructions: [],
})
await db
  .insert(recipes)
  .values([
    recipe('pie', 'published'),
    recipe('new-soup', 'published'),
    recipe('own', 'pending'),
    recipe('gone', 'withdrawn'),
  ])
await db.insert(redirects).values([
  { path: '/recipe/old-soup', target: '/recipe/new-soup' },
  { path: '/recipe/elsewhere', target: '/blog/elsewhere' },
  { path: '/recipe/dropped', target: '/recipe/gone' },
])

test('lists saved recipes that still exist, also under their new address', async () => {
  const { recipes: found, moved } = await listSavedRecipes(db, [
    'pie',
    'old-soup',
    'own',
    'gone',
    'never',
    'elsewhere',
    'dropped',
  ])
  expect(found.map(({ id }) => id).toSorted()).toEqual(['new-soup', 'own', 'pie'])
  expect(moved).toEqual({ 'old-soup': 'new-soup' })
})

test('lists a recipe saved under both of its addresses once', async () => {
  expect((await listSavedRecipes(db, ['old-soup', 'new-soup'])).recipes).toHaveLength(1)
  expect(await listSavedRecipes(db, [])).toEqual({ recipes: [], moved: {} })
})
