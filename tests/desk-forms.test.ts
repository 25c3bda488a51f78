import { load } from 'cheerio'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { formFromRecipe } from '../src/core/recipe/form-from-recipe.ts'
import { readFlash } from '../src/core/flash.ts'
import { users } from '../src/db/accounts-schema.ts'
import { findKeptRecipe } from '../src/db/recipes.ts'
import { listRevisions } from '../src/db/recipe-revisions.ts'
import { createUser } from './accounts.ts'
import { createDesk } from './desk.ts'
import { cookieFrom, createWholeSite } from './whole-site.ts'

const { app, send } = await createWholeSite({ PUBLIC_URL: 'https://kitchen.example' })
const { user: cook, cookie } = await createUser(app, 'cook')
const { user: trusted, cookie: trustedCookie } = await createUser(app, 'trusted')
const { user: editor, cookie: editorCookie } = await createUser(app, 'editor', 'Ed')
const desk = createDesk(app, editor)
const flashOf = (answer: Response) => readFlash(cookieFrom(answer))
const pageOf = async (path: string, as: string) => load(await (await send(path, { cookie: as })).text())

async function statesOf(id: string) {
  const kept = await findKeptRecipe(app.db, id)
  return { version: String(kept?.version), revisions: await listRevisions(app.db, id) }
}

test('a reason that was begun is still there once the item is claimed', async () => {
  const id = await desk.send('Claimed Cake', cook)
  const path = `/admin/review/${(await desk.itemOf(id)).id}`
  const page = await pageOf(path, editorCookie)
  const form = page('button[value=claim]').attr('form')
  expect(page(`form#${form} textarea[name=reason]`)).toHaveLength(1)
  const answer = await send(path, { cookie: editorCookie, fields: { intent: 'claim', reason: 'Too plain' } })
  const claimed = load(await answer.text())
  expect(claimed('textarea[name=reason]').text().trim()).toBe('Too plain')
  expect(claimed.text()).toContain('You are at it.')
})

test('an edit whose picture cannot be had is kept, and the next page says so', async () => {
  const id = await desk.send('Pictured Pie', trusted)
  const kept = await findKeptRecipe(app.db, id)
  if (!kept) throw new Error('not kept')
  const { title, description, ingredients, instructions } = formFromRecipe(kept.recipe)
  const fields = {
    intent: 'send',
    version: String(kept.version),
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

test('an editor who restores a state of somebody’s recipe comes to its page', async () => {
  const id = await desk.send('Restored Rolls', trusted)
  await desk.edit(id, { title: 'Restored Rolls 2' }, trusted)
  const { version, revisions } = await statesOf(id)
  const restore = String(revisions.find(({ state }) => state === 'past')?.id)
  const path = `/my-recipes/${id}/history`
  const answer = await send(path, { cookie: editorCookie, fields: { version, restore } })
  expect(answer.headers.get('location')).toBe(`/recipe/${id}`)
  expect((await findKeptRecipe(app.db, id))?.recipe.title).toBe('Restored Rolls')
  const links = (await pageOf(path, editorCookie))(`main a[href="/my-recipes/${id}"]`)
  expect(links).toHaveLength(0)
})

test('a state whose source is another recipe’s by now is not restored, and that is what is said', async () => {
  const sourceUrl = 'https://example.com/lost-source'
  const id = await desk.send('Lost Loaf', trusted, { sourceUrl })
  await desk.edit(id, { sourceUrl: null }, trusted)
  await desk.send('Found Loaf', trusted, { sourceUrl })
  const { version, revisions } = await statesOf(id)
  const restore = String(revisions.find(({ state }) => state === 'past')?.id)
  const answer = await send(`/my-recipes/${id}/history`, { cookie: trustedCookie, fields: { version, restore } })
  const page = await pageOf(answer.headers.get('location') ?? '', trustedCookie)
  expect(page('[role=alert]').text()).toContain('Another recipe of the site came from the source address')
})

test('before an older state takes the place of a change that waits, its cook is asked', async () => {
  const id = await desk.send('Asked Aioli', cook)
  await desk.say(id, 'approve')
  await desk.edit(id, { title: 'Asked Aioli 2' }, cook)
  await desk.say(id, 'approve', '', 'revision')
  const path = `/my-recipes/${id}/history`
  const question = 'Restore this state instead of your change?'
  expect((await pageOf(path, cookie)).text()).not.toContain(question)
  await desk.edit(id, { title: 'Asked Aioli 3' }, cook)
  expect((await pageOf(path, cookie)).text()).toContain(question)
})

test('of several decided at once, those left are told by their reason', async () => {
  const [done, changed] = [await desk.send('Bulk Bun', cook), await desk.send('Bulk Bagel', cook)]
  const items = [await desk.itemOf(done), await desk.itemOf(changed)]
  await desk.edit(changed, { title: 'Bulk Bagel 2' }, cook)
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
    description: 'Left as they are: 1 changed since you saw them.',
  })
})

test('where the account of whoever decided is gone, nobody else is named', async () => {
  const id = await desk.send('Orphaned Orzo', cook)
  const { user: passing } = await createUser(app, 'editor', 'Passing')
  await createDesk(app, passing).say(id, 'reject')
  await app.db.delete(users).where(eq(users.id, passing.id))
  const page = await pageOf(`/admin/review/${(await desk.itemOf(id)).id}`, editorCookie)
  expect(page('main').text()).toContain('decided on')
  expect(page('main').text()).not.toContain('command line')
})

test('nobody is offered to rate their own recipe, and what it was rated stays; an editor is', async () => {
  const id = await desk.send('Rated Raita', cook, { rating: 3 })
  const own = await pageOf(`/my-recipes/${id}/edit`, cookie)
  expect(own('select[name=rating]')).toHaveLength(0)
  expect(own('input[type=hidden][name=rating]').val()).toBe('3')
  expect((await pageOf(`/my-recipes/${id}/edit`, editorCookie))('select[name=rating]')).toHaveLength(1)
  expect(own('input[name=categories][value="quick meals"]').closest('label').text()).toBe('Quick Meals')
})

test('the desk says that a questioned recipe was not sent again, and lets nobody approve what was only saved', async () => {
  const id = await desk.send('Waiting Waffles', cook, { prepTime: 20, cookTime: 30, totalTime: null })
  const itemPage = async () => pageOf(`/admin/review/${(await desk.itemOf(id)).id}`, editorCookie)
  expect((await itemPage())('main').text()).toContain('50 min')
  expect((await itemPage())('main').text()).not.toContain('Not sent again yet')
  await desk.say(id, 'request-changes')
  await desk.edit(id, { description: 'Half a thought' }, cook, { intent: 'save' })
  const page = await itemPage()
  expect(page('main').text()).toContain('Not sent again yet')
  expect(page('main').text()).toContain('What was saved, but not sent')
  expect(page('button[value=approve]')).toHaveLength(0)
})

test('a new post begins with the name of whoever writes it', async () => {
  const { cookie: adminCookie } = await createUser(app, 'admin', 'Ada')
  const page = await pageOf('/admin/blog/edit', adminCookie)
  expect(page('input[name=authorName]').val()).toBe('Ada')
})
