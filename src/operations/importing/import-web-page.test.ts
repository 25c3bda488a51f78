import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { startStandInWeb } from '../../../tests/e2e/stand-in-web.ts'
import { aRecipe, createTestApp } from '../../../tests/factories.ts'
import { sourceKey } from '../../core/recipe/source-key.ts'
import { countRecipes } from '../../db/recipes.ts'
import type { App } from '../app.ts'
import { reviewRecipe } from '../recipes/review-recipe.ts'
import { saveRecipe } from '../recipes/save-recipe.ts'
import { importWebPage } from './import-web-page.ts'
import { createReader } from './reader-thread.ts'

const soup = (more: object) =>
  `<!doctype html><title>Soup</title><link rel="canonical" href="https://soup.example/leek"><script type="application/ld+json">${JSON.stringify(
    {
      '@type': 'Recipe',
      name: 'Leek Soup',
      recipeIngredient: ['2 leeks', '1 l stock'],
      recipeInstructions: ['Chop the leeks.', 'Simmer them in the stock.'],
      ...more,
    },
  )}</script>`

const photo = await sharp({ create: { width: 800, height: 600, channels: 3, background: 'green' } })
  .jpeg()
  .toBuffer()
const app = await createTestApp()
const web = await startStandInWeb({
  '/with-picture': { body: soup({ image: '/leek.jpg' }) },
  '/leek.jpg': { type: 'image/jpeg', body: photo },
  '/without-picture': { body: soup({ image: '/gone.jpg' }) },
  '/half': {
    body: `<!doctype html><title>Half</title><script type="application/ld+json">${JSON.stringify({ '@type': 'Recipe', name: 'Half', recipeIngredient: ['2 leeks', '1 l stock'] })}</script>`,
  },
  '/slow': { body: soup({}), delayMs: 3_000 },
})
afterAll(web.close)

const eventsOf = (url: string, more: { html?: string; signal?: AbortSignal } = {}) =>
  Array.fromAsync(importWebPage(app, { url, visitor: 'test', signal: new AbortController().signal, ...more }))

/** As a stranger left it on a public site. */
async function insertWaiting(sourceUrl: string) {
  const publicApp = { ...app, env: { ...app.env, PUBLIC_URL: 'https://kitchen.example' } }
  const saved = await saveRecipe(publicApp, aRecipe({ title: 'Secret Half', sourceUrl }))
  if (!saved.ok) throw new Error(saved.reason)
  return saved
}

test.each([
  ['', /enter the address/],
  ['   ', /enter the address/],
  ['ftp://example.com/soup', /http:\/\/ or https:\/\//],
  ['javascript:alert(1)', /http:\/\/ or https:\/\//],
  ['leek soup', /not a web address/],
])('%j is no address of a page, and the message says so', async (url, message) => {
  expect(await eventsOf(url)).toEqual([
    { kind: 'problem', reason: 'bad-address', message: expect.stringMatching(message) },
  ])
})

test('the stages are told in order, and the picture comes as a preview', async () => {
  const events = await eventsOf(`${web.url}/with-picture`)
  expect(events.map((event) => (event.kind === 'stage' ? event.stage : event.kind))).toEqual([
    'checking',
    'fetching',
    'reading',
    'picture',
    'done',
    'draft',
  ])
  expect(events.at(-1)).toMatchObject({
    form: { title: 'Leek Soup', sourceUrl: 'https://soup.example/leek', imageUrl: `${web.url}/leek.jpg` },
    preview: expect.stringMatching(/^data:image\/webp;base64,/),
    suggestions: [],
  })
  expect(await countRecipes(app.db)).toBe(0)
})

test('a picture that cannot be had is left out, and pictures of like recipes are offered once each', async () => {
  await saveRecipe(app, aRecipe({ title: 'Leek Tart', imageUrl: `${web.url}/leek.jpg` }))
  await saveRecipe(app, aRecipe({ title: 'Leek Pie', imageUrl: `${web.url}/leek.jpg` }))
  const draft = (await eventsOf(`${web.url}/without-picture`)).at(-1)
  expect(draft).toMatchObject({ kind: 'draft', form: { imageUrl: null }, preview: null })
  expect(draft?.kind === 'draft' && draft.suggestions).toHaveLength(1)
})

test('a page saved before is known by what it calls its own address, also when pasted', async () => {
  await saveRecipe(app, aRecipe({ title: 'Leek Soup', sourceUrl: 'https://www.soup.example/leek/?utm_source=x' }))
  const known = {
    kind: 'exists',
    source: 'soup.example/leek',
    recipe: { id: 'leek-soup', title: 'Leek Soup' },
  }
  expect((await eventsOf(`${web.url}/with-picture`)).at(-1)).toEqual(known)
  expect((await eventsOf('', { html: soup({}) })).at(-1)).toEqual(known)
  expect(await eventsOf('https://soup.example/leek')).toEqual([{ kind: 'stage', stage: 'checking' }, known])
})

test('of a recipe that waits nobody learns name or address; one that was taken down is imported anew', async () => {
  const url = `${web.url}/half`
  const { id } = await insertWaiting(url)
  expect((await eventsOf(url)).at(-1)).toEqual({ kind: 'exists', source: sourceKey(url), recipe: null })
  await reviewRecipe(app, id, 'withdrawn')
  expect((await eventsOf(url)).at(-1)).toMatchObject({ kind: 'draft', form: { title: 'Half' } })
})

test('leaving stops the fetch at once', async () => {
  const leaving = new AbortController()
  const started = performance.now()
  setTimeout(() => leaving.abort(), 100)
  await eventsOf(`${web.url}/slow`, { signal: leaving.signal })
  expect(performance.now() - started).toBeLessThan(2_000)
})

test('a page with ingredients alone can be completed by hand', async () => {
  expect((await eventsOf(`${web.url}/half`)).at(-1)).toMatchObject({
    form: { title: 'Half', ingredients: '2 leeks\n1 l stock', instructions: 'Add instructions here' },
  })
})

const pasted = (here: App, html: string, more: { visitor?: string; signal?: AbortSignal } = {}) =>
  Array.fromAsync(
    importWebPage(here, { url: '', html, visitor: 'paster', signal: new AbortController().signal, ...more }),
  )

test.each([
  ['nothing', ' ', 'not-a-page', 'This page is empty.'],
  ['words', 'two leeks and a litre of stock', 'not-a-page', 'This is not a web page.'],
  [
    'a page of words',
    '<!doctype html><p>We are on holiday.',
    'no-recipe',
    'There is no recipe on this page that we can find.',
  ],
  [
    'too much',
    '<!doctype html><p>' + 'words '.repeat(1_500_000),
    'too-large',
    'This page is larger than the 8 MB we can read.',
  ],
])('what cannot be read is said in a sentence: %s', async (_what, html, reason, message) => {
  expect((await pasted(app, html)).at(-1)).toEqual({ kind: 'problem', reason, message })
})

test.each([
  ['endless', 'timeout', 'Reading this page took too long, so we stopped.'],
  ['deadly', 'no-recipe', 'This page could not be read.'],
])('an %s page ends in a sentence too', async (name, reason, message) => {
  const script = new URL('./testing/stubborn-worker.ts', import.meta.url)
  const reader = createReader({ timeoutMs: 400, script })
  const here = { ...app, read: (document: { bytes: Uint8Array }) => reader.read({ ...document, name }) }
  expect((await pasted(here, '<p>soup')).at(-1)).toEqual({ kind: 'problem', reason, message })
  await reader.close()
})

test('where too many pages wait to be read, it can be tried again', async () => {
  const reader = createReader({ maxWaiting: 0 })
  expect((await pasted({ ...app, read: reader.read }, '<p>soup')).at(-1)).toMatchObject({
    reason: 'too-many',
    message: expect.stringMatching(/again in a minute/),
  })
  await reader.close()
})

/** An app whose reader takes until it is told to go on, or its sender leaves. */
function withSlowReader() {
  const gate = Promise.withResolvers<void>()
  const inHand: Array<AbortSignal | undefined> = []
  const read: App['read'] = async (document, signal) => {
    inHand.push(signal)
    const left = new Promise((resolve) => signal?.addEventListener('abort', resolve))
    await Promise.race([gate.promise, left])
    return [{ ok: false, at: document.name, problem: 'no recipe found' }]
  }
  return { here: { ...app, read }, inHand, goOn: gate.resolve }
}

test('three imports at once are enough for one visitor, and hold up nobody else', async () => {
  const { here, inHand, goOn } = withSlowReader()
  const leaving = new AbortController()
  const running = ['<p>1', '<p>2'].map((html) => pasted(here, html, { visitor: 'eager' }))
  const stopped = pasted(here, '<p>3', { visitor: 'eager', signal: leaving.signal })
  expect(await pasted(here, '<p>4', { visitor: 'eager' })).toEqual([
    { kind: 'problem', reason: 'too-many', message: expect.stringMatching(/3 imports/) },
  ])
  await expect.poll(() => inHand).toHaveLength(3)
  leaving.abort()
  await stopped
  const others = [pasted(here, '<p>5', { visitor: 'eager' }), pasted(here, '<p>6', { visitor: 'calm' })]
  await expect.poll(() => inHand).toHaveLength(5)
  goOn()
  for (const events of await Promise.all([...running, ...others]))
    expect(events.at(-1)).toMatchObject({ reason: 'no-recipe' })
})

test('an import that fails on our side gives its place back', async () => {
  const broken = { ...app, read: () => Promise.reject(new Error('broken')) }
  for (let count = 0; count < 5; count += 1)
    await expect(pasted(broken, '<p>soup', { visitor: 'unlucky' })).rejects.toThrow('broken')
})

test('after leaving, the reader is told and nothing more is said', async () => {
  const { here, inHand } = withSlowReader()
  const leaving = new AbortController()
  const events = pasted(here, '<p>soup', { signal: leaving.signal })
  await expect.poll(() => inHand).toHaveLength(1)
  leaving.abort()
  expect(await events).toEqual([
    { kind: 'stage', stage: 'checking' },
    { kind: 'stage', stage: 'reading' },
  ])
})
