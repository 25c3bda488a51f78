import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createUser } from '../../../tests/accounts.ts'
import { createModeration } from '../../../tests/moderation.ts'
import { createTestApp } from '../../../tests/factories.ts'
import { formFromContent } from '../../core/recipes/recipe-content.ts'
import { decisionsOn } from '../../core/recipes/decisions.ts'
import { findMyRecipe } from '../../db/recipes/my-recipes.ts'
import { listManagedRecipes } from '../../db/recipes/managed-recipes.ts'
import { listRevisions } from '../../db/recipes/recipe-revisions.ts'
import { findStoredRecipe } from '../../db/recipes/recipes.ts'
import { findReviewPage } from '../../db/moderation/moderation-page.ts'
import { listQueue } from '../../db/moderation/queue.ts'
import { saidAbout } from '../../web/features/my-recipes/said-about.ts'
import { editRecipe, openForEdit } from '../recipes/edit-recipe.ts'
import { storeImage } from '../pictures/store-image.ts'
import { changeCategory } from '../recipes/rename-category.ts'
import { renameRecipe } from '../recipes/rename-recipe.ts'
import { reviewRecipe } from '../recipes/review-recipe.ts'
import { withdrawRecipe } from '../recipes/withdraw-recipe.ts'
import { reportRecipe } from './report-recipe.ts'

const home = await createTestApp()
const app = { ...home, env: { ...home.env, PUBLIC_URL: 'https://kitchen.example' } }
const { user: cook } = await createUser(app, 'cook')
const { user: trusted } = await createUser(app, 'trusted')
const { user: editor } = await createUser(app, 'editor')
const { itemOf, send, say, edit, statusOf } = createModeration(app, editor)
const decisionsFor = async (id: string) => {
  const page = await findReviewPage(app.db, (await itemOf(id)).id)
  return page && decisionsOn({ ...page.item, recipe: page.standing }, editor)
}
const contentOf = async (id: string) => (await findStoredRecipe(app.db, id))?.recipe
const labelsOf = async (item: number) =>
  (await findReviewPage(app.db, item))?.compared?.differences.map(({ label }) => label)

test('reviews a recipe again after the site took it down, even of a trusted cook', async () => {
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

test('reviews a recipe with requested changes again after a withdrawal, also on a site without review', async () => {
  const id = await send('Rule Ragout', cook)
  await say(id, 'request-changes')
  await withdrawRecipe(app, cook, id)
  expect(await edit(id, {}, cook, { here: home })).toMatchObject({ became: 'waiting' })
  expect(await statusOf(id)).toBe('pending')
})

test('does not let an editor publish what the owner withdrew', async () => {
  const id = await send('Mine Muffins', cook)
  await say(id, 'approve')
  await withdrawRecipe(app, cook, id)
  expect(await say(id, 'approve')).toEqual({ kind: 'not-now' })
  expect(await reviewRecipe(app, id, 'published', editor)).toMatchObject({ kind: 'taken-back' })
  expect(await statusOf(id)).toBe('withdrawn')
  const listed = async () =>
    (await listManagedRecipes(app.db, { words: id, status: null, viewer: null, after: null, limit: 1 })).recipes[0]
  expect(await listed()).toMatchObject({ status: 'withdrawn', wasTakenBack: true })
  await edit(id, {}, cook)
  await reviewRecipe(app, id, 'withdrawn', editor)
  expect(await listed()).toMatchObject({ status: 'withdrawn', wasTakenBack: false })
  expect(await say(id, 'approve')).toEqual({ kind: 'done' })
})

test("edits the published content as an editor, and marks the cook's waiting revision as outdated", async () => {
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

test("shows the cook's changes since the last decision, across several saves", async () => {
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

test('shows changes since the last decision after a category was renamed in between', async () => {
  const id = await send('Renamed Ragout', cook, { categories: ['stews of old'] })
  await say(id, 'request-changes')
  await changeCategory(app, 'stews of old', 'Stews of Today', editor)
  await edit(id, { servings: 7 }, cook)
  const first = await findReviewPage(app.db, (await itemOf(id)).id)
  expect(first?.compared?.differences.map(({ label }) => label)).toEqual(['Servings'])
  await changeCategory(app, 'Stews of Today', 'Stews', editor)
  await say(id, 'request-changes')
  await edit(id, { title: 'Renamed Ragout, again' }, cook)
  const second = await findReviewPage(app.db, (await itemOf(id)).id)
  expect(second?.compared?.differences.map(({ label }) => label)).toEqual(['Title'])
})

test('says when only the picture changed since the last decision', async () => {
  const id = await send('Pictured Ragout', cook)
  await say(id, 'request-changes')
  const photo = await sharp({ create: { width: 500, height: 300, channels: 3, background: 'tan' } })
    .jpeg()
    .toBuffer()
  const stored = await storeImage(app, photo, { alt: '' })
  await edit(id, { imageId: stored.ok ? stored.picture.id : '' }, cook)
  const page = await findReviewPage(app.db, (await itemOf(id)).id)
  expect(page?.compared).toMatchObject({ differences: [], isOtherPicture: true })
})

test('lists earlier decisions with date, editor and reason, also of the recipe’s former address', async () => {
  const id = await send('Judged Jam', cook)
  await say(id, 'request-changes', 'How much sugar?')
  await edit(id, { servings: 7 }, cook)
  await renameRecipe(app, id, 'judged-jelly', editor)
  await say('judged-jelly', 'approve', '')
  await reviewRecipe(app, 'judged-jelly', 'withdrawn', editor)
  await edit('judged-jelly', { servings: 8 }, cook)
  const { id: item } = await itemOf('judged-jelly')
  const today = new Date().toISOString().slice(0, 10)
  expect(
    (await findReviewPage(app.db, item))?.earlier.map(({ decision, by, reason, at }) => [
      decision,
      by,
      reason,
      at.slice(0, 10),
    ]),
  ).toEqual([
    ['withdraw', editor.name, null, today],
    ['approve', editor.name, null, today],
    ['request-changes', editor.name, 'How much sugar?', today],
  ])
})

test('shows with a change only the decisions about that change', async () => {
  const id = await send('Changed Chutney', cook)
  await say(id, 'approve', '')
  await edit(id, { servings: 7 }, cook)
  await say(id, 'request-changes', 'Seven?', 'revision')
  await edit(id, { servings: 6 }, cook)
  const { id: change } = await itemOf(id, 'revision')
  expect((await findReviewPage(app.db, change))?.earlier.map(({ reason }) => reason)).toEqual(['Seven?'])
  const { id: item } = await itemOf(id)
  expect((await findReviewPage(app.db, item))?.earlier.map(({ decision }) => decision)).toEqual(['approve'])
})

test('shows changes since the last decision when a revision was approved in between', async () => {
  const id = await send('Slow Soup', cook)
  await say(id, 'approve')
  await edit(id, { description: 'Approved' }, cook)
  await say(id, 'approve', '', 'revision')
  await reviewRecipe(app, id, 'withdrawn', editor)
  await edit(id, { title: 'Slow Soup, again' }, cook)
  const page = await findReviewPage(app.db, (await itemOf(id)).id)
  expect(page?.compared?.differences.map(({ label }) => label)).toEqual(['Title'])
})

test('keeps a waiting revision in the history when an older one is restored', async () => {
  const id = await send('Past Pasta', cook)
  await say(id, 'approve')
  await edit(id, { description: 'One' }, cook)
  await say(id, 'approve', '', 'revision')
  await edit(id, { description: 'Hours of typing' }, cook)
  const old = (await listRevisions(app.db, id)).find(({ state }) => state === 'past')
  const opened = await openForEdit(app, cook, id)
  if (!old || !opened?.revision) throw new Error('nothing to go back to')
  const { version, revision } = opened
  await editRecipe(app, cook, id, {
    form: formFromContent(old.content),
    version,
    revisionId: revision.id,
    intent: 'send',
  })
  const history = await listRevisions(app.db, id)
  expect(history.find(({ content }) => content.description === 'Hours of typing')).toMatchObject({ state: 'refused' })
})

test('does not publish a rejected recipe while another recipe has its source', async () => {
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

test('removes reports from the queue when the cook withdraws the recipe', async () => {
  const id = await send('Reported Ramen', trusted)
  await reportRecipe(app, id, { reason: 'Something else', words: 'Hm.' }, 'a visitor')
  const filter = { kind: 'report', state: 'open', claim: null, text: 'Reported Ramen', editor: editor.id } as const
  expect((await listQueue(app.db, filter, null)).items).toHaveLength(1)
  await withdrawRecipe(app, trusted, id)
  expect((await listQueue(app.db, filter, null)).items).toEqual([])
})

test('does not show an old reason after the recipe was withdrawn', async () => {
  const id = await send('Nice Noodles', cook)
  await say(id, 'approve', 'Lovely, thank you')
  await withdrawRecipe(app, cook, id)
  const mine = await findMyRecipe(app.db, cook.id, id)
  expect(mine && saidAbout(mine)).toBeNull()
})

test("does not approve what a cook saved without submitting, but approves an editor's edit", async () => {
  const id = await send('Half Hummus', cook)
  await say(id, 'request-changes')
  await edit(id, { title: 'Half Hummus, mended by Ed' }, editor)
  expect(await decisionsFor(id)).toEqual(['approve', 'reject'])
  await edit(id, { description: 'Half a thought' }, cook, { intent: 'save' })
  expect(await decisionsFor(id)).toEqual(['reject'])
  expect(await say(id, 'approve')).toEqual({ kind: 'not-now' })
  expect(await reviewRecipe(app, id, 'published', editor)).toMatchObject({ kind: 'not-sent' })
  expect(await statusOf(id)).toBe('changes-requested')
  await edit(id, { description: 'A whole thought' }, cook)
  expect(await say(id, 'approve')).toEqual({ kind: 'done' })
})

test('shows what a decided revision changed, whatever happened since', async () => {
  const id = await send('Seen Stew', cook)
  await say(id, 'approve')
  const decided: Array<number> = []
  for (const [decision, changes] of [
    ['approve', { description: 'Approved' }],
    ['reject', { servings: 9 }],
    ['approve', { title: 'Seen Stew, twice' }],
  ] as const) {
    await edit(id, changes, cook)
    decided.push((await itemOf(id, 'revision')).id)
    await say(id, decision, 'Because.', 'revision')
  }
  expect(await Promise.all(decided.map(labelsOf))).toEqual([['Description'], ['Servings'], ['Title']])
})
