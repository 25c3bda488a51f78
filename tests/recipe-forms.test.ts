import { load } from 'cheerio'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { findStoredRecipe } from '../src/db/recipes/recipes.ts'
import { newFollowPath } from '../src/operations/submissions/new-follow-path.ts'
import { createUser } from './accounts.ts'
import { createModeration } from './moderation.ts'
import { createWholeSite } from './whole-site.ts'

const { app, send } = await createWholeSite()
const { user: cook, cookie } = await createUser(app, 'cook')
const { user: editor, cookie: editorCookie } = await createUser(app, 'editor')
const { cookie: otherCookie } = await createUser(app, 'cook')
const moderation = createModeration(app, editor)
const recipeOf = async (id: string) => (await findStoredRecipe(app.db, id))?.recipe
const words = { title: 'Soup', ingredients: '1 leek', instructions: 'Simmer.', intent: 'send' }

/** Sends the edit page's form, including the hidden fields of the page. */
async function sendEdit(id: string, fields: Record<string, string | File>) {
  const path = `/my-recipes/${id}/edit`
  const page = load(await (await send(path, { cookie })).text())
  const form = new FormData()
  for (const name of ['version', 'revisionId', 'imageId'])
    form.set(name, page(`main form input[type=hidden][name=${name}]`).attr('value') ?? '')
  for (const [name, value] of Object.entries({ ...words, ...fields })) form.set(name, value)
  const encoded = new Response(form)
  const type = encoded.headers.get('content-type') ?? ''
  return send(path, { cookie, body: await encoded.bytes(), headers: { 'content-type': type } })
}

const picture = (color: string) =>
  sharp({ create: { width: 8, height: 6, channels: 3, background: color } })
    .png()
    .toBuffer()
    .then((bytes) => new File([new Uint8Array(bytes)], 'soup.png', { type: 'image/png' }))

test('preserves everything typed when an edit is refused, and opens the folded fields', async () => {
  const id = await moderation.send('Refused Ragout', cook, { categories: ['dinner', 'soup'], cuisine: 'Dutch' })
  const path = `/my-recipes/${id}/edit`
  const opened = load(await (await send(path, { cookie })).text())
  expect(opened('main details').attr('open')).toBe(undefined)
  const answer = await sendEdit(id, { title: ' ', categories: 'soup', moreCategories: 'Stew', calories: '-1' })
  expect(answer.status).toBe(422)
  const page = load(await answer.text())
  expect(page('main [role=alert]').first().text()).toBe('Please check the marked fields.')
  expect(page('main').text()).toContain('Give the recipe a title')
  expect(page('input[name=calories]').attr()).toMatchObject({ value: '-1', 'aria-invalid': 'true' })
  expect(page('input[name=calories]').closest('details').attr('open')).toBe('open')
  expect(page('textarea[name=ingredients]').text().trim()).toBe('1 leek')
  expect(page('input[name=moreCategories]').val()).toBe('Stew')
  const ticked = page('input[name=categories][checked]').toArray()
  expect(ticked.map((box) => page(box).val())).toEqual(['soup'])
  expect(page('input[name=categories][value=dinner]')).toHaveLength(1)
  expect(await recipeOf(id)).toMatchObject({ title: 'Refused Ragout' })
})

test('links the edit page from the recipe, for its cook and for editors', async () => {
  const id = await moderation.send('Linked Lasagna', cook)
  const edit = async (as?: string) => {
    const page = load(await (await send(`/recipe/${id}`, as === undefined ? {} : { cookie: as })).text())
    return page('main a:contains("Edit recipe")').attr('href')
  }
  expect(await edit(cookie)).toBe(`/my-recipes/${id}/edit`)
  expect(await edit(editorCookie)).toBe(`/my-recipes/${id}/edit`)
  expect(await edit(otherCookie)).toBeUndefined()
  expect(await edit()).toBeUndefined()
})

test('replaces and removes the picture of a recipe', async () => {
  const id = await moderation.send('Pictured Paella', cook)
  const refused = load(await (await sendEdit(id, { title: '', image: await picture('#c00') })).text())
  const stored = String(refused('input[name=imageId]').val())
  expect(stored).toMatch(/^[0-9a-f]{24}$/)
  expect(refused('main form img').attr('src')).toContain(stored)
  expect((await sendEdit(id, { imageId: stored })).status).toBe(302)
  expect((await recipeOf(id))?.picture?.id).toBe(stored)
  expect((await sendEdit(id, { removePicture: stored, image: await picture('#0c0') })).status).toBe(302)
  const replaced = String((await recipeOf(id))?.picture?.id)
  expect([stored, 'undefined']).not.toContain(replaced)
  const noTitle = load(await (await sendEdit(id, { title: '', removePicture: replaced })).text())
  expect(noTitle('input[name=removePicture]').attr('checked')).toBe('checked')
  expect((await sendEdit(id, { removePicture: replaced })).status).toBe(302)
  expect((await recipeOf(id))?.picture).toBe(null)
})

test('reports an unreadable picture at its field', async () => {
  const id = await moderation.send('Unreadable Udon', cook)
  const answer = await sendEdit(id, { title: 'Still typed', image: new File(['words'], 'soup.png') })
  expect(answer.status).toBe(422)
  const page = load(await answer.text())
  expect(page('input[name=image]').attr('aria-invalid')).toBe('true')
  expect(page('#picture-error').text()).toContain('not a picture we can read')
  expect(page('input[name=title]').val()).toBe('Still typed')
})

test('requires a whole recipe from whoever has only the link', async () => {
  const id = await moderation.send('Linked Linguine', 'visitor')
  const path = `${await newFollowPath(app, id)}/edit`
  const page = load(await (await send(path)).text())
  const version = String(page('input[name=version]').val())
  const answer = await send(path, { fields: { title: 'Unfinished', intent: 'save', version } })
  expect(answer.status).toBe(422)
  expect(Object.fromEntries(answer.headers)).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  expect(await answer.text()).toContain('Add at least one ingredient')
})

test('preserves an import that is refused without script', async () => {
  const sent = { title: '', ingredients: '1 leek', categories: 'soup', cuisine: 'Dutch', tips: 'x\n'.repeat(101) }
  const answer = await send('/import?step=save', { fields: sent })
  expect(answer.status).toBe(422)
  const page = load(await answer.text())
  const form = page('form[action$="step=save"]')
  expect(form.find('input[name=title]').attr('aria-invalid')).toBe('true')
  expect(form.find('textarea[name=ingredients]').text().trim()).toBe('1 leek')
  expect(form.find('input[name=categories]').val()).toBe('soup')
  expect(form.find('select[name=cuisine] option[selected]').text()).toBe('Dutch')
  expect(form.find('textarea[name=tips]').closest('details').attr('open')).toBe('open')
})

test('does not rename a recipe to an empty address', async () => {
  const { cookie: adminCookie } = await createUser(app, 'admin')
  const id = await moderation.send('Renamed Ravioli', cook)
  const answer = await send(`/admin/recipes/${id}/rename`, { cookie: adminCookie, fields: { name: ' ' } })
  expect(answer.status).toBe(422)
  expect(await answer.text()).toContain('Enter the address')
})

test('preserves a report that is refused, and drops a bot’s', async () => {
  const id = await moderation.send('Reported Risotto', cook)
  const path = `/recipe/${id}/report`
  const answer = await send(path, { fields: { words: 'It is mine.' } })
  expect(answer.status).toBe(422)
  const page = load(await answer.text())
  expect(page('select[name=reason]').attr('aria-invalid')).toBe('true')
  expect(page('textarea[name=words]').text().trim()).toBe('It is mine.')
  expect((await send(path, { fields: { website: 'https://spam.example' } })).status).toBe(303)
})

async function refusedDecision(fields: Record<string, string>) {
  const answer = await send('/admin/review', { cookie: editorCookie, fields })
  return [answer.status, load(await answer.text())('main [role=alert]').text()]
}

test('asks for a reason before several items are rejected', async () => {
  expect(await refusedDecision({ intent: 'approve' })).toEqual([422, 'Select items first.'])
  expect(await refusedDecision({ intent: 'reject', ticked: '1:2:3' })).toEqual([422, 'Please check the marked fields.'])
})
