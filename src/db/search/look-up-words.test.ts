import { expect, test } from 'vitest'
import { createTestDatabase } from '../../../tests/postgres-for-tests.ts'
import { recipes } from '../schema/recipes.ts'
import { lookUpWords } from './look-up-words.ts'

const { db } = await createTestDatabase()
const ingredients = [{ line: '20 g butters', amount: '', name: 'butters', group: null, measures: [] }]
await db.insert(recipes).values({ id: 'toast', title: 'Toast', ingredients, instructions: [] })

test('ignores names of foods that no recipe has', async () => {
  const { stemsOf } = await lookUpWords(db, ['toast'], ['butter', 'kefir'])
  expect(stemsOf('butter')).toEqual(['butter'])
  expect(stemsOf('kefir')).toEqual([])
})
