import { drizzle } from 'drizzle-orm/node-postgres'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { createTestDatabase } from '../../tests/postgres-for-tests.ts'
import { listCategories, listCategoriesAt } from './categories.ts'
import { listChefRatings } from './chefs.ts'
import type { Db } from './connect.ts'
import { listRecipePage, type PageStart, type RecipeList } from './recipe-pages.ts'
import { countRecipes, findRecipe, listByChef, listForHome, listNewest } from './recipes.ts'
import { listRelated } from './related-recipes.ts'
import { listIdsLike } from './recipe-names.ts'

const { pool } = await createTestDatabase()
const asked: Array<{ query: string; params: Array<unknown> }> = []
const db: Db = drizzle({ client: pool, logger: { logQuery: (query, params) => void asked.push({ query, params }) } })

// Twenty thousand recipes, one a minute: nearly all are "dinner", every thousandth is "rare", and "heirloom" are the very oldest,
// so that whoever looks for them among the newest reads everything else first.
await pool.query(`
  INSERT INTO images (id, width, height, placeholder) SELECT 'picture-' || n, 900, 600, '' FROM generate_series(1, 50) n;
  INSERT INTO chefs (id, name) SELECT 'chef-' || n, 'Chef ' || n FROM generate_series(1, 20) n;
  INSERT INTO recipes (id, title, ingredients, instructions, image_id, author_id, featured, date_published, categories)
  SELECT 'recipe-' || n, 'Dish ' || n, '[]', '[]', 'picture-' || (n % 50 + 1), 'chef-' || (n % 20 + 1), n % 5000 = 0,
    timestamptz '2026-01-01' + n * interval '1 minute',
    array_remove(ARRAY['dinner', 'kind ' || n % 40, CASE WHEN n % 1000 = 0 THEN 'rare' END, CASE WHEN n <= 800 THEN 'heirloom' END], NULL)
  FROM generate_series(1, 20000) n;
  INSERT INTO ratings (recipe_id, stars) SELECT 'recipe-' || (n % 20000 + 1), n % 5 + 1 FROM generate_series(1, 60000) n;
`)
await pool.query('VACUUM ANALYZE')

const Node = z.looseObject({
  'Relation Name': z.string().optional(),
  'Index Name': z.string().optional(),
  'Actual Rows': z.number(),
  'Actual Loops': z.number(),
  'Rows Removed by Filter': z.number().default(0),
  get Plans() {
    return z.array(Node).default([])
  },
})
const Explained = z.array(z.object({ 'QUERY PLAN': z.array(z.object({ Plan: Node })) }))

/** How many rows of large tables a plan looks at. */
function rowsRead(node: z.infer<typeof Node>): number {
  const isLarge = /^recipes|^recipe_categories|^ratings/.test(node['Relation Name'] ?? node['Index Name'] ?? '')
  const own = isLarge ? (node['Actual Rows'] + node['Rows Removed by Filter']) * node['Actual Loops'] : 0
  return own + node.Plans.reduce((sum, plan) => sum + rowsRead(plan), 0)
}

async function rowsReadBy(read: () => Promise<unknown>): Promise<number> {
  asked.length = 0
  await read()
  let sum = 0
  for (const { query, params } of asked) {
    const { rows } = await pool.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${query}`, params)
    for (const row of Explained.parse(rows)) sum += rowsRead(row['QUERY PLAN'][0]!.Plan)
  }
  return sum
}

const related = { id: 'recipe-700', title: 'Dish 700', categories: ['dinner', 'kind 20', 'heirloom'] }

const several: RecipeList = { of: 'categories', names: ['dinner', 'rare', 'heirloom'] }

/** The place of a recipe, by its number. */
const place = (number: number) => ({
  published: new Date(Date.UTC(2026, 0, 1, 0, number)).toISOString().replace(/:|Z/g, '').padEnd(24, '0'),
  id: `recipe-${number}`,
})
const after = (number: number): PageStart => ({ after: place(number) })
const before = (number: number): PageStart => ({ before: place(number) })

test.each<[string, number, () => Promise<unknown>]>([
  ['a recipe', 1, () => findRecipe(db, 'recipe-700')],
  ['related recipes', 1500, () => listRelated(db, related, 3)],
  [
    'related recipes of one without categories',
    20,
    () => listRelated(db, { id: 'recipe-700', title: 'Heirloom', categories: [] }, 3),
  ],
  ['the featured ones, and the newest not featured', 20, () => listForHome(db, 3)],
  ['the newest ones', 100, () => listNewest(db, 30)],
  ["a chef's recipes", 300, () => listByChef(db, 'chef-7', 100)],
  ['the ranking of chefs', 100, () => listChefRatings(db, 10)],
  ['the categories with their numbers', 100, () => listCategories(db, 300)],
  ['the number of recipes', 10, () => countRecipes(db)],
  ['the categories of an address', 200, () => listCategoriesAt(db, 'main-dishes')],
  ['the first page', 120, () => listRecipePage(db, { of: 'site' }, null)],
  ['a page in the middle', 120, () => listRecipePage(db, { of: 'site' }, after(10_000))],
  ['the page before one in the middle', 120, () => listRecipePage(db, { of: 'site' }, before(10_000))],
  ['the last page', 120, () => listRecipePage(db, { of: 'site' }, after(20))],
  ['a place beyond the end', 120, () => listRecipePage(db, { of: 'site' }, after(0))],
  ['a common category', 120, () => listRecipePage(db, { of: 'categories', names: ['dinner'] }, null)],
  [
    'a common category in the middle',
    120,
    () => listRecipePage(db, { of: 'categories', names: ['dinner'] }, after(10_000)),
  ],
  ['a rare category', 120, () => listRecipePage(db, { of: 'categories', names: ['rare'] }, null)],
  ['a category of old recipes', 120, () => listRecipePage(db, { of: 'categories', names: ['heirloom'] }, null)],
  ['a category nobody has', 10, () => listRecipePage(db, { of: 'categories', names: ['nothing'] }, null)],
  ['several large categories in the middle', 200, () => listRecipePage(db, several, after(600))],
  ["a chef's first page", 120, () => listRecipePage(db, { of: 'chef', id: 'chef-7' }, null)],
  ["a page in the middle of a chef's", 120, () => listRecipePage(db, { of: 'chef', id: 'chef-7' }, after(10_000))],
  ['the ids a new recipe could have', 10, () => listIdsLike(db, 'leek-soup')],
])('%s: at most %i rows of 20,000 recipes are looked at', async (_what, most, read) => {
  expect(await rowsReadBy(read)).toBeLessThanOrEqual(most)
})
