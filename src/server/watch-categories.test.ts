import { expect, test } from 'vitest'
import { createTestApp } from '../../tests/factories.ts'
import { recipes } from '../db/schema/recipes.ts'
import { watchCategories } from './watch-categories.ts'

const app = await createTestApp()
const { hear, hearGap, settled } = watchCategories(app)

/** Returns whether a change of this table changed the categories. */
async function changes(table: string) {
  let isChanged = false
  hear(table, () => (isChanged = true))
  await settled()
  return isChanged
}

const add = (id: string, categories: Array<string>) =>
  app.db.insert(recipes).values({ id, title: id, ingredients: [], instructions: [], categories })

test('reports when a recipe adds a category, and not when it adds none', async () => {
  await changes('recipes')
  await add('watched-rye', ['watched breads'])
  expect(await changes('settings')).toBe(false)
  expect(await changes('recipes')).toBe(true)
  await add('watched-spelt', ['watched breads'])
  expect(await changes('recipes')).toBe(false)
})

test('reports the first change after a gap, because pages cached since then may show other categories', async () => {
  await changes('recipes')
  expect(await changes('recipes')).toBe(false)
  hearGap()
  expect(await changes('recipes')).toBe(true)
  expect(await changes('recipes')).toBe(false)
})
