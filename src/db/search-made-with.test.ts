import { expect, test } from 'vitest'
import { createTestDatabase } from '../../tests/postgres-for-tests.ts'
import { everyRecipe } from '../core/search/search-address.ts'
import { searchRecipes } from './search.ts'
import { renewSearchIndex } from './search-made-with.ts'

const { db, pool } = await createTestDatabase()
await pool.query(`INSERT INTO recipes (id, title, ingredients, instructions) VALUES ('leek', 'Leek Soup', '[]', '[]')`)
const countFound = async () => (await searchRecipes(db, { ...everyRecipe, words: 'leek' })).total.count

test('with the same PostgreSQL as before the index stays as it is', async () => {
  expect(await renewSearchIndex(db)).toBeNull()
  expect(await renewSearchIndex(db)).toBeNull()
  expect(await countFound()).toBe(1)
})

test('what another PostgreSQL made is made anew, once, however many processes start', async () => {
  await pool.query(`UPDATE settings SET value = jsonb_set(value, '{major}', '15') WHERE name = 'search-made-with'`)
  // As hashes of another version would be.
  await pool.query('UPDATE recipe_search SET words = ARRAY[1], title_words = ARRAY[1]')
  expect(await countFound()).toBe(0)
  const renewed = await Promise.all([renewSearchIndex(db), renewSearchIndex(db)])
  expect(renewed.filter(Boolean)).toEqual(['other-postgres'])
  expect(await countFound()).toBe(1)
})
