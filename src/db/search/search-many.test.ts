import { expect, test } from 'vitest'
import { createTestDatabase } from '../../../tests/postgres-for-tests.ts'
import { everyRecipe } from '../../core/search/search-address.ts'
import { mostCounted, type SearchQuery } from '../../core/search/search.ts'
import { searchRecipes } from './search.ts'

const { db, pool } = await createTestDatabase()

// Every 20th recipe is a pie, nearly all are dinner, and few are Thai. The newest recipe has the largest number.
await pool.query(`INSERT INTO chefs (id, name) VALUES ('mei', 'Mei Tanaka')`)
for (let from = 1; from < 24_000; from += 3_000) {
  await pool.query(
    `INSERT INTO recipes (id, title, ingredients, instructions, categories, cuisine, total_time, author_id, date_published)
    SELECT 'recipe-' || n, CASE WHEN n % 20 = 0 THEN 'Apple Pie ' ELSE 'Dish ' END || n, '[{"line": "salt"}]', '[]',
      ARRAY[CASE WHEN n % 40 = 0 THEN 'snack' ELSE 'dinner' END, 'kind ' || n % 50],
      CASE WHEN n % 30 = 0 THEN 'Thai' WHEN n % 3 = 0 THEN 'Italian' END, n % 200 + 1,
      CASE WHEN n % 100 = 0 THEN 'mei' END, timestamptz '2020-01-01' + n * interval '1 minute'
    FROM generate_series($1::int, $1 + 2999) n`,
    [from],
  )
}
await pool.query(`INSERT INTO ratings (recipe_id, stars) VALUES ('recipe-17', 5), ('recipe-17', 5), ('recipe-17', 5)`)
await pool.query('VACUUM ANALYZE')

const search = (asked: Partial<SearchQuery>) => searchRecipes(db, { ...everyRecipe, ...asked })
const idsFor = async (asked: Partial<SearchQuery>) =>
  (await search({ words: 'dish', ...asked })).recipes.map(({ id }) => id)

test('counts exactly up to a thousand, and says that there are more', async () => {
  const { total, facets, pageCount } = await search({ words: 'salt' })
  expect(total).toEqual({ count: mostCounted, isMore: true })
  expect(pageCount).toBe(42)
  expect(facets.cuisines).toMatchObject([
    { value: 'Italian', count: mostCounted, isMore: true },
    { value: 'Thai', count: 800, isMore: false },
  ])
  expect(facets.categories.slice(0, 2)).toMatchObject([
    { value: 'dinner', isMore: true },
    { value: 'snack', count: 600, isMore: false },
  ])
  // The list shows thirty categories: two large ones, and the first 28 of the fifty kinds.
  expect(facets.categories.slice(2)).toMatchObject(Array.from({ length: 28 }, () => ({ count: 480, isMore: false })))
  expect(facets.stars).toMatchObject([
    { value: '4', count: 1 },
    { value: '3', count: 1 },
  ])
  expect(facets.chefs).toMatchObject([{ value: 'mei', count: 240, isMore: false }])
})

test('counts a chosen value, however rare', async () => {
  const { total, facets } = await search({ words: 'salt', categories: ['kind 49'] })
  expect(total).toEqual({ count: 480, isMore: false })
  expect(facets.categories).toContainEqual({ value: 'kind 49', label: 'kind 49', count: 480, isMore: false })
})

test('lists a chosen value once, however rare', async () => {
  await pool.query(`UPDATE recipes SET diets = '{vegan}' WHERE id = 'recipe-1'`)
  const { facets } = await search({ words: 'salt', diets: ['vegan'] })
  expect(facets.diets).toEqual([{ value: 'vegan', label: 'vegan', count: 1, isMore: false }])
})

test('lists a chosen value beside the thirty most frequent ones', async () => {
  await pool.query(`
    INSERT INTO recipes (id, title, ingredients, instructions, categories, cuisine)
    SELECT 'oddity-' || n, 'Oddity ' || n, '[]', '[]', ARRAY['odd kind ' || n, 'odd'], 'Odd' FROM generate_series(1, 40) n`)
  const { total, facets } = await search({ words: 'oddity', categories: ['odd kind 9'], cuisines: ['Odd'] })
  expect(total.count).toBe(1)
  expect(facets.categories).toHaveLength(31)
  expect(facets.categories).toContainEqual({ value: 'odd kind 9', label: 'odd kind 9', count: 1, isMore: false })
  expect(facets.cuisines).toMatchObject([{ value: 'Odd', count: 1 }])
})

test('starts a long result correctly in every order', async () => {
  const first = async (asked: Partial<SearchQuery>) => (await search(asked)).recipes[0]?.id
  expect(await first({ words: 'salt', sort: 'newest' })).toBe('recipe-24000')
  expect(await first({ sort: 'rating' })).toBe('recipe-17')
  expect((await search({ words: 'salt', sort: 'quickest' })).recipes[0]?.totalTime).toBe(1)
  expect((await search({ words: 'salt pie' })).recipes.every(({ title }) => title.startsWith('Apple Pie'))).toBe(true)
  expect(await first({ words: 'dish 17' })).toBe('recipe-17')
})

test('does not repeat recipes across pages, and ends where counting ends', async () => {
  const pages = await Promise.all([1, 2, 3].map(async (page) => (await search({ words: 'dish', page })).recipes))
  expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(72)
  expect(await search({ words: 'dish', page: 1e9 })).toMatchObject({ page: 42, pageCount: 42 })
})

test('ranks recipes with the words in their title first, above all an exact title', async () => {
  await pool.query(`
    INSERT INTO recipes (id, title, ingredients, instructions, categories, date_published) VALUES
      ('nutty', 'Dish Nut', '[{"line": "salt and walnuts"}]', '[]', '{dinner}', '2030-01-01'),
      ('lunch', 'Dish Lunch', '[{"line": "salt"}]', '[]', '{lunch}', '2030-01-01'),
      ('dish', 'Dish', '[{"line": "salt"}]', '[]', '{dinner}', '2019-01-01');
    INSERT INTO ratings (recipe_id, stars) SELECT id, 5 FROM recipes, generate_series(1, 9) WHERE id IN ('nutty', 'lunch')`)
  expect((await idsFor({})).slice(0, 3).toSorted()).toEqual(['dish', 'lunch', 'nutty'])
  const asked = await idsFor({ without: ['walnuts'], categories: ['dinner'] })
  expect(asked[0]).toBe('dish')
  expect(asked).not.toContain('nutty')
  expect(asked).not.toContain('lunch')
})
