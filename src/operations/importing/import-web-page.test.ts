import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { startStandInWeb } from '../../../tests/e2e/stand-in-web.ts'
import { aRecipe, createTestApp } from '../../../tests/factories.ts'
import { countRecipes } from '../../db/recipes.ts'
import { saveRecipe } from '../recipes/save-recipe.ts'
import { importWebPage } from './import-web-page.ts'

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
  expect((await eventsOf(`${web.url}/with-picture`)).at(-1)).toMatchObject({ kind: 'exists', id: 'leek-soup' })
  expect((await eventsOf('', { html: soup({}) })).at(-1)).toMatchObject({ kind: 'exists', id: 'leek-soup' })
  expect(await eventsOf('https://soup.example/leek')).toMatchObject([{ stage: 'checking' }, { kind: 'exists' }])
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
