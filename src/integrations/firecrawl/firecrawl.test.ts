import { expect, test } from 'vitest'
import { createHttp } from '../../lib/http/http.ts'
import { httpAllowing } from '../../lib/http/loopback-server.ts'
import { firecrawl } from './firecrawl.ts'
import { recipeBlog } from './testing/stand-in-pages.ts'
import { answering, standInFirecrawl } from './testing/stand-in-firecrawl.ts'

const blog = 'https://blog.example'

async function startBlog(options: Parameters<typeof standInFirecrawl>[0] = {}, recipeCount = 3) {
  const standIn = await standInFirecrawl({ web: recipeBlog(blog, recipeCount), ...options })
  const crawler = firecrawl(httpAllowing(standIn), { key: 'fc-stand-in', baseUrl: standIn.url })
  return { standIn, crawler, [Symbol.asyncDispose]: () => standIn[Symbol.asyncDispose]() }
}

const last = <Item>(items: ReadonlyArray<Item>) => items.at(-1)

test('reads a page as Markdown and HTML', async () => {
  await using site = await startBlog()
  const answer = await site.crawler.scrape(`${blog}/leek-soup-1`, { formats: ['markdown', 'html'] })
  expect(answer).toMatchObject({
    ok: true,
    value: { page: { url: `${blog}/leek-soup-1`, title: 'Leek soup number 1' } },
  })
  expect(answer.ok && answer.value.page.markdown).toContain('- 2 leeks')
  expect(answer.ok && answer.value.page.html).toContain('<h1>Leek soup number 1</h1>')
  expect(last(site.standIn.asked)).toMatchObject({
    method: 'POST',
    path: '/v1/scrape',
    headers: { authorization: 'Bearer fc-stand-in' },
    body: { url: `${blog}/leek-soup-1`, formats: ['markdown', 'html'] },
  })
})

test('searches five English results of the United States within a minute', async () => {
  await using site = await startBlog({}, 9)
  const answer = await site.crawler.search('leek')
  expect(answer.ok && answer.value.results).toHaveLength(5)
  expect(last(site.standIn.asked)?.body).toEqual({
    query: 'leek',
    limit: 5,
    lang: 'en',
    country: 'us',
    origin: 'api',
    timeout: 60_000,
    scrapeOptions: { formats: [] },
  })
})

test('lists the addresses of a site', async () => {
  await using site = await startBlog()
  expect(await site.crawler.map(`${blog}/`)).toEqual({
    ok: true,
    value: [`${blog}/`, `${blog}/leek-soup-1`, `${blog}/leek-soup-2`, `${blog}/leek-soup-3`],
  })
})

test('reads the pages of a crawl in parts', async () => {
  await using site = await startBlog({}, 149)
  const started = await site.crawler.startCrawl(`${blog}/`, { limit: 120 })
  const id = started.ok ? started.value : ''
  const first = await site.crawler.crawlStatus('crawl', id)
  expect(first).toMatchObject({
    ok: true,
    value: { state: 'completed', total: 120, completed: 120, creditsUsed: 120, nextSkip: 100 },
  })
  const second = await site.crawler.crawlStatus('crawl', id, { skip: 100 })
  expect(second.ok && [second.value.pages.length, second.value.nextSkip]).toEqual([20, null])
  const two = await site.crawler.crawlStatus('crawl', id, { skip: 3, limit: 2 })
  expect(two.ok && two.value.pages.map(({ url }) => url)).toEqual([`${blog}/leek-soup-3`, `${blog}/leek-soup-4`])
})

test('never sends the key to another server that an answer names', async () => {
  await using other = await standInFirecrawl()
  await using site = await startBlog()
  site.standIn.answerNext(
    /\/v1\/crawl\/job-1/,
    answering(200, { status: 'scraping', data: [], next: `${other.url}/v1/crawl/job-1?skip=7` }),
  )
  expect(await site.crawler.crawlStatus('crawl', 'job-1')).toMatchObject({ ok: true, value: { nextSkip: 7 } })
  site.standIn.answerNext(/skip=7/, answering(302, {}, { location: `${other.url}/v1/crawl/job-1` }))
  expect(await site.crawler.crawlStatus('crawl', 'job-1', { skip: 7 })).toMatchObject({ ok: false })
  expect(other.asked).toEqual([])
})

test('cancels a crawl that never ends', async () => {
  await using site = await startBlog()
  const started = await site.crawler.startCrawl('https://endless.example/')
  const id = started.ok ? started.value : ''
  expect(await site.crawler.crawlStatus('crawl', id)).toMatchObject({ value: { state: 'scraping' } })
  expect(await site.crawler.cancelCrawl('crawl', id)).toEqual({ ok: true, value: null })
  expect(await site.crawler.crawlStatus('crawl', id)).toMatchObject({ value: { state: 'cancelled' } })
})

test.each(['DELETE or GET', 'GET'] as const)(
  'lists pages that could not be read, from a server with %s',
  async (listsErrorsBy) => {
    await using site = await startBlog({ listsErrorsBy })
    const started = await site.crawler.startBatch([`${blog}/leek-soup-1`, `${blog}/gone`])
    const id = started.ok ? started.value : ''
    const answer = await site.crawler.crawlErrors('batch', id)
    expect(answer).toMatchObject({
      ok: true,
      value: { errors: [{ url: `${blog}/gone`, error: 'The page does not exist.' }], robotsBlocked: [] },
    })
  },
)

test('passes options of a batch and of its pages on', async () => {
  await using site = await startBlog()
  const urls = [`${blog}/leek-soup-1`, 'nonsense']
  const answer = await site.crawler.startBatch(
    urls,
    { formats: ['markdown'], ignoreInvalidURLs: true, webhook: 'https://hooks.example/done' },
    { idempotencyKey: 'once' },
  )
  expect(answer.ok).toBe(true)
  expect(last(site.standIn.asked)).toMatchObject({
    headers: { 'x-idempotency-key': 'once' },
    body: { urls, formats: ['markdown'], ignoreInvalidURLs: true, webhook: 'https://hooks.example/done' },
  })
  expect(await site.crawler.startBatch(urls, {}, { idempotencyKey: 'once' })).toMatchObject({
    message: 'Failed to start batch scrape job. Status code: 409. Error: Idempotency key already used',
  })
})

test.each([
  [
    400,
    { error: 'Bad Request', details: [{ path: 'url' }] },
    'refused',
    'Failed to scrape URL. Status code: 400. Error: Bad Request - [{"path":"url"}]',
  ],
  [401, { error: 'Unauthorized' }, 'key', 'Unexpected error occurred while trying to scrape URL. Status code: 401'],
  [402, { error: 'No credits' }, 'credits', 'Failed to scrape URL. Status code: 402. Error: No credits'],
  [403, { error: 'Not allowed' }, 'key', 'Failed to scrape URL. Status code: 403. Error: Not allowed'],
  [408, { error: 'Too slow' }, 'timeout', 'Failed to scrape URL. Status code: 408. Error: Too slow'],
  [409, {}, 'refused', 'Failed to scrape URL. Status code: 409. Error: Conflict'],
  [429, { error: 'Slow down' }, 'busy', 'Unexpected error occurred while trying to scrape URL. Status code: 429'],
  [500, { error: 'Oops' }, 'broken', 'Failed to scrape URL. Status code: 500. Error: Oops'],
  [500, {}, 'broken', 'Failed to scrape URL. Status code: 500. Error: Internal server error.'],
  [418, {}, 'refused', 'Unexpected error occurred while trying to scrape URL. Status code: 418'],
  [200, { success: false, error: 'No page' }, 'broken', 'Failed to scrape URL. Error: No page'],
  [200, { success: false }, 'broken', 'Internal server error.'],
])('turns the answer %i %j into a problem of kind %s', async (status, body, kind, message) => {
  await using site = await startBlog()
  site.standIn.answerNext(/scrape/, answering(status, body))
  const retryAfterSeconds = null
  expect(await site.crawler.scrape(`${blog}/`)).toEqual({ ok: false, kind, status, message, retryAfterSeconds })
})

test.each([
  ['30', 30],
  ['999999', 3600],
  ['Fri, 01 Jan 2021 00:00:00 GMT', 0],
  ['soon', null],
])('reads the header Retry-After: %s as %s seconds', async (header, retryAfterSeconds) => {
  await using site = await startBlog()
  site.standIn.answerNext(/scrape/, answering(429, {}, { 'retry-after': header }))
  expect(await site.crawler.scrape(`${blog}/`)).toMatchObject({ kind: 'busy', retryAfterSeconds })
})

test('refuses HTML, huge answers, missing keys and private addresses with a sentence', async () => {
  await using site = await startBlog()
  site.standIn.answerNext(/scrape/, (response) => void response.end('<h1>Login</h1>'))
  expect(await site.crawler.scrape(`${blog}/`)).toMatchObject({
    message: 'Failed to scrape URL. The answer is not JSON.',
  })
  site.standIn.answerNext(
    /map/,
    (response) => void response.writeHead(200, { 'content-length': '1000000000' }).write('{'),
  )
  expect(await site.crawler.map(`${blog}/`)).toMatchObject({
    kind: 'broken',
    message: 'The answer from 127.0.0.1 is larger than the 5 MB we accept.',
  })
  const cloud = firecrawl(httpAllowing(site.standIn), { key: '', baseUrl: 'https://api.firecrawl.dev' })
  expect(await cloud.map(`${blog}/`)).toMatchObject({ kind: 'key', status: 401, message: 'No API key provided' })
  const guarded = firecrawl(createHttp({ allow: [] }), { key: 'fc-1', baseUrl: site.standIn.url })
  expect(await guarded.map(`${blog}/`)).toMatchObject({
    kind: 'unreachable',
    message: `The crawler is on a private network. To allow it, set OUTBOUND_ALLOW=${new URL(site.standIn.url).host}`,
  })
})

test('ends a call without an answer when the caller stops', async () => {
  await using site = await startBlog()
  site.standIn.answerNext(/scrape/, () => {})
  const stop = new AbortController()
  const answer = site.crawler.scrape(`${blog}/`, { signal: stop.signal })
  await expect.poll(() => site.standIn.asked.length).toBe(1)
  stop.abort()
  expect(await answer).toMatchObject({ ok: false, kind: 'aborted' })
})

test('refuses ids that are empty or would lead to another path', async () => {
  await using site = await startBlog()
  expect(await site.crawler.crawlStatus('crawl', '')).toMatchObject({ status: 400, message: 'No crawl ID provided' })
  expect(await site.crawler.crawlStatus('batch', '')).toMatchObject({ message: 'No batch scrape ID provided' })
  for (const id of ['../team', 'a/b', 'ä', 'a?b', 'a b']) {
    expect(await site.crawler.cancelCrawl('crawl', id)).toMatchObject({
      message: 'Failed to cancel crawl job. Status code: 400. Error: A job ID has only letters, digits, - and _.',
    })
  }
  expect(site.standIn.asked).toEqual([])
  site.standIn.answerNext(/crawl/, answering(200, { success: true, id: '../../team' }))
  expect(await site.crawler.startCrawl(`${blog}/`)).toMatchObject({ status: 400, message: 'Crawl job failed to start' })
})

test.each([
  [{ success: true }, 'Crawl job failed to start', 'Batch scrape job failed to start'],
  [{ success: false }, 'Crawl job failed to start', 'Batch scrape job failed to start'],
  [
    { success: false, error: 'No workers' },
    'Crawl job failed to start. Error: No workers',
    'Batch scrape job failed to start. Error: No workers',
  ],
])('says that the answer %j starts no job', async (answer, crawl, batch) => {
  await using site = await startBlog()
  site.standIn.answerNext(/crawl/, answering(200, answer))
  expect(await site.crawler.startCrawl(`${blog}/`)).toMatchObject({ ok: false, status: 400, message: crawl })
  site.standIn.answerNext(/batch/, answering(200, answer))
  expect(await site.crawler.startBatch([`${blog}/`])).toMatchObject({ ok: false, status: 400, message: batch })
})

test('reports jobs that do not exist', async () => {
  await using site = await startBlog()
  expect(await site.crawler.researchStatus('none')).toMatchObject({
    status: 404,
    message: 'Deep research job not found',
  })
  expect(await site.crawler.llmsTextStatus('none')).toMatchObject({ message: 'LLMs.txt generation job not found' })
  expect(await site.crawler.extractStatus('none')).toMatchObject({
    message: 'Unexpected error occurred while trying to get extract status. Status code: 404',
  })
})

test('refuses a schema that is not one', async () => {
  await using site = await startBlog()
  for (const schema of ['text', 7, [1], null]) {
    expect(await site.crawler.startExtract([`${blog}/`], { schema })).toMatchObject({
      status: 400,
      message: 'Invalid schema. Schema must be either a valid Zod schema or JSON schema object.',
    })
  }
  expect(site.standIn.asked).toEqual([])
  const schema = { type: 'object', properties: { title: { type: 'string' } } }
  expect((await site.crawler.startExtract([`${blog}/`], { schema })).ok).toBe(true)
  expect(last(site.standIn.asked)?.body).toEqual({ urls: [`${blog}/`], schema, origin: 'api' })
})

test('reports a finished crawl without pages', async () => {
  await using site = await startBlog()
  site.standIn.answerNext(/job-1/, answering(200, { success: true, status: 'completed', total: 1, completed: 1 }))
  expect(await site.crawler.crawlStatus('crawl', 'job-1')).toMatchObject({
    message: 'Crawl job completed but no data was returned',
  })
})
