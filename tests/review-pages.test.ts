import { load } from 'cheerio'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readFlash } from '../src/core/forms/flash.ts'
import { findReview } from '../src/db/reviews/reviews.ts'
import { recipes } from '../src/db/schema/recipes.ts'
import { answerReview } from '../src/operations/reviews/answer-review.ts'
import { decideReview } from '../src/operations/reviews/decide-review.ts'
import { writeReview } from '../src/operations/reviews/write-review.ts'
import { createUser } from './accounts.ts'
import { aReview, createReviewing } from './reviews.ts'
import { cookieFrom, createWholeSite } from './whole-site.ts'

const { app, send } = await createWholeSite({ PUBLIC_URL: 'https://kitchen.example' })
const { recipe } = createReviewing(app)
const { user: ann, cookie: annCookie } = await createUser(app, 'cook', 'Ann')
const { user: olga, cookie: olgaCookie } = await createUser(app, 'cook', 'Olga')
const { user: editor, cookie: editorCookie } = await createUser(app, 'editor', 'Ed')
const queue = '/admin/review/reviews'

async function write(title: string, changes: Parameters<typeof aReview>[0] = {}, owner: string | null = null) {
  const recipeId = await recipe(title)
  if (owner) await app.db.update(recipes).set({ ownerId: owner }).where(eq(recipes.id, recipeId))
  const written = await writeReview(app, ann, recipeId, aReview(changes))
  if (written.kind !== 'done') throw new Error(written.kind)
  return { id: written.id, recipeId }
}

const versionOf = async (id: number) => (await findReview(app.db, id))?.version ?? 0
const stateOf = async (id: number) => (await findReview(app.db, id))?.review.state
const pageOf = async (path: string, as: string) => load(await (await send(path, { cookie: as })).text())
const mainOf = async (path: string, as: string) => (await pageOf(path, as))('main')
const decide = async (id: number, decision: 'approve' | 'reject', reason = '') =>
  decideReview(app, editor, { id, version: await versionOf(id) }, { decision, reason })

test('refuses a decision without a reason, and one about a review that changed, and keeps the reason', async () => {
  const { id, recipeId } = await write('Beet Salad')
  const version = String(await versionOf(id))
  const path = `${queue}/${id}`
  const missing = await send(path, { cookie: editorCookie, fields: { intent: 'reject', version, reason: ' ' } })
  expect([missing.status, await missing.text()]).toEqual([
    422,
    expect.stringContaining('Give a reason. The author will see it'),
  ])
  await writeReview(app, ann, recipeId, aReview({ body: 'Something else.' }))
  const late = await send(path, { cookie: editorCookie, fields: { intent: 'reject', version, reason: 'Too short.' } })
  const page = load(await late.text())
  expect(late.status).toBe(409)
  expect(page('[role=alert]').text()).toContain('It changed since you opened it.')
  expect(page('textarea').text().trim()).toBe('Too short.')
  expect(await stateOf(id)).toBe('waiting')
})

test('decides selected reviews, says how many were skipped, and opens the next one', async () => {
  const reviews = [await write('Kale Salad'), await write('Leek Salad'), await write('Okra Salad')]
  const ticked = await Promise.all(reviews.map(async ({ id }) => `${id}:${await versionOf(id)}`))
  const [first, second, third] = reviews.map(({ id }) => id)
  await decide(second ?? 0, 'approve')
  const body = new URLSearchParams([['intent', 'approve'], ...ticked.slice(0, 2).map((one) => ['ticked', one])])
  const answer = await send(queue, {
    cookie: editorCookie,
    body: new TextEncoder().encode(body.toString()),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(readFlash(cookieFrom(answer))).toMatchObject({
    title: '1 approved',
    description: 'Not changed: 1 changed since you loaded the page.',
  })
  expect(await stateOf(first ?? 0)).toBe('published')
  const { id: last } = await write('Pea Salad')
  const fields = { intent: 'approve', version: String(await versionOf(third ?? 0)), reason: '' }
  const next = await send(`${queue}/${third}`, { cookie: editorCookie, fields })
  expect(next.headers.get('location')).toBe(`${queue}/${last}`)
  expect((await mainOf(`${queue}?q=okra`, editorCookie)).text()).toContain('No matches')
  expect((await mainOf(`${queue}?q=okra&state=published`, editorCookie)).text()).toContain('Okra Salad')
})

test('shows reviewers the state and the reason, and their authors what they can answer', async () => {
  const { id } = await write('Cress Salad', { body: 'Buy my bowls!' }, olga.id)
  await decide(id, 'reject', 'No advertising.')
  const { id: other } = await write('Dill Salad', { body: 'Fresh.' }, olga.id)
  await decide(other, 'approve')
  await answerReview(app, olga, other, 'See my bowls.')
  await decide(other, 'reject', 'No advertising either.')
  const mine = (await mainOf('/account/reviews', annCookie)).text()
  for (const text of ['Rejected', 'No advertising.', 'Buy my bowls!', 'Fresh.']) expect(mine).toContain(text)
  expect(mine).not.toContain('No advertising either.')
  const received = await mainOf('/account/reviews?show=received', olgaCookie)
  expect(received.text()).toContain('No advertising either.')
  expect(received.text()).not.toContain('Buy my bowls!')
  expect(received.find(`a[href="/review/${other}/answer"]`)).toHaveLength(1)
  // Editors answer for nobody, so the list is empty for them.
  expect((await mainOf('/account/reviews?show=received', editorCookie)).text()).toContain('Nothing here yet')
})

test('shows a review in the community once an editor approved it, and no rejected one', async () => {
  const community = async () => load(await (await send('/community')).text())
  const empty = await (await send('/community?photos=only')).text()
  expect(empty).toContain('No photos yet')
  const { id, recipeId } = await write('Radish Salad', { stars: 4, body: 'Warm and sour.', madeIt: true })
  const { id: spam } = await write('Rocket Salad', { body: 'Buy my pans!' })
  // This page is cached while both wait.
  expect((await community())('main').text()).not.toContain('Warm and sour.')
  const fields = { version: String(await versionOf(id)), reason: '' }
  expect((await pageOf(`${queue}/${id}`, editorCookie))('h1').text()).toBe('Radish Salad')
  await send(`${queue}/${id}`, { cookie: editorCookie, fields: { intent: 'approve', ...fields } })
  await decide(spam, 'reject', 'No advertising.')
  const shown = await community()
  const card = shown('main article').filter(':contains("Warm and sour.")')
  expect(card.text()).toContain('4.0')
  expect(card.find(`a[href^="/recipe/${recipeId}"]`).length).toBeGreaterThan(0)
  expect(shown('#most-cooked').text()).toBe('Most cooked this week')
  expect(shown('script[type="application/ld+json"]').text()).toContain('Radish Salad')
  expect(shown('main').text()).not.toContain('Buy my pans!')
})

test('deletes a review from the list of the cook’s own, without script', async () => {
  const { id, recipeId } = await write('Spinach Salad', { body: 'Cold.' })
  await decide(id, 'approve')
  const row = (await mainOf('/account/reviews', annCookie)).find('article, li').filter(':contains("Spinach Salad")')
  expect(row.text()).toContain('Published')
  const form = row.find('form:has([name=intent][value=delete])').first()
  const fields = Object.fromEntries(form.serializeArray().map(({ name, value }) => [name, value]))
  expect(fields).toEqual({ intent: 'delete', recipe: recipeId })
  const answer = await send('/account/reviews', { cookie: annCookie, fields })
  expect(readFlash(cookieFrom(answer))).toMatchObject({ title: 'Your review is deleted' })
  expect(await findReview(app.db, id)).toBeUndefined()
  expect((await mainOf('/account/reviews', annCookie)).text()).not.toContain('Spinach Salad')
})

test('shows the cook’s own review with its state, and nobody else', async () => {
  const { id, recipeId } = await write('Fennel Salad', { body: 'Crisp and sweet.' })
  const section = async (as: string) => (await pageOf(`/recipe/${recipeId}`, as))('#reviews').text()
  const waiting = await section(annCookie)
  for (const text of ['Crisp and sweet.', 'Your review waits for an editor.', 'No other reviews yet.'])
    expect(waiting).toContain(text)
  expect(await section(olgaCookie)).not.toContain('Crisp and sweet.')
  await decide(id, 'reject', 'No advertising.')
  expect(await section(annCookie)).toContain('Reason: No advertising.')
})

test('signing in returns to the form with the chosen stars', async () => {
  const { recipeId } = await write('Gherkin Salad')
  const page = load(await (await send(`/recipe/${recipeId}/review?stars=4`)).text())
  const target = page('main a[href^="/auth"]').attr('href') ?? ''
  const next = new URLSearchParams(target.slice('/auth?'.length)).get('next')
  expect(next).toBe(`/recipe/${recipeId}/review?stars=4`)
})

test('treats stars from cook mode as a dish that was made', async () => {
  const recipeId = await recipe('Made Mash')
  const tickOf = async (query: string) =>
    (await mainOf(`/recipe/${recipeId}/review${query}`, annCookie)).find('[name=madeIt]').attr('checked')
  expect(await tickOf('?stars=4')).toBeDefined()
  expect(await tickOf('')).toBeUndefined()
})

test('does not say that stars without words are reviews', async () => {
  const { recipeId } = await write('Herb Salad')
  await app.db.update(recipes).set({ ratingCount: 126, ratingSum: 605 }).where(eq(recipes.id, recipeId))
  const page = await pageOf(`/recipe/${recipeId}`, olgaCookie)
  expect(page('#reviews').text()).toContain('No written reviews yet, only stars.')
})

test('shows no review of a recipe that was taken down, and accepts no vote for it', async () => {
  const { id, recipeId } = await write('Endive Salad', {}, olga.id)
  await decide(id, 'approve')
  const vote = () => send(`/review/${id}/helpful`, { fields: { isHelpful: 'yes' } })
  const statuses = async () => [(await send(`/review/${id}/report`)).status, (await vote()).status]
  expect(await statuses()).toEqual([200, 302])
  await app.db.update(recipes).set({ status: 'withdrawn' }).where(eq(recipes.id, recipeId))
  expect(await statuses()).toEqual([404, 404])
  const received = await mainOf('/account/reviews?show=received', olgaCookie)
  expect(received.text()).toContain('Endive Salad')
  expect(received.find(`a[href="/review/${id}/answer"]`)).toHaveLength(0)
})

test('finds no review with a number that no row can have', async () => {
  for (const id of ['9999999999', '0x10', '1e3'])
    expect((await send(`/review/${id}/helpful`, { fields: { isHelpful: 'yes' } })).status).toBe(404)
})

test('shows no name that an editor has not read', async () => {
  const { user: spammer } = await createUser(app, 'cook', 'Cheap pans at pans.example')
  const { id, recipeId } = await write('Sorrel Salad')
  await decide(id, 'approve')
  const rated = await writeReview(app, spammer, recipeId, aReview({ body: '', stars: 1 }))
  const rating = rated.kind === 'done' ? rated.id : 0
  const page = await (await send(`/recipe/${recipeId}`)).text()
  expect(page).toContain('Review by Ann')
  expect(page).toContain('Review by A cook')
  expect(page + (await (await send(`/review/${rating}/report`)).text())).not.toContain('pans.example')
  await writeReview(app, spammer, recipeId, aReview({ body: 'Bitter.', stars: 1 }))
  await decide(rating, 'approve')
  expect(await (await send(`/recipe/${recipeId}`)).text()).toContain('Review by Cheap pans')
})
