import { expect, test } from 'vitest'
import { aRecipe, createTestApp } from '../../../tests/factories.ts'
import { listChefRatings } from '../../db/chefs/chefs.ts'
import { listCategories } from '../../db/recipes/categories.ts'
import { listRecipePage } from '../../db/recipes/recipe-pages.ts'
import { changeStatus, listPending } from '../../db/recipes/recipe-status.ts'
import { countRecipes, findRecipe, insertRecipe, listNewest } from '../../db/recipes/recipes.ts'
import { listPictureSuggestions } from '../../db/recipes/related-recipes.ts'
import { chefs } from '../../db/schema/chefs.ts'
import type { App } from '../app/app.ts'
import { reviewRecipe } from './review-recipe.ts'
import { saveRecipe } from './save-recipe.ts'

const app = await createTestApp()
const publicApp = { ...app, env: { ...app.env, PUBLIC_URL: 'https://kitchen.example' } }

async function send(title: string, here: App = publicApp) {
  const saved = await saveRecipe(here, aRecipe({ title, categories: [title.toLowerCase()] }))
  if (!saved.ok) throw new Error(saved.reason)
  return saved
}

test("lists recipes of visitors at once at home, but reviews them on a public site, except the operator's", async () => {
  expect(await saveRecipe(app, aRecipe({ title: 'At home' }))).toMatchObject({ status: 'published' })
  expect(await saveRecipe(publicApp, aRecipe({ title: 'From a visitor' }))).toMatchObject({ status: 'pending' })
  expect(await saveRecipe(publicApp, aRecipe({ title: 'By the owner' }), 'command-line')).toMatchObject({
    status: 'published',
  })
})

test('gives a recipe that waits a page, but no place in lists, counts, search or suggestions', async () => {
  await app.db.insert(chefs).values({ id: 'mei', name: 'Mei' })
  const before = await countRecipes(app.db)
  const { id } = await send('Waiting Waffles')
  await insertRecipe(app.db, {
    id: 'meis-secret',
    title: 'Waiting Waffles too',
    ingredients: [],
    instructions: [],
    authorId: 'mei',
    status: 'pending',
  })
  expect(await findRecipe(app.db, id)).toMatchObject({ status: 'pending' })
  expect((await listNewest(app.db, 100)).map((recipe) => recipe.id)).not.toContain(id)
  const listed = await listRecipePage(app.db, { of: 'chef', id: 'mei' }, null)
  expect(listed.recipes).toEqual([])
  expect((await listCategories(app.db, 100)).categories.map((category) => category.name)).not.toContain(
    'waiting waffles',
  )
  expect(await listPictureSuggestions(app.db, 'Waiting Waffles', [], 4)).toEqual([])
  expect(await listChefRatings(app.db, { limit: 10 })).toEqual([])
  expect(await countRecipes(app.db)).toBe(before)
})

test('reviews the oldest recipe first, and lists a published one as newest', async () => {
  const { id: first } = await send('First in line')
  const { id: second } = await send('Second in line')
  const waiting = (await listPending(app.db, 100)).map((recipe) => recipe.id)
  expect(waiting.indexOf(first)).toBeLessThan(waiting.indexOf(second))
  expect(await reviewRecipe(app, second, 'published')).toEqual({ kind: 'done', id: second })
  expect(await reviewRecipe(app, `https://kitchen.example/recipe/${first}`, 'published')).toEqual({
    kind: 'done',
    id: first,
  })
  expect((await listNewest(app.db, 2)).map((recipe) => recipe.id)).toEqual([first, second])
  const published = (await findRecipe(app.db, first))?.datePublished
  expect(await reviewRecipe(app, first, 'published')).toMatchObject({ kind: 'already' })
  expect((await findRecipe(app.db, first))?.datePublished).toBe(published)
  expect((await listPending(app.db, 100)).map((recipe) => recipe.id)).not.toContain(first)
})

test('removes a withdrawn recipe from lists, and publishes it again', async () => {
  const { id } = await send('Doubtful Dumplings', app)
  expect(await reviewRecipe(app, id, 'withdrawn')).toMatchObject({ kind: 'done' })
  expect((await listNewest(app.db, 100)).map((recipe) => recipe.id)).not.toContain(id)
  expect(await findRecipe(app.db, id)).toMatchObject({ status: 'withdrawn' })
  expect(await reviewRecipe(app, id, 'published')).toMatchObject({ kind: 'done' })
  expect((await listNewest(app.db, 1))[0]?.id).toBe(id)
})

test('changes a status only from the one that was read', async () => {
  const { id } = await send('Hasty Hash', app)
  expect(await changeStatus(app.db, id, { from: 'pending', to: 'rejected' })).toBe(false)
  expect(await findRecipe(app.db, id)).toMatchObject({ status: 'published' })
  expect(await changeStatus(app.db, id, { from: 'published', to: 'withdrawn' })).toBe(true)
  expect(await changeStatus(app.db, id, { from: 'published', to: 'withdrawn' })).toBe(false)
})

test.each(['no-such-recipe', '/recipe/%zz', ''])('does not review an unknown recipe: "%s"', async (name) => {
  expect(await reviewRecipe(app, name, 'published')).toMatchObject({ kind: 'unknown' })
})
