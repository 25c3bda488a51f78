import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../../../tests/postgres-for-tests.ts'
import { insertCountedRatings, insertManyRecipes } from './bulk-recipes.ts'
import type { Db } from '../connection/connect.ts'
import { insertRecipe } from './recipes.ts'
import { chefs } from '../schema/chefs.ts'
import { ratings } from '../schema/reviews.ts'
import { recipes } from '../schema/recipes.ts'

const [together, alone] = await Promise.all([createTestDatabase(), createTestDatabase()])

const foods = ['2 leeks', '1 l “stock”', "Piment d'Espelette", '200 °C\toven\\tray', 'crème brûlée\nwith sugar', '番茄']

const rows = Array.from({ length: 60 }, (_, index) => {
  const title = `${['Leek Soup', "Mother's “Daube” \\ Stew", 'Crème d’Isigny\tNº'][index % 3]} ${index}`
  return {
    id: `recipe-${index}`,
    title,
    description: index % 5 === 0 ? '' : `A {pot}, "as ever";\r\nnumber ${index} \\N`,
    ingredients: foods
      .slice(index % 4)
      .map((line) => ({ line, amount: '', name: line, group: null, measures: [], optional: index })),
    instructions: [{ text: `Chop.\n\tSimmer ${title}`, name: null, group: null }],
    categories: index % 2 === 0 ? ['soup', 'a, "b" {c}', 'back\\slash'] : ['soup'],
    tips: ['', 'NULL', 'salt, pepper'],
    cuisine: index % 4 === 0 ? 'French' : null,
    authorId: index % 2 === 0 ? 'ida' : null,
    author: 'Ida',
    prepTime: index,
    status: index % 10 === 0 ? ('pending' as const) : ('published' as const),
    sourceKey: `example.com/${index}`,
    diets: index % 3 === 0 ? ['vegan'] : null,
    ratingCount: index % 3,
    ratingSum: (index % 3) * 4,
    datePublished: new Date(Date.UTC(2026, 0, 1, index)),
    createdAt: new Date(Date.UTC(2026, 0, 1)),
    updatedAt: new Date(Date.UTC(2026, 0, 1)),
  }
})
const given = rows.flatMap(({ id, ratingCount }) =>
  Array.from({ length: ratingCount }, () => ({ recipeId: id, stars: 4 })),
)

for (const { db } of [together, alone]) await db.insert(chefs).values({ id: 'ida', name: 'Ida Holm' })
await together.db.transaction(async (tx) => {
  await insertManyRecipes(tx, rows)
  await insertCountedRatings(tx, given)
})
for (const row of rows) await insertRecipe(alone.db, { ...row, ratingCount: 0, ratingSum: 0 })
for (const rating of given) await alone.db.insert(ratings).values(rating)

const ask = async (db: Db, query: string) => (await db.execute(sql.raw(query))).rows

test.each([
  ['recipes', 'select * from recipes order by id'],
  ['the search index', 'select * from recipe_search order by recipe_id'],
  [
    'the vocabulary',
    'select word, stem, sum(recipes)::int, sum(titles)::int from search_vocabulary group by 1, 2 having sum(recipes) > 0 order by 1',
  ],
  ['lists', 'select * from recipe_categories order by 1, 2, 3'],
  [
    'tallies',
    'select kind, name, sum(recipes)::int, sum(ratings)::int, sum(stars)::int from recipe_tallies group by 1, 2 order by 1, 2',
  ],
  ['ratings', 'select recipe_id, stars from ratings order by 1, 2'],
])('%s are the same after a bulk insert as after single inserts', async (_what, query) => {
  const stored = await ask(together.db, query)
  expect(stored.length).toBeGreaterThan(0)
  expect(stored).toEqual(await ask(alone.db, query))
})

test('skips recipes that exist or come twice, and inserts the rest', async () => {
  const same = [rows[0]!, { ...rows[1]!, id: 'elsewhere' }]
  const fresh = { ...rows[2]!, id: 'fresh', sourceKey: null }
  const come = await together.db.transaction((tx) => insertManyRecipes(tx, [...same, fresh, fresh]))
  expect(come.map(({ id }) => id)).toEqual(['fresh'])
  expect(await ask(together.db, `select id from recipes where id in ('fresh', 'elsewhere')`)).toEqual([{ id: 'fresh' }])
})

test('inserts nothing when the database refuses one row, and leaves the connection usable', async () => {
  const bad = [
    { ...rows[2]!, id: 'good', sourceKey: null },
    { ...rows[2]!, id: 'bad', sourceKey: null, authorId: 'nobody' },
  ]
  await expect(together.db.transaction((tx) => insertManyRecipes(tx, bad))).rejects.toThrow(/foreign key/)
  expect(await ask(together.db, `select id from recipes where id in ('good', 'bad')`)).toEqual([])
})

test('counts ratings given after a bulk insert', async () => {
  await together.db.insert(ratings).values({ recipeId: 'recipe-1', stars: 2 })
  const [row] = await together.db.select().from(recipes).where(eq(recipes.id, 'recipe-1'))
  expect(row).toMatchObject({ ratingCount: 2, ratingSum: 6 })
})

test('refuses a bulk insert without a transaction', async () => {
  await expect(insertManyRecipes(together.db, [{ ...rows[0]!, id: 'loose', sourceKey: null }])).rejects.toThrow(
    /transaction/,
  )
})
