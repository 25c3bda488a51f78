import { drizzle } from 'drizzle-orm/node-postgres'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { createTestDatabase } from '../../tests/postgres-for-tests.ts'
import { listChefRatings } from './chefs.ts'
import type { Db } from './connect.ts'
import { listRecipePage } from './recipe-lists.ts'
import {
  countRecipes,
  findRecipe,
  listByChef,
  listCategories,
  listFeatured,
  listNewest,
  listNewestNotFeatured,
  listRelated,
} from './recipes.ts'
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

const related = { id: 'recipe-700', categories: ['dinner', 'kind 20', 'heirloom'] }

test.each<[string, number, () => Promise<unknown>]>([
  ['a recipe', 1, () => findRecipe(db, 'recipe-700')],
  ['related recipes', 1500, () => listRelated(db, related, 3)],
  ['related recipes of one without categories', 20, () => listRelated(db, { id: 'recipe-700', categories: [] }, 3)],
  ['the featured ones', 10, () => listFeatured(db, 3)],
  ['the newest ones', 100, () => listNewest(db, 30)],
  ['the newest ones not featured', 10, () => listNewestNotFeatured(db, 3)],
  ["a chef's recipes", 300, () => listByChef(db, 'chef-7', 100)],
  ['the ranking of chefs', 100, () => listChefRatings(db, 10)],
  ['the categories with their numbers', 100, () => listCategories(db, 300)],
  ['the number of recipes', 10, () => countRecipes(db)],
  ['the first page', 100, () => listRecipePage(db, {}, 1)],
  ['a common category', 200, () => listRecipePage(db, { categories: ['dinner'] }, 1)],
  ['a rare category', 200, () => listRecipePage(db, { categories: ['rare'] }, 1)],
  ['a category of old recipes', 200, () => listRecipePage(db, { categories: ['heirloom'] }, 1)],
  ['a category nobody has', 10, () => listRecipePage(db, { categories: ['nothing'] }, 1)],
  ['several large categories', 200, () => listRecipePage(db, { categories: ['dinner', 'rare', 'heirloom'] }, 1)],
  ["a chef's first page", 200, () => listRecipePage(db, { chefId: 'chef-7' }, 1)],
  ['the ids a new recipe could have', 10, () => listIdsLike(db, 'leek-soup')],
])('%s: at most %i rows of 20,000 recipes are looked at', async (_what, most, read) => {
  expect(await rowsReadBy(read)).toBeLessThanOrEqual(most)
})

test('nobody counts further than ten thousand', async () => {
  const { total, hasMore, pageCount } = await listRecipePage(db, { categories: ['dinner', 'rare'] }, 1)
  expect({ total, hasMore, pageCount }).toEqual({ total: 10_000, hasMore: true, pageCount: 417 })
  expect(await listRecipePage(db, { words: 'dish' }, 1)).toMatchObject({ total: 10_000, hasMore: true })
  expect(await listRecipePage(db, { categories: ['dinner'] }, 1)).toMatchObject({ total: 20_000, hasMore: false })
  expect(await listRecipePage(db, { categories: ['rare', 'heirloom'] }, 1)).toMatchObject({
    total: 820,
    hasMore: false,
  })
})
