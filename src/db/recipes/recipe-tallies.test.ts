import { eq, inArray, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../../../tests/postgres-for-tests.ts'
import { chefs } from '../schema/chefs.ts'
import { ratings } from '../schema/reviews.ts'
import { recipes } from '../schema/recipes.ts'

const { db, pool } = await createTestDatabase()
await db.insert(chefs).values([
  { id: 'ida', name: 'Ida' },
  { id: 'bo', name: 'Bo' },
])

function recipe(id: string, categories: Array<string>, authorId: string | null = null) {
  return { id, title: id, ingredients: [], instructions: [], categories, authorId }
}

async function stored() {
  const { rows: tallies } = await pool.query(`
    SELECT kind, name, sum(recipes)::int AS recipes, sum(ratings)::int AS ratings, sum(stars)::int AS stars
    FROM recipe_tallies GROUP BY kind, name
    HAVING sum(recipes) <> 0 OR sum(ratings) <> 0 OR sum(stars) <> 0 ORDER BY kind, name`)
  const { rows: categories } = await pool.query('SELECT * FROM recipe_categories ORDER BY recipe_id, category')
  return { tallies, categories }
}

/** Counts the rows themselves, for comparison. */
async function counted() {
  const { rows: tallies } = await pool.query(`
    WITH known AS (
      SELECT id, author_id, categories,
        (SELECT count(*) FROM ratings WHERE recipe_id = recipes.id) AS ratings,
        (SELECT coalesce(sum(stars), 0) FROM ratings WHERE recipe_id = recipes.id) AS stars
      FROM recipes
    ), named AS (
      SELECT 'site' AS kind, '' AS name, id, ratings, stars FROM known
      UNION SELECT 'chef', author_id, id, ratings, stars FROM known WHERE author_id IS NOT NULL
      UNION SELECT 'category', unnest(categories), id, ratings, stars FROM known
    )
    SELECT kind, name, count(*)::int AS recipes, sum(ratings)::int AS ratings, sum(stars)::int AS stars
    FROM named GROUP BY kind, name ORDER BY kind, name`)
  const { rows: categories } = await pool.query(`
    SELECT DISTINCT category, date_published, id AS recipe_id FROM recipes, unnest(categories) category
    ORDER BY recipe_id, category`)
  return { tallies, categories }
}

test('keeps counts correct whatever happens to recipes and ratings', async () => {
  await db
    .insert(recipes)
    .values([
      recipe('rye', ['bread', 'bread'], 'ida'),
      recipe('pho', ['soup'], 'bo'),
      recipe('pie', ['dessert', 'quick']),
    ])
  expect(await stored()).toEqual(await counted())
  expect((await stored()).tallies).toContainEqual({ kind: 'site', name: '', recipes: 3, ratings: 0, stars: 0 })

  const stars = [5, 4, 2, 1]
  await db.insert(ratings).values(
    stars.flatMap((value) => [
      { recipeId: 'rye', stars: value },
      { recipeId: 'pie', stars: value },
    ]),
  )
  expect(await stored()).toEqual(await counted())
  expect((await stored()).tallies).toContainEqual({ kind: 'chef', name: 'ida', recipes: 1, ratings: 4, stars: 12 })

  await db.update(ratings).set({ stars: 3 }).where(eq(ratings.stars, 1))
  await db.delete(ratings).where(eq(ratings.stars, 5))
  await db
    .update(recipes)
    .set({ authorId: 'bo', categories: ['bread', 'quick'] })
    .where(eq(recipes.id, 'rye'))
  await db
    .update(recipes)
    .set({ datePublished: new Date('2020-01-01') })
    .where(inArray(recipes.id, ['pie', 'pho']))
  expect(await stored()).toEqual(await counted())

  await db.delete(recipes).where(eq(recipes.id, 'pie'))
  await db.delete(chefs).where(eq(chefs.id, 'bo'))
  await db
    .insert(recipes)
    .values(recipe('pho', ['stew']))
    .onConflictDoNothing()
  expect(await stored()).toEqual(await counted())
  expect((await stored()).tallies.map(({ kind, name }) => `${kind} ${name}`)).not.toContain('chef bo')

  await db.delete(recipes)
  expect(await stored()).toEqual({ tallies: [], categories: [] })
})

const insert = (id: string) =>
  `INSERT INTO recipes (id, title, ingredients, instructions, categories) VALUES ('${id}', '', '[]', '[]', '{soup}')`

test('counts concurrent inserts once, without waiting', async () => {
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
  expect(await stored()).toEqual(await counted())
  expect((await stored()).tallies).toContainEqual({ kind: 'category', name: 'soup', recipes: 15, ratings: 0, stars: 0 })
})
