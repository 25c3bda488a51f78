import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../../../tests/postgres-for-tests.ts'
import { chefs } from '../schema/chefs.ts'
import { ratings } from '../schema/reviews.ts'
import { recipes } from '../schema/recipes.ts'
import { rebuildSearch } from './search-made-with.ts'

const { db, pool } = await createTestDatabase()
await db.insert(chefs).values({ id: 'ida', name: 'Ida Holm' })

function recipe(id: string, title: string, foods: Array<string> = []) {
  const ingredients = foods.map((line) => ({ line, amount: '', name: line, group: null, measures: [] }))
  return { id, title, ingredients, instructions: [], categories: ['soup'], authorId: 'ida' }
}

async function stored() {
  const { rows: found } = await pool.query('SELECT * FROM recipe_search ORDER BY recipe_id')
  const { rows: words } = await pool.query(
    `SELECT word, stem, sum(recipes)::int AS recipes, sum(titles)::int AS titles FROM search_vocabulary
    GROUP BY word, stem HAVING sum(recipes) <> 0 OR sum(titles) <> 0 ORDER BY word`,
  )
  return { found, words }
}

/** Compares the stored index with a newly built one. */
async function expectStored() {
  const before = await stored()
  await db.transaction(rebuildSearch)
  expect(before).toEqual(await stored())
  return before
}

test('keeps the index the same as a rebuilt one whatever happens to recipes, chefs and ratings', async () => {
  await db
    .insert(recipes)
    .values([
      recipe('pho', 'Phở', ['noodles', 'star anise']),
      recipe('dal', 'Dal', ['lentils']),
      { ...recipe('waiting', 'Waiting'), status: 'pending' },
    ])
  const { found, words } = await expectStored()
  expect(found.map((row) => row.recipe_id)).toEqual(['dal', 'pho'])
  expect(words).toContainEqual({ word: 'soup', stem: 'soup', recipes: 2, titles: 0 })
  expect(found[1].foods).toBe("'anis' 'noodl' 'star'")

  await db.update(recipes).set({ title: 'Dal Makhani', cuisine: 'Indian' }).where(eq(recipes.id, 'dal'))
  await db.update(recipes).set({ status: 'published' }).where(eq(recipes.id, 'waiting'))
  await db.insert(ratings).values([5, 5, 4].map((stars) => ({ recipeId: 'pho', stars })))
  await expectStored()

  await db
    .update(recipes)
    .set({ id: 'dal-makhani', totalTime: 40, diets: ['vegan'] })
    .where(eq(recipes.id, 'dal'))
  await db.update(recipes).set({ status: 'withdrawn' }).where(eq(recipes.id, 'waiting'))
  await db.update(recipes).set({ difficulty: 'hard' })
  await db.update(chefs).set({ name: 'Ida Berg' })
  await expectStored()

  await db.delete(chefs)
  await db.delete(recipes).where(eq(recipes.id, 'pho'))
  expect((await expectStored()).found).toHaveLength(1)
  await db.delete(recipes)
  expect(await stored()).toEqual({ found: [], words: [] })
})

const insert = (id: string) =>
  `INSERT INTO recipes (id, title, ingredients, instructions, categories) VALUES ('${id}', 'Leek Soup', '[]', '[]', '{soup}')`

test('indexes concurrent inserts without waiting', async () => {
  const slow = await pool.connect()
  await slow.query('BEGIN')
  await slow.query(insert('slow'))
  await db.transaction(async (quick) => {
    await quick.execute(sql`set local lock_timeout = '2s'`)
    await quick.execute(sql.raw(insert('quick')))
  })
  await slow.query(insert('slow-2'))
  await slow.query('COMMIT')
  slow.release()
  await Promise.all(Array.from({ length: 12 }, (_, index) => pool.query(insert(`many-${index}`))))
  const { found, words } = await expectStored()
  expect(found).toHaveLength(15)
  expect(words).toContainEqual({ word: 'leek', stem: 'leek', recipes: 15, titles: 15 })
})

test("renames a chef while one of the chef's recipes is saved", async () => {
  await db.insert(chefs).values({ id: 'ada', name: 'Ada Dahl' })
  await db.insert(recipes).values({ ...recipe('stew', 'Stew'), authorId: 'ada' })
  const slow = await pool.connect()
  await slow.query('BEGIN')
  await slow.query(`UPDATE recipes SET title = 'Goulash' WHERE id = 'stew'`)
  const renamed = pool.query(`UPDATE chefs SET name = 'Ada Brandt' WHERE id = 'ada'`)
  await expect.poll(countWaiting).toBe(1)
  await slow.query('COMMIT')
  slow.release()
  await renamed
  expect((await expectStored()).found.map(({ title }) => title)).toContain('goulash')
  await db.delete(recipes).where(eq(recipes.id, 'stew'))
})

async function countWaiting() {
  const { rows } = await pool.query(
    `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  )
  return rows.length
}

test('indexes the beginning of extremely long texts', async () => {
  const long = recipe('long', `Leek ${'x'.repeat(300_000)}`, ['salt '.repeat(400_000)])
  await db.insert(recipes).values({ ...long, authorId: null })
  expect((await expectStored()).found).toHaveLength(16)
})
