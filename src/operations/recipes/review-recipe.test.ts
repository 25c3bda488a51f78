import { expect, test } from 'vitest'
import { aRecipe, createTestApp } from '../../../tests/factories.ts'
import { listChefRatings } from '../../db/chefs.ts'
import { listCategories } from '../../db/categories.ts'
import { listRecipePage } from '../../db/recipe-pages.ts'
import { changeStatus, listPending } from '../../db/recipe-status.ts'
import { countRecipes, findRecipe, insertRecipe, listNewest } from '../../db/recipes.ts'
import { listPictureSuggestions } from '../../db/related-recipes.ts'
import { chefs } from '../../db/schema.ts'
import type { App } from '../app.ts'
import { reviewRecipe } from './review-recipe.ts'
import { saveRecipe } from './save-recipe.ts'

const app = await createTestApp()
const publicApp = { ...app, env: { ...app.env, PUBLIC_URL: 'https://kitchen.example' } }

async function send(title: string, here: App = publicApp) {
  const saved = await saveRecipe(here, aRecipe({ title, categories: [title.toLowerCase()] }))
  if (!saved.ok) throw new Error(saved.reason)
  return saved
}

test('what visitors send is listed at once at home, and waits on a public site; what its owner brings in does not', async () => {
  expect(await saveRecipe(app, aRecipe({ title: 'At home' }))).toMatchObject({ status: 'published' })
  expect(await saveRecipe(publicApp, aRecipe({ title: 'From a visitor' }))).toMatchObject({ status: 'pending' })
  expect(await saveRecipe(publicApp, aRecipe({ title: 'By the owner' }), 'owner')).toMatchObject({
    status: 'published',
  })
})

test('a recipe that waits has its page, and is in no list, count, search or suggestion', async () => {
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
  expect(await listChefRatings(app.db, 10)).toEqual([])
  expect(await countRecipes(app.db)).toBe(before)
})

test('the oldest waits first in line; published, it is the newest of the lists', async () => {
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

test('what is withdrawn leaves the lists, and can come back', async () => {
  const { id } = await send('Doubtful Dumplings', app)
  expect(await reviewRecipe(app, id, 'withdrawn')).toMatchObject({ kind: 'done' })
  expect((await listNewest(app.db, 100)).map((recipe) => recipe.id)).not.toContain(id)
  expect(await findRecipe(app.db, id)).toMatchObject({ status: 'withdrawn' })
  expect(await changeStatus(app.db, id, 'published')).toBe(true)
  expect((await listNewest(app.db, 1))[0]?.id).toBe(id)
})

test.each(['no-such-recipe', '/recipe/%zz', ''])('a recipe that is not there is not reviewed: "%s"', async (name) => {
  expect(await reviewRecipe(app, name, 'published')).toMatchObject({ kind: 'unknown' })
})
