import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aRecipe, createTestApp } from '../../../tests/factories.ts'
import { toIngredient } from '../../core/ingredients/parse-line.ts'
import { findRecipe } from '../../db/recipes/recipes.ts'
import { deriveColumns } from './derive-columns.ts'
import { saveRecipe } from './save-recipe.ts'

const app = await createTestApp()
const linesOf = (...lines: Array<string>) => lines.map((line) => toIngredient(line))
const dietsOfRecipe = async (id: string) => (await findRecipe(app.db, id))?.diets

async function save(title: string, ...lines: Array<string>) {
  const saved = await saveRecipe(app, aRecipe({ title, ingredients: linesOf(...lines) }))
  if (!saved.ok) throw new Error('It was not saved')
  return saved.id
}

test('a saved recipe has its diet labels at once', async () => {
  const id = await save('Buttered Potatoes', '500 g potatoes', '50 g butter')
  expect(await dietsOfRecipe(id)).toEqual(['vegetarian', 'gluten-free', 'nut-free', 'egg-free'])
  expect(await dietsOfRecipe(await save('Secret', '500 g potatoes', '1 secret'))).toEqual([])
})

test('a saved recipe without a stated language gets the one of its text, and an older one later', async () => {
  const german = aRecipe({
    title: 'Erbsensuppe',
    ingredients: linesOf('500 g Erbsen', '1 Zwiebel'),
    instructions: [
      {
        text: 'Die Erbsen mit der Zwiebel in den Topf geben und bis zum Abend kochen lassen.',
        name: null,
        group: null,
      },
    ],
  })
  const saved = await saveRecipe(app, german)
  const id = saved.ok ? saved.id : ''
  expect((await findRecipe(app.db, id))?.language).toBe('de')
  await app.db.execute(sql`update recipes set language = null`)
  await deriveColumns(app, 5)
  expect((await findRecipe(app.db, id))?.language).toBe('de')
})

test('chooses the drawings of older recipes', async () => {
  const id = await save('Pea Soup', '500 g peas')
  await app.db.execute(sql`update recipes set drawing = null`)
  await deriveColumns(app, 6)
  expect((await findRecipe(app.db, id))?.drawing).toBe('soup#pea')
})

test('derives the diets of older recipes once, and again when the rules change', async () => {
  const ids = [
    await save('Toast', '2 slices sourdough bread', '20 g butter'),
    await save('Tea', '1 tea bag', '1 lemon'),
  ]
  const forget = () => app.db.execute(sql`update recipes set diets = null`)
  await forget()
  await deriveColumns(app, 7)
  expect(await Promise.all(ids.map(dietsOfRecipe))).toEqual([
    ['vegetarian', 'nut-free', 'egg-free'],
    ['vegetarian', 'vegan', 'gluten-free', 'dairy-free', 'nut-free', 'egg-free'],
  ])
  await forget()
  await deriveColumns(app, 7)
  expect(await Promise.all(ids.map(dietsOfRecipe))).toEqual([null, null])
  await deriveColumns(app, 8)
  expect(await dietsOfRecipe(ids[0] ?? '')).toEqual(['vegetarian', 'nut-free', 'egg-free'])
})
