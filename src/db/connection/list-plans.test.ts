import { expect, test } from 'vitest'
import { createTestDatabase } from '../../../tests/postgres-for-tests.ts'
import { rowsReadBy } from '../../../tests/support/rows-read.ts'
import { listCategories, listCategoriesAt } from '../recipes/categories.ts'
import { listChefRatings } from '../chefs/chefs.ts'
import type { Db } from './connect.ts'
import { listRecipePage, type PageStart, type RecipeList } from '../recipes/recipe-pages.ts'
import { countRecipes, findRecipe, listByChef, listForHome, listNewest } from '../recipes/recipes.ts'
import { listRelated } from '../recipes/related-recipes.ts'
import { listIdsLike } from '../recipes/recipe-ids.ts'

const { pool } = await createTestDatabase()
const largeTables = /^(?:recipes|recipe_categories|ratings)/

// Twenty thousand recipes, one per minute. Nearly all are "dinner", every thousandth is "rare", and the 800 oldest are
// "heirloom". A search for "heirloom" that starts with the newest recipes would read all others first. A busy machine
// takes longer to store them than a query may take.
const client = await pool.connect()
await client.query('SET statement_timeout = 0')
await client.query(`
  INSERT INTO images (id, width, height, placeholder) SELECT 'picture-' || n, 900, 600, '' FROM generate_series(1, 50) n;
  INSERT INTO chefs (id, name) SELECT 'chef-' || n, 'Chef ' || n FROM generate_series(1, 20) n;
  INSERT INTO recipes (id, title, ingredients, instructions, image_id, author_id, featured, date_published, categories)
  SELECT 'recipe-' || n, 'Dish ' || n, '[]', '[]', 'picture-' || (n % 50 + 1), 'chef-' || (n % 20 + 1), n % 5000 = 0,
    timestamptz '2026-01-01' + n * interval '1 minute',
    array_remove(ARRAY['dinner', 'kind ' || n % 40, CASE WHEN n % 1000 = 0 THEN 'rare' END, CASE WHEN n <= 800 THEN 'heirloom' END], NULL)
  FROM generate_series(1, 20000) n;
  INSERT INTO ratings (recipe_id, stars) SELECT 'recipe-' || (n % 20000 + 1), n % 5 + 1 FROM generate_series(1, 60000) n;
`)
await client.query('VACUUM ANALYZE')
await client.query('RESET statement_timeout')
client.release()

const related = { id: 'recipe-700', title: 'Dish 700', categories: ['dinner', 'kind 20', 'heirloom'] }

const several: RecipeList = { of: 'categories', names: ['dinner', 'rare', 'heirloom'] }

const place = (number: number) => ({
  published: new Date(Date.UTC(2026, 0, 1, 0, number)).toISOString().replace(/:|Z/g, '').padEnd(24, '0'),
  id: `recipe-${number}`,
})
const after = (number: number): PageStart => ({ after: place(number) })
const before = (number: number): PageStart => ({ before: place(number) })

test.each<[string, number, (db: Db) => Promise<unknown>]>([
  ['a recipe', 1, (db) => findRecipe(db, 'recipe-700')],
  ['related recipes', 1500, (db) => listRelated(db, related, 3)],
  [
    'related recipes of one without categories',
    20,
    (db) => listRelated(db, { id: 'recipe-700', title: 'Heirloom', categories: [] }, 3),
  ],
  ['the featured recipes and the newest others', 20, (db) => listForHome(db, 3)],
  ['the newest recipes', 100, (db) => listNewest(db, 30)],
  ["a chef's recipes", 300, (db) => listByChef(db, 'chef-7', 100)],
  ['the ranking of chefs', 100, (db) => listChefRatings(db, { limit: 10 })],
  ['the categories with their numbers', 100, (db) => listCategories(db, 300)],
  ['the number of recipes', 10, (db) => countRecipes(db)],
  ['the categories at an address', 200, (db) => listCategoriesAt(db, 'main-dishes')],
  ['the first page', 120, (db) => listRecipePage(db, { of: 'site' }, null)],
  ['a page in the middle', 120, (db) => listRecipePage(db, { of: 'site' }, after(10_000))],
  ['the page before one in the middle', 120, (db) => listRecipePage(db, { of: 'site' }, before(10_000))],
  ['the last page', 120, (db) => listRecipePage(db, { of: 'site' }, after(20))],
  ['a place beyond the end', 120, (db) => listRecipePage(db, { of: 'site' }, after(0))],
  ['a common category', 120, (db) => listRecipePage(db, { of: 'categories', names: ['dinner'] }, null)],
  [
    'a common category in the middle',
    120,
    (db) => listRecipePage(db, { of: 'categories', names: ['dinner'] }, after(10_000)),
  ],
  ['a rare category', 120, (db) => listRecipePage(db, { of: 'categories', names: ['rare'] }, null)],
  ['a category of old recipes', 120, (db) => listRecipePage(db, { of: 'categories', names: ['heirloom'] }, null)],
  ['a category without recipes', 10, (db) => listRecipePage(db, { of: 'categories', names: ['nothing'] }, null)],
  ['several large categories in the middle', 200, (db) => listRecipePage(db, several, after(600))],
  ["a chef's first page", 120, (db) => listRecipePage(db, { of: 'chef', id: 'chef-7' }, null)],
  ["a page in the middle of a chef's", 120, (db) => listRecipePage(db, { of: 'chef', id: 'chef-7' }, after(10_000))],
  ['the ids similar to a new one', 10, (db) => listIdsLike(db, 'leek-soup')],
])('%s: reads at most %i rows of 20,000 recipes', async (_what, most, read) => {
  expect(await rowsReadBy(pool, largeTables, read)).toBeLessThanOrEqual(most)
})
