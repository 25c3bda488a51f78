import { expect, test } from 'vitest'
import { createTestDatabase } from '../../../tests/postgres-for-tests.ts'
import { users } from '../schema/accounts.ts'
import { recipes } from '../schema/recipes.ts'
import { listOwnRecipesLike } from './own-recipes-like.ts'

const { db } = await createTestDatabase()
await db.insert(users).values(['ida', 'ada'].map((id) => ({ id, name: id, email: `${id}@kitchen.example` })))
const foods = ['3 ripe bananas', '200 g flour (plain)']
const ingredients = foods.map((line) => ({ line, amount: '', name: line, group: null, measures: [] }))
const bread = { title: 'Banana Bread', ingredients, instructions: [], categories: ['Cakes'] }
await db.insert(recipes).values([
  { ...bread, id: 'waiting', ownerId: 'ida', status: 'pending' },
  { ...bread, id: 'listed', ownerId: 'ida', status: 'published' },
  { ...bread, id: 'other', ownerId: 'ada', status: 'pending' },
])

const found = async (words: string, home: Array<string> = []) =>
  (await listOwnRecipesLike(db, 'ida', { words, home })).map(({ id }) => id)

test.each([
  ['banana bread', [], ['waiting']],
  ['cake bananas flours', [], ['waiting']],
  ['banana soup', [], []],
  ['', ['leeks', 'flour'], ['waiting']],
  ['', ['lour'], []],
  ['.*(', [], []],
] as const)('finds only the cook’s unlisted recipes: %s %s', async (words, home, ids) => {
  expect(await found(words, [...home])).toEqual(ids)
})
