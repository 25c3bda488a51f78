import { expect, test } from 'vitest'
import { createUser } from '../../../tests/accounts.ts'
import { createDesk } from '../../../tests/desk.ts'
import { createTestApp } from '../../../tests/factories.ts'
import { findMyRecipe } from '../../db/my-recipes.ts'
import { listManagedRecipes } from '../../db/managed-recipes.ts'
import { listRevisions } from '../../db/recipe-revisions.ts'
import { findKeptRecipe } from '../../db/recipes.ts'
import { findReviewPage } from '../../db/review-page.ts'
import { listQueue } from '../../db/review-queue.ts'
import { saidAbout } from '../../web/components/my-recipes/said-about.ts'
import { editRecipe, openForEdit } from '../recipes/edit-recipe.ts'
import { reviewRecipe } from '../recipes/review-recipe.ts'
import { withdrawRecipe } from '../recipes/withdraw-recipe.ts'
import { reportRecipe } from './report-recipe.ts'

const home = await createTestApp()
const app = { ...home, env: { ...home.env, PUBLIC_URL: 'https://kitchen.example' } }
const { user: cook } = await createUser(app, 'cook')
const { user: trusted } = await createUser(app, 'trusted')
const { user: editor } = await createUser(app, 'editor')
const { itemOf, send, say, edit, statusOf } = createDesk(app, editor)
const contentOf = async (id: string) => (await findKeptRecipe(app.db, id))?.recipe
const labelsOf = async (item: number) =>
  (await findReviewPage(app.db, item))?.compared?.differences.map(({ label }) => label)

test('what the site took down comes back to the desk, whatever detour its trusted cook takes', async () => {
  const id = await send('Bypass Bread', trusted)
  await reviewRecipe(app, id, 'withdrawn', editor)
  expect(await edit(id, {}, trusted)).toMatchObject({ became: 'waiting' })
  expect(await edit(id, { title: 'Bypass Buns' }, trusted)).toMatchObject({ became: 'waiting' })
  for (let round = 0; round < 2; round += 1) {
    expect(await withdrawRecipe(app, trusted, id)).toBe('done')
    expect(await edit(id, {}, trusted)).toMatchObject({ became: 'waiting' })
  }
  expect(await statusOf(id)).toBe('pending')
  await say(id, 'approve')
  expect(await withdrawRecipe(app, trusted, id)).toBe('done')
  expect(await edit(id, {}, trusted)).toMatchObject({ became: 'published' })
})

test('what was questioned is not listed unread by taking it back, also where new recipes are listed at once', async () => {
  const id = await send('Rule Ragout', cook)
  await say(id, 'request-changes')
  await withdrawRecipe(app, cook, id)
  expect(await edit(id, {}, cook, { here: home })).toMatchObject({ became: 'waiting' })
  expect(await statusOf(id)).toBe('pending')
})

test('what its own cook took back is listed again by no editor', async () => {
  const id = await send('Mine Muffins', cook)
  await say(id, 'approve')
  await withdrawRecipe(app, cook, id)
  expect(await say(id, 'approve')).toEqual({ kind: 'not-now' })
  expect(await reviewRecipe(app, id, 'published', editor)).toMatchObject({ kind: 'taken-back' })
  expect(await statusOf(id)).toBe('withdrawn')
  const listed = async () =>
    (await listManagedRecipes(app.db, { words: id, status: null, after: null, limit: 1 })).recipes[0]
  expect(await listed()).toMatchObject({ status: 'withdrawn', wasTakenBack: true })
  await edit(id, {}, cook)
  await reviewRecipe(app, id, 'withdrawn', editor)
  expect(await listed()).toMatchObject({ status: 'withdrawn', wasTakenBack: false })
  expect(await say(id, 'approve')).toEqual({ kind: 'done' })
})

test('an editor’s mend of a listed recipe starts from what is listed and leaves its cook’s change waiting, which is told on the desk', async () => {
  const id = await send('Change Chowder', cook)
  await say(id, 'approve')
  await edit(id, { description: 'From its cook' }, cook)
  const change = await itemOf(id, 'revision')
  expect((await findReviewPage(app.db, change.id))?.isOutdated).toBe(false)
  expect(await edit(id, { title: 'Change Chowder, mended' }, editor)).toMatchObject({ became: 'published' })
  expect(await contentOf(id)).toMatchObject({ title: 'Change Chowder, mended' })
  expect((await contentOf(id))?.description).not.toBe('From its cook')
  expect(await itemOf(id, 'revision')).toMatchObject({ id: change.id, state: 'open' })
  expect((await openForEdit(app, cook, id))?.form.description).toBe('From its cook')
  const page = await findReviewPage(app.db, change.id)
  expect(page?.isOutdated).toBe(true)
  expect(page?.compared?.differences.map(({ label }) => label)).toEqual(['Title', 'Description'])
})

test('what its cook has mended is told since somebody decided, however often it was saved meanwhile', async () => {
  const id = await send('Sly Soup', cook)
  const page = async () => findReviewPage(app.db, (await itemOf(id)).id)
  await edit(id, { title: 'Sly Soup 2' }, cook)
  expect((await page())?.compared).toBeNull()
  await say(id, 'request-changes')
  await edit(id, { description: 'Buy at spam.example' }, cook, { intent: 'save' })
  await edit(id, { servings: 7 }, cook)
  const labels = (await page())?.compared?.differences.map(({ label }) => label)
  expect(labels).toEqual(['Description', 'Servings'])
})

test('it is told since the last decision also where a change was approved in between', async () => {
  const id = await send('Slow Soup', cook)
  await say(id, 'approve')
  await edit(id, { description: 'Approved' }, cook)
  await say(id, 'approve', '', 'revision')
  await reviewRecipe(app, id, 'withdrawn', editor)
  await edit(id, { title: 'Slow Soup, again' }, cook)
  const page = await findReviewPage(app.db, (await itemOf(id)).id)
  expect(page?.compared?.differences.map(({ label }) => label)).toEqual(['Title'])
})

test('the change that waited stays in the history when an older state is gone back to', async () => {
  const id = await send('Past Pasta', cook)
  await say(id, 'approve')
  await edit(id, { description: 'One' }, cook)
  await say(id, 'approve', '', 'revision')
  await edit(id, { description: 'Hours of typing' }, cook)
  const old = (await listRevisions(app.db, id)).find(({ state }) => state === 'past')
  const opened = await openForEdit(app, cook, id)
  if (!old || !opened?.revision) throw new Error('nothing to go back to')
  const { version, revision } = opened
  await editRecipe(app, cook, id, { form: old.content, version, revisionId: revision.id, intent: 'send' })
  const kept = await listRevisions(app.db, id)
  expect(kept.find(({ content }) => content.description === 'Hours of typing')).toMatchObject({ state: 'refused' })
})

test('a refused recipe whose source is another’s by now is not listed; otherwise it stands for its source again', async () => {
  const sourceUrl = 'https://example.com/one-source'
  const first = await send('Source One', cook, { sourceUrl })
  await say(first, 'reject')
  const second = await send('Source Two', cook, { sourceUrl })
  expect(await say(first, 'approve')).toEqual({ kind: 'source-taken' })
  expect(await reviewRecipe(app, first, 'published')).toMatchObject({ kind: 'source-taken' })
  await say(second, 'reject')
  expect(await say(first, 'approve')).toEqual({ kind: 'done' })
  await expect(send('Source Three', cook, { sourceUrl })).rejects.toThrow('exists')
})

test('what is reported and taken back by its cook leaves the desk', async () => {
  const id = await send('Reported Ramen', trusted)
  await reportRecipe(app, id, { reason: 'Something else', words: 'Hm.' }, 'a reader')
  const filter = { kind: 'report', state: 'open', claim: null, text: 'Reported Ramen', editor: editor.id } as const
  expect((await listQueue(app.db, filter, null)).items).toHaveLength(1)
  await withdrawRecipe(app, trusted, id)
  expect((await listQueue(app.db, filter, null)).items).toEqual([])
})

test('an editor’s word about a state that is no more is not shown under the next', async () => {
  const id = await send('Nice Noodles', cook)
  await say(id, 'approve', 'Lovely, thank you')
  await withdrawRecipe(app, cook, id)
  const mine = await findMyRecipe(app.db, cook.id, id)
  expect(mine && saidAbout(mine)).toBeNull()
})

test('what its cook has saved and not sent again is approved by nobody; what an editor mended is', async () => {
  const id = await send('Half Hummus', cook)
  await say(id, 'request-changes')
  await edit(id, { title: 'Half Hummus, mended by Ed' }, editor)
  expect((await findReviewPage(app.db, (await itemOf(id)).id))?.sayable).toEqual(['approve', 'reject'])
  await edit(id, { description: 'Half a thought' }, cook, { intent: 'save' })
  const page = await findReviewPage(app.db, (await itemOf(id)).id)
  expect(page?.sayable).toEqual(['reject'])
  expect(await say(id, 'approve')).toEqual({ kind: 'not-now' })
  expect(await reviewRecipe(app, id, 'published', editor)).toMatchObject({ kind: 'not-sent' })
  expect(await statusOf(id)).toBe('changes-requested')
  await edit(id, { description: 'A whole thought' }, cook)
  expect(await say(id, 'approve')).toEqual({ kind: 'done' })
})

test('what a change did, or would have done, can be seen once it was decided, whatever became of the recipe since', async () => {
  const id = await send('Seen Stew', cook)
  await say(id, 'approve')
  const decided: Array<number> = []
  for (const [verdict, changes] of [
    ['approve', { description: 'Approved' }],
    ['reject', { servings: 9 }],
    ['approve', { title: 'Seen Stew, twice' }],
  ] as const) {
    await edit(id, changes, cook)
    decided.push((await itemOf(id, 'revision')).id)
    await say(id, verdict, 'Because.', 'revision')
  }
  expect(await Promise.all(decided.map(labelsOf))).toEqual([['Description'], ['Servings'], ['Title']])
})
