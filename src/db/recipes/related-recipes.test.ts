import { inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../../../tests/postgres-for-tests.ts'
import { findRecipe } from './recipes.ts'
import { listPictureSuggestions, listRelated } from './related-recipes.ts'
import { images } from '../schema/pictures.ts'
import { recipes } from '../schema/recipes.ts'

const { db } = await createTestDatabase()

const recipe = (id: string, title: string, categories: Array<string>, foods: Array<string> = []) => ({
  id,
  title,
  categories,
  ingredients: foods.map((line) => ({ line, amount: '', name: line, group: null, measures: [] })),
  instructions: [],
})

await db.insert(images).values([{ id: 'bowl', width: 900, height: 600, placeholder: '' }])
await db.insert(recipes).values([
  recipe('leek-soup', 'Leek Soup', ['soup'], ['leeks', 'nutmeg', 'cream']),
  recipe('leek-and-potato-soup', 'Leek and Potato Soup', ['soup'], ['leeks', 'potatoes']),
  { ...recipe('pea-soup', 'Pea Soup', ['soup'], ['peas', 'nutmeg', 'cream']), imageId: 'bowl' },
  recipe('onion-soup', 'Onion Soup', ['soup'], ['onions', 'wine']),
  recipe('rye-bread', 'Rye Bread', ['bread']),
  {
    ...recipe('secret-leek-soup', 'Secret Leek Soup', ['soup'], ['leeks']),
    status: 'pending' as const,
    imageId: 'bowl',
  },
])

async function related(id: string, limit: number) {
  const found = await findRecipe(db, id)
  return (await listRelated(db, found!, limit)).map((one) => one.id)
}

test('lists the most similar published recipes', async () => {
  expect(await related('leek-soup', 3)).toEqual(['leek-and-potato-soup', 'pea-soup', 'onion-soup'])
})

test('compares the foods of a recipe whose title has no word in common, and ignores words such as "easy"', async () => {
  await db
    .insert(recipes)
    .values([
      recipe('kartoffelgulasch', 'Easy Kartoffelgulasch', [], ['500 g Kartoffeln', '1 TL Paprikapulver', '2 Zwiebeln']),
      recipe('bratkartoffeln', 'Bratkartoffeln', [], ['500 g Kartoffeln', '2 Zwiebeln']),
      recipe('lemonade', 'Easy Lemonade', [], ['3 lemons', 'sugar']),
      recipe('paprikahuhn', 'Huhn', [], ['1 Huhn', '1 TL Paprikapulver']),
      recipe('waffles', 'Waffles', [], ['3 eggs']),
    ])
  expect(await related('kartoffelgulasch', 2)).toEqual(['bratkartoffeln', 'paprikahuhn'])
  await db
    .delete(recipes)
    .where(inArray(recipes.id, ['kartoffelgulasch', 'bratkartoffeln', 'lemonade', 'paprikahuhn', 'waffles']))
})

test('fills up with the newest recipes when few are similar', async () => {
  expect(await related('rye-bread', 2)).toHaveLength(2)
  expect(await related('rye-bread', 9)).not.toContain('secret-leek-soup')
})

test('finds related recipes for one that waits for review', async () => {
  expect(await related('secret-leek-soup', 2)).toEqual(expect.arrayContaining(['leek-soup', 'leek-and-potato-soup']))
})

test('suggests pictures of published recipes with similar titles or categories', async () => {
  const suggested = await listPictureSuggestions(db, 'Green Pea Stew', [], 5)
  expect(suggested).toMatchObject([{ picture: { id: 'bowl' }, title: 'Pea Soup' }])
  expect(await listPictureSuggestions(db, 'Something', ['soup'], 5)).toHaveLength(1)
  expect(await listPictureSuggestions(db, 'Something', [], 5)).toEqual([])
})
