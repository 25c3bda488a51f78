import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aRecipe, createTestApp } from '../../../tests/factories.ts'
import { listTopCategories } from '../../db/recipes/categories.ts'
import { findRecipe, listNewest } from '../../db/recipes/recipes.ts'
import { saveRecipe } from '../../operations/recipes/save-recipe.ts'
import { generateRecipe } from './generate-recipe.ts'
import { removeSeeded } from './remove-seeded.ts'
import { seedRecipes } from './seed-recipes.ts'

const app = await createTestApp()
const countOf = async (query: string) => {
  const { rows } = await app.db.execute<{ count: number }>(sql.raw(query))
  return rows[0]?.count
}

const title = generateRecipe(1, 0).title
const own = await saveRecipe(app, aRecipe({ title }))
const added = await seedRecipes(app, { count: 1_500, seed: 1 })

test('adds the requested number of recipes and keeps existing slugs', async () => {
  expect(added).toBe(1_500)
  expect(await countOf('select count(*)::int from recipes')).toBe(1_501)
  const stored = own.ok ? await findRecipe(app.db, own.id) : undefined
  expect(stored?.chef).toBeNull()
  expect((await findRecipe(app.db, `${stored?.id}-2`))?.title).toBe(title)
})

test('lists, counts and rates seeded recipes like others', async () => {
  expect(await listNewest(app.db, 10)).toHaveLength(10)
  const dinner = (await listTopCategories(app.db, 200)).find(({ name }) => name === 'dinner')
  expect(dinner?.count).toBe(await countOf(`select count(*)::int from recipes where 'dinner' = any(categories)`))
  const disagreeing = await countOf(`
    select count(*)::int from recipes left join (
      select recipe_id, count(*) as given, sum(stars) as stars from ratings group by recipe_id
    ) known on recipe_id = id
    where rating_count <> coalesce(given, 0) or rating_sum <> coalesce(known.stars, 0)`)
  expect(disagreeing).toBe(0)
  expect(await countOf('select count(*)::int from recipes where rating_count > 0')).toBeGreaterThan(400)
  expect(await countOf('select count(*)::int from ratings where created_at > now()')).toBe(0)
})

test('gives the busiest chefs an existing signature dish', async () => {
  const missing = await countOf(`
    select count(*)::int from chefs where id in (select author_id from recipes)
      and not exists (select 1 from recipes where recipes.id = signature_dish ->> 'recipeId' and author_id = chefs.id)`)
  expect(missing).toBe(0)
})

test('adds only the difference when run again with a larger count', async () => {
  expect(await seedRecipes(app, { count: 1_600, seed: 1 })).toBe(100)
})

test('removes all seeded content and keeps other recipes', async () => {
  expect(await removeSeeded(app)).toBe(1_600)
  expect(await listTopCategories(app.db, 200)).toEqual([])
  expect((await listNewest(app.db, 10)).map((recipe) => recipe.title)).toEqual([title])
  expect(await countOf('select count(*)::int from chefs')).toBe(0)
  expect(await countOf('select count(*)::int from ratings')).toBe(0)
})
