import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../../tests/postgres-for-tests.ts'
import { chefs, ratings, recipes } from './schema.ts'

const { db, pool } = await createTestDatabase()
await db.insert(chefs).values({ id: 'ida', name: 'Ida Holm' })

function recipe(id: string, title: string, foods: Array<string> = []) {
  const ingredients = foods.map((line) => ({ line, amount: '', name: line, group: null, measures: [] }))
  return { id, title, ingredients, instructions: [], categories: ['soup'], authorId: 'ida' }
}

async function kept() {
  const { rows: found } = await pool.query('SELECT * FROM recipe_search ORDER BY recipe_id')
  const { rows: words } = await pool.query(
    `SELECT word, stem, sum(recipes)::int AS recipes, sum(titles)::int AS titles FROM search_vocabulary
    GROUP BY word, stem HAVING sum(recipes) <> 0 OR sum(titles) <> 0 ORDER BY word`,
  )
  return { found, words }
}

/** What is kept is what would be made anew. */
async function expectKept() {
  const before = await kept()
  await pool.query('SELECT rebuild_recipe_search()')
  expect(before).toEqual(await kept())
  return before
}

test('whatever happens to recipes, chefs and ratings, the index is what it would be if made anew', async () => {
  await db
    .insert(recipes)
    .values([
      recipe('pho', 'Phở', ['noodles', 'star anise']),
      recipe('dal', 'Dal', ['lentils']),
      { ...recipe('waiting', 'Waiting'), status: 'pending' },
    ])
  const { found, words } = await expectKept()
  expect(found.map((row) => row.recipe_id)).toEqual(['dal', 'pho'])
  expect(words).toContainEqual({ word: 'soup', stem: 'soup', recipes: 2, titles: 0 })
  // In order, for the comparison with foods to leave out.
  const foods: Array<number> = found[1].foods
  expect(foods).toHaveLength(3)
  expect(foods).toEqual(foods.toSorted((one, other) => one - other))

  await db.update(recipes).set({ title: 'Dal Makhani', cuisine: 'Indian' }).where(eq(recipes.id, 'dal'))
  await db.update(recipes).set({ status: 'published' }).where(eq(recipes.id, 'waiting'))
  await db.insert(ratings).values([5, 5, 4].map((stars) => ({ recipeId: 'pho', stars })))
  await expectKept()

  await db
    .update(recipes)
    .set({ id: 'dal-makhani', totalTime: 40, diets: ['vegan'] })
    .where(eq(recipes.id, 'dal'))
  await db.update(recipes).set({ status: 'withdrawn' }).where(eq(recipes.id, 'waiting'))
  await db.update(recipes).set({ difficulty: 'hard' })
  await db.update(chefs).set({ name: 'Ida Berg' })
  await expectKept()

  await db.delete(chefs)
  await db.delete(recipes).where(eq(recipes.id, 'pho'))
  expect((await expectKept()).found).toHaveLength(1)
  await db.delete(recipes)
  expect(await kept()).toEqual({ found: [], words: [] })
})

const insert = (id: string) =>
  `INSERT INTO recipes (id, title, ingredients, instructions, categories) VALUES ('${id}', 'Leek Soup', '[]', '[]', '{soup}')`

test('saves side by side do not wait for each other, and each can be found', async () => {
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
  const { found, words } = await expectKept()
  expect(found).toHaveLength(15)
  expect(words).toContainEqual({ word: 'leek', stem: 'leek', recipes: 15, titles: 15 })
})

test('a chef is renamed while a recipe of theirs is saved', async () => {
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
  expect((await expectKept()).found.map(({ title }) => title)).toContain('goulash')
  await db.delete(recipes).where(eq(recipes.id, 'stew'))
})

async function countWaiting() {
  const { rows } = await pool.query(
    `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  )
  return rows.length
}

test('texts beyond all measure are indexed by their beginning', async () => {
  const long = recipe('long', `Leek ${'x'.repeat(300_000)}`, ['salt '.repeat(400_000)])
  await db.insert(recipes).values({ ...long, authorId: null })
  expect((await expectKept()).found).toHaveLength(16)
})
