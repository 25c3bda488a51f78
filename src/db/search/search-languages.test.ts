import { expect, test } from 'vitest'
import { createTestDatabase } from '../../../tests/postgres-for-tests.ts'
import { searchLanguages, type SearchLanguage } from '../../core/search/languages.ts'
import { everyRecipe } from '../../core/search/search-address.ts'
import { searchRecipes } from './search.ts'
import { renewSearchIndex, renewSearchStep } from './search-made-with.ts'
import { readSettings, saveSettings } from '../settings/settings.ts'

const { db, pool } = await createTestDatabase()
const line = (text: string) => [{ line: text }]
await pool.query(
  `INSERT INTO recipes (id, title, ingredients, instructions) VALUES
    ('knoedel', 'Knödel mit Pilzen', $1, '[]'), ('soup', 'Roasted Tomato Soup', $2, '[]'), ('bolo', 'Bolos de cenoura', '[]', '[]')`,
  [JSON.stringify(line('500 g Kartoffeln')), JSON.stringify(line('4 tomatoes'))],
)

await renewSearchIndex(db)

async function choose(...languages: Array<SearchLanguage>) {
  await saveSettings(db, { ...(await readSettings(db)), searchLanguages: languages })
  return renewSearchIndex(db)
}
/** Quotes each word, which turns off corrections. */
const find = async (word: string) =>
  (await searchRecipes(db, { ...everyRecipe, words: `"${word}"` })).recipes.map(({ id }) => id)

const guess = async (words: string) => {
  const { recipes, didYouMean } = await searchRecipes(db, { ...everyRecipe, words })
  return [recipes.map(({ id }) => id), didYouMean]
}

const findWithout = async (food: string) =>
  (await searchRecipes(db, { ...everyRecipe, without: [food] })).recipes.map(({ id }) => id)

test('finds all forms of English words by default, and German words only as written', async () => {
  expect([await find('roast'), await find('Kartoffel'), await find('Kartoffeln')]).toEqual([['soup'], [], ['knoedel']])
})

test('rebuilds the index once for another language', async () => {
  expect([await choose('german'), await choose('german')]).toEqual(['other-languages', null])
  expect([await find('roast'), await find('Kartoffel'), await find('pilz')]).toEqual([[], ['knoedel'], ['knoedel']])
})

test('finds the forms of every chosen language, also in recipes saved later', async () => {
  await choose('english', 'german', 'portuguese')
  await pool.query(
    `INSERT INTO recipes (id, title, ingredients, instructions) VALUES ('salat', 'Kartoffelsalate', '[]', '[]'), ('pie', 'Roasting Pies', '[]', '[]')`,
  )
  expect([await find('roast'), await find('kartoffel'), await find('bolo'), await find('kartoffelsalat')]).toEqual([
    expect.arrayContaining(['soup', 'pie']),
    ['knoedel'],
    ['bolo'],
    ['salat'],
  ])
  await pool.query(`DELETE FROM recipes WHERE id IN ('salat', 'pie')`)
  expect(await find('roast')).toEqual(['soup'])
  const { rows } = await pool.query(
    `SELECT word FROM search_vocabulary GROUP BY word HAVING sum(recipes) <> 0 AND word IN ('kartoffelsalate', 'pies')`,
  )
  expect(rows).toEqual([])
})

test('excludes all forms of a food in each of several languages', async () => {
  await choose('danish', 'english')
  await pool.query(
    `INSERT INTO recipes (id, title, ingredients, instructions) VALUES ('rarebit', 'Rarebit', $1, '[]'), ('toast', 'Toast', $2, '[]')`,
    [JSON.stringify(line('50 g cheddar')), JSON.stringify(line('6 oranges'))],
  )
  expect(await findWithout('cheeses')).toContain('toast')
  expect(await findWithout('cheeses')).not.toContain('rarebit')
  expect(await findWithout('orange')).toContain('rarebit')
  expect(await findWithout('orange')).not.toContain('toast')
  await pool.query(`DELETE FROM recipes WHERE id IN ('rarebit', 'toast')`)
})

test('corrects a typo that resembles another name of an absent food, also in several languages', async () => {
  await pool.query(
    `INSERT INTO recipes (id, title, ingredients, instructions) VALUES ('stew', 'Sunday Stew', $1, '[]'), ('pizza', 'Pizza Bianca', $2, '[]')`,
    [JSON.stringify(line('1 kg beef')), JSON.stringify(line('40 g arugula'))],
  )
  for (const languages of [['english'], ['danish', 'english']] as const) {
    await choose(...languages)
    expect(await guess('beet')).toEqual([['stew'], 'beef'])
    expect(await guess('rocket')).toEqual([['pizza'], null])
  }
  await pool.query(`DELETE FROM recipes WHERE id IN ('stew', 'pizza')`)
})

test('finds words as written without a language', async () => {
  await choose()
  expect([await find('roast'), await find('roasted'), await find('the')]).toEqual([[], ['soup'], []])
})

test('offers only languages that PostgreSQL knows', async () => {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT replace(dictname, '_stem', '') AS name FROM pg_ts_dict WHERE dictname LIKE '%\\_stem'`,
  )
  expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining([...searchLanguages]))
})

test('renews the index in parts while searches continue', async () => {
  await choose('english')
  await saveSettings(db, { ...(await readSettings(db)), searchLanguages: ['german'] })
  const first = await renewSearchStep(db, { languages: ['german'], after: '' }, 2)
  expect(first).toEqual({ languages: ['german'], after: 'knoedel' })
  expect([await find('kartoffel'), await find('roast')]).toEqual([['knoedel'], ['soup']])
  // A process that starts now must not consider the index complete.
  const { rows } = await pool.query(
    `SELECT value -> 'languages' AS languages FROM settings WHERE name = 'search-made-with'`,
  )
  expect(rows).toEqual([{ languages: null }])

  let step = first
  while (step) step = await renewSearchStep(db, step, 1)
  expect([await find('kartoffel'), await find('roast')]).toEqual([['knoedel'], []])
  expect(await renewSearchIndex(db)).toBeNull()
  // The renewal for the previous languages stops.
  expect(await renewSearchStep(db, { languages: ['english'], after: '' })).toBeNull()
  expect(await find('kartoffel')).toEqual(['knoedel'])
})

test('rebuilds an index left half renewed before the site opens', async () => {
  await choose('german')
  await saveSettings(db, { ...(await readSettings(db)), searchLanguages: ['english'] })
  await renewSearchStep(db, { languages: ['english'], after: '' }, 1)
  expect(await renewSearchIndex(db)).toBe('other-languages')
  expect(await find('roast')).toEqual(['soup'])
})
