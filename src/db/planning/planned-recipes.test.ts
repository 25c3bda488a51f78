import { expect, test } from 'vitest'
import { createTestDatabase } from '../../../tests/postgres-for-tests.ts'
import { toIngredient } from '../../core/ingredients/parse-line.ts'
import { listIngredientsOf } from './planned-recipes.ts'
import { recipes } from '../schema/recipes.ts'

const { db } = await createTestDatabase()
const leeks = toIngredient('2 leeks')
const flour = toIngredient('200 g flour')
await db.insert(recipes).values([
  { id: 'soup', title: 'Soup', ingredients: [leeks], instructions: [] },
  { id: 'pie', title: 'Pie', ingredients: [flour], instructions: [] },
  { id: 'waiting', title: 'Waiting', ingredients: [flour], instructions: [], status: 'pending' },
])

test('lists the ingredients of a recipe planned twice twice', async () => {
  expect(await listIngredientsOf(db, ['soup', 'pie', 'soup', 'waiting'])).toEqual([leeks, flour, leeks])
})
