import { expect, test } from 'vitest'
import { createTestDatabase } from '../../../tests/postgres-for-tests.ts'
import { categorySlug } from '../../core/recipes/categories/category.ts'
import { listCategories, listCategoriesAt } from './categories.ts'
import { recipes } from '../schema/recipes.ts'

const { db } = await createTestDatabase()
const rare = Array.from({ length: 300 }, (_, index) => `kind ${index}`)
const odd = [
  'crème brûlée',
  'éclairs',
  'brie',
  'pies',
  'cookies',
  '30-minute meals',
  'суп',
  '汤',
  '!?',
  '"quick" bites',
  'mac & cheese',
]
await db.insert(recipes).values(
  [['zucchini', 'dinner'], ['zucchini', 'apple'], ['dinner', 'apple'], rare, odd].map((categories, index) => ({
    id: `recipe-${index}`,
    title: 'A dish',
    ingredients: [],
    instructions: [],
    categories,
  })),
)

test('lists the largest categories by name and counts the rest', async () => {
  expect(await listCategories(db, 3)).toEqual({
    categories: [
      { name: 'apple', count: 2 },
      { name: 'dinner', count: 2 },
      { name: 'zucchini', count: 2 },
    ],
    rest: rare.length + odd.length,
  })
  const { categories, rest } = await listCategories(db, 1000)
  expect(rest).toBe(0)
  const names = categories.map(({ name }) => name)
  expect(names.indexOf('éclairs')).toBeLessThan(names.indexOf('kind 0'))
})

test('finds every category at its address, however rare', async () => {
  for (const name of [...odd, 'kind 299', 'zucchini']) {
    expect([name, await listCategoriesAt(db, categorySlug(name))]).toEqual([name, expect.arrayContaining([name])])
  }
})

test('finds all members of a broad category, and nothing for an unknown one', async () => {
  expect(new Set(await listCategoriesAt(db, 'desserts'))).toEqual(new Set(['cookies', 'pies']))
  expect(await listCategoriesAt(db, 'main-dishes')).toEqual(['dinner'])
  for (const slug of ['ice-sculptures', '___', '%', "'; --"]) expect(await listCategoriesAt(db, slug)).toEqual([])
})
