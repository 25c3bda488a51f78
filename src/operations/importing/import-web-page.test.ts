import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { startStandInWeb } from '../../../tests/e2e/stand-in-web.ts'
import { aRecipe, createTestApp } from '../../../tests/factories.ts'
import { sourceKey } from '../../core/recipes/source-key.ts'
import { listRows } from '../../db/importing/import-rows.ts'
import { countUse } from '../../db/limits/rate-limits.ts'
import { countRecipes } from '../../db/recipes/recipes.ts'
import type { App } from '../app/app.ts'
import { reviewRecipe } from '../recipes/review-recipe.ts'
import { saveRecipe } from '../recipes/save-recipe.ts'
import { importWebPage } from './import-web-page.ts'
import { createPageReader } from './page-reader.ts'

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
  '/never': { body: soup({}), delayMs: 3_600_000 },
})
afterAll(web.close)

const eventsOf = (url: string, more: { html?: string; signal?: AbortSignal } = {}) =>
  Array.fromAsync(importWebPage(app, { url, visitor: 'test', signal: new AbortController().signal, ...more }))

/** A recipe that a visitor imported on a public site. */
async function insertWaiting(sourceUrl: string) {
  const publicApp = { ...app, env: { ...app.env, PUBLIC_URL: 'https://kitchen.example' } }
  const saved = await saveRecipe(publicApp, aRecipe({ title: 'Secret Half', sourceUrl }))
  if (!saved.ok) throw new Error(saved.reason)
  return saved
}

test.each([
  ['', /Enter the address/],
  ['   ', /Enter the address/],
  ['ftp://example.com/soup', /http:\/\/ or https:\/\//],
  ['javascript:alert(1)', /http:\/\/ or https:\/\//],
  ['leek soup', /not a web address/],
])('explains why %j is not the address of a page', async (url, message) => {
  expect(await eventsOf(url)).toEqual([
    { kind: 'problem', reason: 'bad-address', message: expect.stringMatching(message) },
  ])
})

test('reports the stages in order, with a preview of the picture', async () => {
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

test('omits an unavailable picture and suggests those of similar recipes once each', async () => {
  await saveRecipe(app, aRecipe({ title: 'Leek Tart', imageUrl: `${web.url}/leek.jpg` }))
  await saveRecipe(app, aRecipe({ title: 'Leek Pie', imageUrl: `${web.url}/leek.jpg` }))
  const draft = (await eventsOf(`${web.url}/without-picture`)).at(-1)
  expect(draft).toMatchObject({ kind: 'draft', form: { imageUrl: null }, preview: null })
  expect(draft?.kind === 'draft' && draft.suggestions).toHaveLength(1)
})

test('recognizes a saved page by its canonical address, even when pasted', async () => {
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

test('hides the title and address of a waiting recipe, and imports a recipe again after it was taken down', async () => {
  const url = `${web.url}/half`
  const { id } = await insertWaiting(url)
  expect((await eventsOf(url)).at(-1)).toEqual({ kind: 'exists', source: sourceKey(url), recipe: null })
  await reviewRecipe(app, id, 'withdrawn')
  expect((await eventsOf(url)).at(-1)).toMatchObject({ kind: 'draft', form: { title: 'Half' } })
})

test('stops fetching when the visitor leaves', async () => {
  const leaving = new AbortController()
  setTimeout(() => leaving.abort(), 100)
  const events = await eventsOf(`${web.url}/never`, { signal: leaving.signal })
  expect(events.map(({ kind }) => kind)).not.toContain('draft')
})

test('returns a page with only ingredients for completion by hand', async () => {
  expect((await eventsOf(`${web.url}/half`)).at(-1)).toMatchObject({
    form: { title: 'Half', ingredients: '2 leeks\n1 l stock', instructions: 'Add instructions here' },
  })
})

test.each([
  [
    'steps',
    '<h2>Instructions</h2><ol><li>Boil the milk with the rice.</li><li>Stir.</li></ol>',
    'Add ingredients here',
  ],
  ['one step', '<h2>Directions</h2><p>Boil the milk with the rice.</p>', 'Add ingredients here'],
  ['one ingredient', '<h2>Ingredient list</h2><ul><li>salt to taste</li></ul>', 'Add instructions here'],
])('asks for the part that a page with only %s lacks', async (_what, list, placeholder) => {
  const draft = (await pasted(app, `<!doctype html><title>Pudding</title><h1>Pudding</h1>${list}`)).at(-1)
  expect(draft).toMatchObject({ kind: 'draft', form: { title: 'Pudding' }, source: { lines: expect.any(Array) } })
  expect(Object.values(draft?.kind === 'draft' ? draft.form : {})).toContain(placeholder)
})

const pasted = (here: App, html: string, more: { visitor?: string; signal?: AbortSignal } = {}) =>
  Array.fromAsync(
    importWebPage(here, { url: '', html, visitor: 'paster', signal: new AbortController().signal, ...more }),
  )

test('says which parts exceed the limits of a recipe', async () => {
  const recipeIngredient = Array.from({ length: 700 }, (_, index) => `${index + 1} leeks`)
  const draft = (await pasted(app, soup({ recipeIngredient }).replace('soup.example/leek', 'soup.example/long'))).at(-1)
  expect(draft).toMatchObject({
    kind: 'draft',
    cut: ['There are too many ingredients: only the first 500 are here.'],
  })
})

test('imports a recipe that was pasted as plain text', async () => {
  const note = 'Leek soup\n\nIngredients\n2 leeks\n1 l stock\n\nMethod\nChop the leeks and simmer them in the stock.'
  const draft = (await pasted(app, note)).at(-1)
  expect(draft).toMatchObject({
    kind: 'draft',
    form: {
      title: 'Leek soup',
      ingredients: '2 leeks\n1 l stock',
      instructions: 'Chop the leeks and simmer them in the stock.',
    },
  })
})

const riceNote = (title: string) =>
  `${title}\nServes 4\n300 g rice\n1 l stock\n1 tsp salt\nRinse the rice well.\nSimmer all of it.\n`

test('stores the recipes of a pasted text with several', async () => {
  const stored = (await pasted(app, `${riceNote('Leek rice')}\n${riceNote('Pea rice')}`)).at(-1)
  if (stored?.kind !== 'import') throw new Error('No import was stored')
  expect(stored.recipes).toBe(2)
  const rows = await listRows(app.db, stored.id, { filter: 'all', after: 0, limit: 10 })
  expect(rows.map(({ title, state }) => [title, state])).toEqual([
    ['Leek rice', 'ready'],
    ['Pea rice', 'ready'],
  ])
})

test.each([
  ['nothing', ' ', 'not-a-page', 'This page is empty.'],
  ['words', 'two leeks and a litre of stock', 'no-recipe', 'We couldn’t find a recipe in this text.'],
  ['a page of words', '<!doctype html><p>We are on holiday.', 'no-recipe', 'We couldn’t find a recipe on this page.'],
  [
    'too much',
    '<!doctype html><p>' + 'words '.repeat(1_500_000),
    'too-large',
    'This page is larger than the 8 MB we can read.',
  ],
])('explains in a sentence what cannot be read: %s', async (_what, html, reason, message) => {
  expect((await pasted(app, html)).at(-1)).toEqual({ kind: 'problem', reason, message })
})

test.each([
  ['endless', 'timeout', 'Reading this page took too long, so we stopped.'],
  ['deadly', 'no-recipe', 'We couldn’t read this page.'],
])('reports an %s page in a sentence', async (name, reason, message) => {
  const script = new URL('./testing/stubborn-worker.ts', import.meta.url)
  const reader = createPageReader({ timeoutMs: 1_500, script })
  const here = { ...app, read: (document: { bytes: Uint8Array }) => reader.read({ ...document, name }) }
  expect((await pasted(here, '<p>soup')).at(-1)).toEqual({ kind: 'problem', reason, message })
  await reader.close()
})

test('suggests another try when too many pages are waiting', async () => {
  const reader = createPageReader({ maxWaiting: 0 })
  expect((await pasted({ ...app, read: reader.read }, '<p>soup')).at(-1)).toMatchObject({
    reason: 'too-many',
    message: expect.stringMatching(/again in a minute/),
  })
  await reader.close()
})

/** An app whose page reader waits until it may go on or the sender leaves. */
function withSlowPageReader() {
  const gate = Promise.withResolvers<void>()
  const inHand: Array<AbortSignal | undefined> = []
  const read: App['read'] = async (document, sender) => {
    const signal = sender?.signal
    inHand.push(signal)
    const left = new Promise((resolve) => signal?.addEventListener('abort', resolve))
    await Promise.race([gate.promise, left])
    return [{ ok: false, at: document.name, problem: 'no recipe found' }]
  }
  return { here: { ...app, read }, inHand, goOn: gate.resolve }
}

test('allows one visitor three imports at once without delaying others', async () => {
  const { here, inHand, goOn } = withSlowPageReader()
  const leaving = new AbortController()
  const running = ['<p>1', '<p>2'].map((html) => pasted(here, html, { visitor: 'eager' }))
  const stopped = pasted(here, '<p>3', { visitor: 'eager', signal: leaving.signal })
  expect(await pasted(here, '<p>4', { visitor: 'eager' })).toEqual([
    { kind: 'problem', reason: 'too-many', message: expect.stringMatching(/3 of your imports/) },
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

test('frees the slot of an import that fails internally', async () => {
  const broken = { ...app, read: () => Promise.reject(new Error('broken')) }
  for (let count = 0; count < 5; count += 1)
    await expect(pasted(broken, '<p>soup', { visitor: 'unlucky' })).rejects.toThrow('broken')
})

test('stops the page reader and reports nothing after the visitor leaves', async () => {
  const { here, inHand } = withSlowPageReader()
  const leaving = new AbortController()
  const events = pasted(here, '<p>soup', { signal: leaving.signal })
  await expect.poll(() => inHand).toHaveLength(1)
  leaving.abort()
  expect(await events).toEqual([
    { kind: 'stage', stage: 'checking' },
    { kind: 'stage', stage: 'reading' },
  ])
})

test('frees the slot of a finished import', async () => {
  for (let count = 0; count < 5; count += 1)
    expect((await pasted(app, '<p>soup', { visitor: 'patient' })).at(-1)).toMatchObject({ reason: 'no-recipe' })
})

test('takes no slot for an import beyond the hourly limit', async () => {
  await Promise.all(Array.from({ length: 300 }, () => countUse(app.db, 'import:tireless', 300, 3600)))
  for (let count = 0; count < 5; count += 1)
    expect((await pasted(app, '<p>soup', { visitor: 'tireless' })).at(-1)).toMatchObject({
      reason: 'too-many',
      message: expect.stringContaining('this hour'),
    })
})
