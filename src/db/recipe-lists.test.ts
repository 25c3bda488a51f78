import { expect, test } from 'vitest'
import { createTestDatabase } from '../../tests/postgres-for-tests.ts'
import { listRecipePage, type RecipeFilter } from './recipe-lists.ts'
import { chefs, recipes } from './schema.ts'

const { db } = await createTestDatabase()
await db.insert(chefs).values({ id: 'ida', name: 'Ida' })
await db.insert(recipes).values(
  Array.from({ length: 30 }, (_, index) => ({
    id: `recipe-${index}`,
    title: index === 7 ? 'Plum 100% rye' : `Soup number ${index}`,
    description: index === 8 ? 'With plum_jam' : '',
    ingredients: [],
    instructions: [],
    categories: index % 3 === 0 ? ['soup', 'quick meals'] : ['dessert'],
    authorId: index < 2 ? 'ida' : null,
    prepTime: index === 29 ? 10 : null,
    cookTime: index === 29 ? 5 : null,
    totalTime: 40,
    datePublished: new Date(Date.UTC(2026, 0, 1 + index)),
  })),
)

test('pages are newest first, 24 long, and hold every recipe once', async () => {
  const first = await listRecipePage(db, {}, 1)
  const second = await listRecipePage(db, {}, 2)
  expect(first).toMatchObject({ total: 30, page: 1, pageCount: 2 })
  expect(first.recipes[0]).toMatchObject({ id: 'recipe-29', totalTime: 15, servings: 4, image: null })
  expect(second.recipes.at(-1)).toMatchObject({ id: 'recipe-0', totalTime: 40 })
  expect(new Set([...first.recipes, ...second.recipes].map((recipe) => recipe.id)).size).toBe(30)
})

test('a page beyond the last one is the last one', async () => {
  expect(await listRecipePage(db, {}, 99)).toMatchObject({ page: 2, pageCount: 2 })
  expect(await listRecipePage(db, { words: 'no such dish' }, 4)).toEqual({
    recipes: [],
    total: 0,
    hasMore: false,
    page: 1,
    pageCount: 1,
  })
})

const totalOf = async (filter: RecipeFilter) => (await listRecipePage(db, filter, 1)).total
const idsOf = async (words: string) => (await listRecipePage(db, { words }, 1)).recipes.map((recipe) => recipe.id)

test('filters by categories, chef and words', async () => {
  expect(await totalOf({ categories: ['soup', 'stew'] })).toBe(10)
  expect(await totalOf({ categories: [] })).toBe(0)
  expect(await totalOf({ chefId: 'ida' })).toBe(2)
  expect(await totalOf({ chefId: 'ida', categories: ['soup'] })).toBe(1)
  expect(await totalOf({ words: 'PLUM' })).toBe(2)
  expect(await totalOf({ words: 'quick' })).toBe(10)
})

test('signs of the pattern language are ordinary letters', async () => {
  expect(await idsOf('%')).toEqual(['recipe-7'])
  expect(await idsOf('_')).toEqual(['recipe-8'])
})
