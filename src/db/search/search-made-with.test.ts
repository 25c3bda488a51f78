import { expect, test } from 'vitest'
import { createTestDatabase } from '../../../tests/postgres-for-tests.ts'
import { everyRecipe } from '../../core/search/search-address.ts'
import { searchRecipes } from './search.ts'
import { renewSearchIndex } from './search-made-with.ts'

const { db, pool } = await createTestDatabase()
await pool.query(`INSERT INTO recipes (id, title, ingredients, instructions) VALUES ('leek', 'Leek Soup', '[]', '[]')`)
await renewSearchIndex(db)
const countFound = async () => (await searchRecipes(db, { ...everyRecipe, words: 'leek' })).total.count

test('has nothing to rebuild in a new database', async () => {
  const empty = await createTestDatabase()
  expect(await renewSearchIndex(empty.db)).toBeNull()
})

test('keeps the index of the same release and PostgreSQL', async () => {
  expect(await renewSearchIndex(db)).toBeNull()
  expect(await countFound()).toBe(1)
})

test.each([
  [
    'another PostgreSQL',
    `UPDATE settings SET value = jsonb_set(value, '{postgres}', '15') WHERE name = 'search-made-with'`,
  ],
  ['a release with other functions', `UPDATE schema_functions SET hash = 'other' WHERE name = 'search_fold'`],
])('rebuilds an index made by %s once, however many processes start', async (_, change) => {
  await pool.query(change)
  // Simulates a version that split the words differently.
  await pool.query(`UPDATE recipe_search SET words = '', title_words = ''`)
  expect(await countFound()).toBe(0)
  const renewed = await Promise.all([renewSearchIndex(db), renewSearchIndex(db)])
  expect(renewed.filter(Boolean)).toEqual(['new-release'])
  expect(await countFound()).toBe(1)
})
