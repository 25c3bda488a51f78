import { load } from 'cheerio'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { contentFromRecipe, editFormOf } from '../src/core/recipes/recipe-content.ts'
import { readFlash } from '../src/core/forms/flash.ts'
import { users } from '../src/db/schema/accounts.ts'
import { findStoredRecipe } from '../src/db/recipes/recipes.ts'
import { listRevisions } from '../src/db/recipes/recipe-revisions.ts'
import { createUser } from './accounts.ts'
import { createModeration } from './moderation.ts'
import { cookieFrom, createWholeSite } from './whole-site.ts'

const { app, send } = await createWholeSite({ PUBLIC_URL: 'https://kitchen.example' })
const { user: cook, cookie } = await createUser(app, 'cook')
const { user: trusted, cookie: trustedCookie } = await createUser(app, 'trusted')
const { user: editor, cookie: editorCookie } = await createUser(app, 'editor', 'Ed')
const moderation = createModeration(app, editor)
const flashOf = (answer: Response) => readFlash(cookieFrom(answer))
const pageOf = async (path: string, as: string) => load(await (await send(path, { cookie: as })).text())

async function statesOf(id: string) {
  const stored = await findStoredRecipe(app.db, id)
  return { version: String(stored?.version), revisions: await listRevisions(app.db, id) }
}

test('preserves a typed reason when an editor claims the item', async () => {
  const id = await moderation.send('Claimed Cake', cook)
  const path = `/admin/review/${(await moderation.itemOf(id)).id}`
  const page = await pageOf(path, editorCookie)
  const form = page('button[value=claim]').attr('form')
  expect(page(`form#${form} textarea[name=reason]`)).toHaveLength(1)
  const answer = await send(path, { cookie: editorCookie, fields: { intent: 'claim', reason: 'Too plain' } })
  const claimed = load(await answer.text())
  expect(claimed('textarea[name=reason]').text().trim()).toBe('Too plain')
  expect(claimed.text()).toContain('Claimed by you')
})

test('saves an edit whose picture is not available and shows a message', async () => {
  const id = await moderation.send('Pictured Pie', trusted)
  const stored = await findStoredRecipe(app.db, id)
  if (!stored) throw new Error('not stored')
  const { title, description, ingredients, instructions } = editFormOf(contentFromRecipe(stored.recipe))
  const fields = {
    intent: 'send',
    version: String(stored.version),
    title: `${title}, changed`,
    description,
    ingredients,
    instructions,
    difficulty: 'easy',
    imageUrl: 'http://127.0.0.1:1/gone.jpg',
  }
  const answer = await send(`/my-recipes/${id}/edit`, { cookie: trustedCookie, fields })
  expect(answer.headers.get('location')).toBe(`/my-recipes/${id}?done=published`)
  const flash = flashOf(answer)
  expect(flash).toMatchObject({ kind: 'error', title: 'Failed to add image to recipe' })
  expect(flash?.description).toBeTruthy()
})

test('leads an editor to the recipe after restoring a version', async () => {
  const id = await moderation.send('Restored Rolls', trusted)
  await moderation.edit(id, { title: 'Restored Rolls 2' }, trusted)
  const { version, revisions } = await statesOf(id)
  const restore = String(revisions.find(({ state }) => state === 'past')?.id)
  const path = `/my-recipes/${id}/history`
  const answer = await send(path, { cookie: editorCookie, fields: { version, restore } })
  expect(answer.headers.get('location')).toBe(`/recipe/${id}`)
  expect((await findStoredRecipe(app.db, id))?.recipe.title).toBe('Restored Rolls')
  const links = (await pageOf(path, editorCookie))(`main a[href="/my-recipes/${id}"]`)
  expect(links).toHaveLength(0)
})

test('refuses to restore a version whose source belongs to another recipe', async () => {
  const sourceUrl = 'https://example.com/lost-source'
  const id = await moderation.send('Lost Loaf', trusted, { sourceUrl })
  await moderation.edit(id, { sourceUrl: null }, trusted)
  await moderation.send('Found Loaf', trusted, { sourceUrl })
  const { version, revisions } = await statesOf(id)
  const restore = String(revisions.find(({ state }) => state === 'past')?.id)
  const answer = await send(`/my-recipes/${id}/history`, { cookie: trustedCookie, fields: { version, restore } })
  const page = await pageOf(answer.headers.get('location') ?? '', trustedCookie)
  expect(page('[role=alert]').text()).toContain('Another recipe now has the source address')
})

test('asks before an older version replaces a pending revision', async () => {
  const id = await moderation.send('Asked Aioli', cook)
  await moderation.say(id, 'approve')
  await moderation.edit(id, { title: 'Asked Aioli 2' }, cook)
  await moderation.say(id, 'approve', '', 'revision')
  const path = `/my-recipes/${id}/history`
  const question = 'Restore this version instead of your change?'
  expect((await pageOf(path, cookie)).text()).not.toContain(question)
  await moderation.edit(id, { title: 'Asked Aioli 3' }, cook)
  expect((await pageOf(path, cookie)).text()).toContain(question)
})

test('reports why some of several items were not decided', async () => {
  const [done, changed] = [await moderation.send('Bulk Bun', cook), await moderation.send('Bulk Bagel', cook)]
  const items = [await moderation.itemOf(done), await moderation.itemOf(changed)]
  await moderation.edit(changed, { title: 'Bulk Bagel 2' }, cook)
  const body = new URLSearchParams([
    ['intent', 'approve'],
    ...items.map(({ id, version, recipeVersion }) => ['ticked', `${id}:${version}:${recipeVersion}`]),
  ])
  const answer = await send('/admin/review', {
    cookie: editorCookie,
    body: new TextEncoder().encode(body.toString()),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(flashOf(answer)).toMatchObject({
    title: '1 approved',
    description: 'Not changed: 1 changed since you loaded the page.',
  })
})

test('shows author and picture of each item, and keeps what was selected after a refusal', async () => {
  const id = await moderation.send('Pictured Parfait', cook)
  const { id: itemId, version, recipeVersion } = await moderation.itemOf(id)
  const ticked = `${itemId}:${version}:${recipeVersion}`
  const page = await pageOf('/admin/review?q=Parfait', editorCookie)
  const row = page('main li').filter((_, element) => page(element).text().includes('Pictured Parfait'))
  expect(row.text()).toContain(`by ${cook.name}`)
  expect(row.find('img')).toHaveLength(1)
  expect(page('input[name=ticked]').is('[checked]')).toBe(false)
  const answer = await send('/admin/review?q=Parfait', { cookie: editorCookie, fields: { intent: 'reject', ticked } })
  const refused = load(await answer.text())
  expect(refused('main form').text()).toContain('Give a reason. The authors will see it')
  expect(refused('input[name=ticked]').is('[checked]')).toBe(true)
})

const says = async (path: string, as: string) => (await pageOf(path, as))('main').text().includes('listed after review')

test('says before saving that a recipe is listed after review, to those whose recipes are reviewed', async () => {
  for (const path of ['/import', '/my-recipes']) {
    expect([path, await says(path, cookie)]).toEqual([path, true])
    expect([path, await says(path, trustedCookie)]).toEqual([path, false])
  }
  expect(await says('/import', '')).toBe(true)
})

test('names no one when the deciding editor’s account is deleted', async () => {
  const id = await moderation.send('Orphaned Orzo', cook)
  const { user: passing } = await createUser(app, 'editor', 'Passing')
  await createModeration(app, passing).say(id, 'reject')
  await app.db.delete(users).where(eq(users.id, passing.id))
  const page = await pageOf(`/admin/review/${(await moderation.itemOf(id)).id}`, editorCookie)
  expect(page('main').text()).toContain('decided on')
  expect(page('main').text()).not.toContain('command line')
})

test('lets only editors rate a recipe, not its owner', async () => {
  const id = await moderation.send('Rated Raita', cook, { rating: 3 })
  const own = await pageOf(`/my-recipes/${id}/edit`, cookie)
  expect(own('select[name=rating]')).toHaveLength(0)
  expect(own('input[type=hidden][name=rating]').val()).toBe('3')
  expect((await pageOf(`/my-recipes/${id}/edit`, editorCookie))('select[name=rating]')).toHaveLength(1)
  expect(own('input[name=categories][value="quick meals"]').closest('label').text()).toBe('Quick Meals')
})

test('does not allow approving a recipe that was saved but not resubmitted', async () => {
  const id = await moderation.send('Waiting Waffles', cook, { prepTime: 20, cookTime: 30, totalTime: null })
  const itemPage = async () => pageOf(`/admin/review/${(await moderation.itemOf(id)).id}`, editorCookie)
  expect((await itemPage())('main').text()).toContain('50 min')
  expect((await itemPage())('main').text()).not.toContain('Not resubmitted yet')
  await moderation.say(id, 'request-changes')
  await moderation.edit(id, { description: 'Half a thought' }, cook, { intent: 'save' })
  const page = await itemPage()
  expect(page('main').text()).toContain('Not resubmitted yet')
  expect(page('main').text()).toContain('Saved but not submitted')
  expect(page('button[value=approve]')).toHaveLength(0)
})

test('fills a new post with the name of its author', async () => {
  const { cookie: adminCookie } = await createUser(app, 'admin', 'Ada')
  const page = await pageOf('/admin/blog/edit', adminCookie)
  expect(page('input[name=authorName]').val()).toBe('Ada')
})
