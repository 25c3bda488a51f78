import { expect, test } from 'vitest'
import { createTestDatabase } from '../../../tests/postgres-for-tests.ts'
import { recipes } from '../schema.ts'
import { lookUpWords } from './look-up-words.ts'

const { db } = await createTestDatabase()
const ingredients = [{ line: '20 g butters', amount: '', name: 'butters', group: null, measures: [] }]
await db.insert(recipes).values({ id: 'toast', title: 'Toast', ingredients, instructions: [] })

test('plain words that no recipe has are not looked for', async () => {
  const { hashesOf } = await lookUpWords(db, ['toast'], ['butter', 'kefir'])
  expect(hashesOf('butter')).toHaveLength(1)
  expect(hashesOf('kefir')).toEqual([])
})
