import { afterAll, expect, test } from 'vitest'
import { aRecipe, createTestApp } from '../../../../tests/factories.ts'
import { answering, standInFirecrawl } from '../../../integrations/firecrawl/testing/stand-in-firecrawl.ts'
import { recipePage } from '../../../integrations/firecrawl/testing/stand-in-pages.ts'
import type { ImportEvent } from '../../../core/importing/import-events.ts'
import { saveRecipe } from '../../recipes/save-recipe.ts'
import { importWebPage } from '../import-web-page.ts'

const url = 'http://127.0.0.1:9/soup'
const soup = recipePage('Leek Soup', ['2 leeks', '1 l stock'], ['Chop the leeks.', 'Simmer them in the stock.'])
const crawler = await standInFirecrawl({ web: new Map([[url, soup]]) })
afterAll(() => crawler[Symbol.asyncDispose]())
const app = await createTestApp({ FIRECRAWL_API_URL: crawler.url })
const own = { key: { kind: 'own', key: 'fc-stand-in' }, actor: 'visitor' } as const

const eventsOf = (address: string, choice: typeof own = own) =>
  Array.fromAsync(
    importWebPage(app, { url: address, visitor: 'v', signal: new AbortController().signal, crawler: choice }),
  )
const page = (more: object) => answering(200, { success: true, data: { metadata: { sourceURL: url }, ...more } })
const titleIn = (event: ImportEvent | undefined) => (event?.kind === 'draft' ? event.form.title : event)

test('reports the stages in order, and reads the page that the crawler sent', async () => {
  const events = await eventsOf(url)
  expect(events.flatMap((event) => (event.kind === 'stage' ? event.stage : []))).toEqual([
    'checking',
    'crawling',
    'reading',
    'done',
  ])
  expect(titleIn(events.at(-1))).toBe('Leek Soup')
})

test.each([
  ['HTML without the page as it was sent', { html: soup }],
  [
    'Markdown only',
    { markdown: '# Leek Soup\n\n## Ingredients\n\n- 2 leeks\n- 1 l stock\n\n## Method\n\n1. Chop.\n2. Simmer.' },
  ],
])('reads %s', async (_, content) => {
  crawler.answerNext(/scrape/, page(content))
  const last = (await eventsOf(url)).at(-1)
  expect(last).toMatchObject({ kind: 'draft', form: { title: 'Leek Soup', sourceUrl: url } })
})

test.each([
  ['a page without content', {}, /^Failed to crawl website$/],
  ['a page that blocks the crawler too', { html: 'No', metadata: { statusCode: 403 } }, /The site blocked us \(403\)/],
  ['a page without a recipe', { html: '<!doctype html><title>A</title><p>A story.</p>' }, /find a recipe/],
])('says why %s is not a recipe', async (_, content, message) => {
  crawler.answerNext(/scrape/, page(content))
  expect((await eventsOf(url)).at(-1)).toMatchObject({ kind: 'problem', message: expect.stringMatching(message) })
})

test.each<[string, Parameters<typeof crawler.answerNext>[1], string]>([
  ['cut off', (response) => response.destroy(), 'Failed to connect to the crawling service'],
  ['429 with a time', answering(429, {}, { 'retry-after': '30' }), 'Try again in 30 seconds.'],
  ['429 without a time', answering(429, {}), 'Try again in a minute.'],
  ['418', answering(418, {}), 'Unexpected error occurred while trying to scrape URL. Status code: 418'],
])('explains an answer of the crawler that is %s', async (_, answer, message) => {
  crawler.answerNext(/scrape/, answer)
  expect((await eventsOf(url)).at(-1)).toMatchObject({ kind: 'problem', message: expect.stringContaining(message) })
})

test('does not crawl a page whose recipe is here already', async () => {
  const known = 'http://127.0.0.1:9/known'
  await saveRecipe(app, aRecipe({ title: 'Known Soup', sourceUrl: known }))
  const before = crawler.asked.length
  expect((await eventsOf(known)).at(-1)).toMatchObject({ kind: 'exists', recipe: { title: 'Known Soup' } })
  expect(crawler.asked.length).toBe(before)
})

test('says once that the account has no credits, whatever ends the crawler’s sentence', async () => {
  crawler.answerNext(/scrape/, answering(402, { error: 'Insufficient credits to perform this request.' }))
  expect((await eventsOf(url)).at(-1)).toMatchObject({
    message:
      'Failed to scrape URL. Status code: 402. Error: Insufficient credits to perform this request. Add credits to the account at Firecrawl, or use another key.',
  })
})

test('does not let a crawler on the operator’s network open private addresses', async () => {
  const before = crawler.asked.length
  for (const address of ['http://169.254.169.254/latest', 'http://10.0.0.1/soup', 'http://[::1]/soup'])
    expect((await eventsOf(address)).at(-1)).toMatchObject({ kind: 'problem', reason: 'unreachable' })
  expect(crawler.asked.length).toBe(before)
})
