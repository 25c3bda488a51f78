import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createUser } from '../../../tests/accounts.ts'
import { aRecipe, createTestApp } from '../../../tests/factories.ts'
import { startStandInWeb } from '../../../tests/e2e/stand-in-web.ts'
import type { Actor } from '../../core/recipes/actor.ts'
import { findRecipe } from '../../db/recipes/recipes.ts'
import { reviewRecipe } from './review-recipe.ts'
import { saveRecipe } from './save-recipe.ts'

const app = await createTestApp()

test('reads back every field of a saved recipe', async () => {
  const outcome = await saveRecipe(app, aRecipe({ title: 'Crème Brûlée', servings: 4, categories: ['dessert'] }))
  expect(outcome).toEqual({ ok: true, id: 'creme-brulee', status: 'published', imageProblem: null })
  const recipe = await findRecipe(app.db, 'creme-brulee')
  expect(recipe).toMatchObject({
    title: 'Crème Brûlée',
    servings: 4,
    categories: ['dessert'],
    difficulty: null,
    ratings: null,
  })
  expect(recipe?.ingredients[1]).toMatchObject({ line: '1 l stock', name: 'stock' })
})

test('features a recipe only for editors', async () => {
  const { user: editor } = await createUser(app, 'editor')
  const { user: trusted } = await createUser(app, 'trusted')
  const featuredBy = async (actor: Actor) => {
    const outcome = await saveRecipe(app, { ...aRecipe({ title: 'Front Page Flan' }), featured: true }, actor)
    return outcome.ok && (await findRecipe(app.db, outcome.id))?.featured
  }
  expect([await featuredBy('visitor'), await featuredBy(trusted), await featuredBy(editor)]).toEqual([
    false,
    false,
    true,
  ])
})

test('gives recipes with the same title different addresses', async () => {
  const ids = []
  for (let count = 0; count < 3; count++) ids.push(await saveRecipe(app, aRecipe({ title: 'Pancakes' })))
  expect(ids).toMatchObject([{ id: 'pancakes' }, { id: 'pancakes-2' }, { id: 'pancakes-3' }])
})

test('the same source is saved once, also by twenty at the same moment', async () => {
  const recipe = aRecipe({ title: 'Dal', sourceUrl: 'https://example.com/dal?utm_source=mail' })
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => saveRecipe(app, recipe)))
  expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(1)
  expect(await saveRecipe(app, aRecipe({ sourceUrl: 'http://www.example.com/dal/' }))).toMatchObject({
    ok: false,
    reason: 'exists',
  })
})

test('saves a source again, once, after its recipe was taken down, and leaves that one unchanged', async () => {
  const recipe = aRecipe({ title: 'Rasam', sourceUrl: 'https://example.com/rasam' })
  await saveRecipe(app, recipe)
  await reviewRecipe(app, 'rasam', 'withdrawn')
  const outcomes = await Promise.all(Array.from({ length: 10 }, () => saveRecipe(app, recipe)))
  expect(outcomes.filter((outcome) => outcome.ok)).toMatchObject([{ id: 'rasam-2', status: 'published' }])
  expect(await findRecipe(app.db, 'rasam')).toMatchObject({ status: 'withdrawn' })
  await reviewRecipe(app, 'rasam', 'published')
  expect(await saveRecipe(app, recipe)).toEqual({ ok: false, reason: 'exists', id: 'rasam-2', isListed: true })
})

test('stores the picture, and saves the recipe even if it cannot be loaded', async () => {
  const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: 'tomato' } })
    .jpeg()
    .toBuffer()
  const web = await startStandInWeb({ '/soup.jpg': { type: 'image/jpeg', body: photo } })
  const withPicture = await saveRecipe(app, aRecipe({ title: 'Tomato', imageUrl: `${web.url}/soup.jpg` }))
  const without = await saveRecipe(app, aRecipe({ title: 'Gone', imageUrl: `${web.url}/gone.jpg` }))
  await web.close()
  expect(withPicture).toMatchObject({ ok: true, imageProblem: null })
  expect((await findRecipe(app.db, 'tomato'))?.picture).toMatchObject({ width: 900, height: 600, widths: [400, 800] })
  expect(without).toMatchObject({ ok: true, imageProblem: expect.any(String) })
  expect((await findRecipe(app.db, 'gone'))?.picture).toBeNull()
})
