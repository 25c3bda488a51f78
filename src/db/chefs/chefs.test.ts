import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../../../tests/postgres-for-tests.ts'
import { listByChef } from '../recipes/recipes.ts'
import { countRankedChefs, findChef, findChefName, listChefRatings } from './chefs.ts'
import { chefs } from '../schema/chefs.ts'
import { images } from '../schema/pictures.ts'
import { ratings } from '../schema/reviews.ts'
import { recipes } from '../schema/recipes.ts'

const { db } = await createTestDatabase()

const recipe = (id: string, authorId: string) => ({ id, authorId, title: id, ingredients: [], instructions: [] })
const stars = (recipeId: string, value: number, count: number) =>
  Array.from({ length: count }, () => ({ recipeId, stars: value }))

test('ranks chefs by their ratings without letting one vote beat a hundred', async () => {
  await db.insert(chefs).values(['Lucky', 'Loved', 'Plain', 'Idle'].map((name) => ({ id: name.toLowerCase(), name })))
  await db
    .insert(recipes)
    .values([recipe('a', 'lucky'), recipe('b', 'loved'), recipe('c', 'loved'), recipe('d', 'plain')])
  await db
    .insert(ratings)
    .values([...stars('a', 5, 1), ...stars('b', 5, 90), ...stars('c', 4, 10), ...stars('d', 4, 50)])

  const ranking = await listChefRatings(db, { limit: 10 })
  expect(ranking.map(({ name }) => name)).toEqual(['Loved', 'Lucky', 'Plain'])
  expect(ranking[0]).toMatchObject({ recipesCount: 2, totalRatings: 100, averageRating: 4.9 })
})

test('counts the chefs in the ranking and pages through them', async () => {
  expect(await countRankedChefs(db)).toBe(3)
  const rest = await listChefRatings(db, { limit: 10, offset: 1 })
  expect(rest.map(({ name }) => name)).toEqual(['Lucky', 'Plain'])
})

test('returns the same numbers for one chef as in the ranking, and zeros without recipes', async () => {
  const ranking = await listChefRatings(db, { limit: 10 })
  for (const chef of ranking) expect(await findChef(db, chef.chefId)).toEqual(chef)
  expect(await findChef(db, 'idle')).toMatchObject({ name: 'Idle', recipesCount: 0, totalRatings: 0, averageRating: 0 })
  expect(await findChef(db, 'nobody')).toBeUndefined()
  expect([await findChefName(db, 'idle'), await findChefName(db, 'nobody')]).toEqual(['Idle', undefined])
})

test('links a signature dish to its recipe while the recipe is listed', async () => {
  const dish = { name: 'Dish a', description: '', recipeId: 'a' }
  await db.update(chefs).set({ signatureDish: dish }).where(eq(chefs.id, 'lucky'))
  expect((await findChef(db, 'lucky'))?.signatureDish).toEqual({ ...dish, picture: null })
  await db.insert(images).values({ id: 'p', alt: 'Dish a on a plate', width: 900, height: 600, placeholder: '' })
  await db.update(recipes).set({ imageId: 'p' }).where(eq(recipes.id, 'a'))
  expect((await findChef(db, 'lucky'))?.signatureDish?.picture).toMatchObject({ id: 'p', alt: 'Dish a on a plate' })
  await db.update(recipes).set({ status: 'withdrawn' }).where(eq(recipes.id, 'a'))
  expect((await findChef(db, 'lucky'))?.signatureDish).toEqual({ ...dish, recipeId: null, picture: null })
})

const dated = (id: string, created: string, published: string) => ({
  ...recipe(id, 'idle'),
  createdAt: new Date(created),
  datePublished: new Date(published),
})

test('lists the recipe of a chef that was added last first, whatever its date', async () => {
  await db
    .insert(recipes)
    .values([
      dated('old', '2026-01-01', '2026-09-01'),
      dated('new', '2026-03-01', '2020-01-01'),
      dated('middle', '2026-02-01', '2026-02-01'),
    ])
  expect((await listByChef(db, 'idle', 2)).map(({ id }) => id)).toEqual(['new', 'middle'])
})
