import { expect, test } from 'vitest'
import type { CrawlEvent } from '../../core/crawler/crawl-event.ts'
import { httpAllowing } from '../../lib/http/loopback-server.ts'
import { firecrawl } from './firecrawl.ts'
import { recipeBlog } from './testing/stand-in-pages.ts'
import { answering, standInFirecrawl } from './testing/stand-in-firecrawl.ts'

const blog = 'https://blog.example'

/** A crawler whose pauses are recorded, and in which the test decides what happens meanwhile. */
async function startWatched(options: Parameters<typeof standInFirecrawl>[0] = {}, meanwhile = () => {}) {
  const standIn = await standInFirecrawl({ web: recipeBlog(blog, 4), pace: 'by hand', ...options })
  const pauses: Array<number> = []
  const crawler = firecrawl(httpAllowing(standIn), { key: 'fc-stand-in', baseUrl: standIn.url }, async (ms) => {
    pauses.push(ms)
    meanwhile()
  })
  const started = await crawler.startCrawl(`${blog}/`)
  const id = started.ok ? started.value : ''
  return { standIn, crawler, id, pauses, [Symbol.asyncDispose]: () => standIn[Symbol.asyncDispose]() }
}

const titles = (events: ReadonlyArray<CrawlEvent>) =>
  events.flatMap((event) => (event.kind === 'page' ? [event.page.title] : []))
const all = ['Kitchen diary', ...[1, 2, 3, 4].map((number) => `Leek soup number ${number}`)]

test('gets each page of a crawl once, as soon as the crawler has it', async () => {
  await using watched = await startWatched()
  watched.standIn.jobs.readPages(watched.id, 2)
  const events: Array<CrawlEvent> = []
  for await (const event of watched.crawler.watchCrawl('crawl', watched.id)) {
    events.push(event)
    if (event.kind === 'page') watched.standIn.jobs.readPages(watched.id, 1)
  }
  expect(titles(events)).toEqual(all)
  expect(events.at(-1)).toMatchObject({ kind: 'end', progress: { state: 'completed', completed: 5, creditsUsed: 5 } })
  expect(watched.standIn.asked.filter(({ method }) => method === 'WEBSOCKET')).toHaveLength(1)
  expect(watched.pauses).toEqual([])
})

test('asks every two seconds when the crawler has no live connection', async () => {
  const next = { read: () => {} }
  await using watched = await startWatched({ live: false }, () => next.read())
  next.read = () => watched.standIn.jobs.readPages(watched.id, 2)
  const events = await Array.fromAsync(watched.crawler.watchCrawl('crawl', watched.id))
  expect(titles(events)).toEqual(all)
  expect(events.at(-1)).toMatchObject({ kind: 'end' })
  expect(new Set(watched.pauses)).toEqual(new Set([2_000]))
})

test('continues with requests when the live connection is lost', async () => {
  const next = { read: () => {} }
  await using watched = await startWatched({}, () => next.read())
  next.read = () => watched.standIn.jobs.readPages(watched.id, 5)
  watched.standIn.jobs.readPages(watched.id, 1)
  const events: Array<CrawlEvent> = []
  for await (const event of watched.crawler.watchCrawl('crawl', watched.id)) {
    events.push(event)
    if (event.kind === 'page') watched.standIn.dropLiveConnections()
  }
  expect(titles(events)).toEqual(all)
})

test.each(['{"type":"error","error":"One page failed"}', 'no JSON', '{"type":"news"}', '{"type":"document","data":7}'])(
  'finishes although the live connection says %s',
  async (message) => {
    const next = { read: () => {} }
    await using watched = await startWatched({}, () => next.read())
    next.read = () => watched.standIn.jobs.readPages(watched.id, 5)
    watched.standIn.jobs.readPages(watched.id, 1)
    const events: Array<CrawlEvent> = []
    for await (const event of watched.crawler.watchCrawl('crawl', watched.id)) {
      events.push(event)
      if (event.kind !== 'page') continue
      watched.standIn.sendLive(message)
      watched.standIn.jobs.readPages(watched.id, 1)
    }
    expect(titles(events)).toEqual(all)
    expect(events.at(-1)).toMatchObject({ kind: 'end' })
  },
)

test('continues after pages it already has', async () => {
  await using watched = await startWatched({ live: false, pace: 'at once' })
  const events = await Array.fromAsync(watched.crawler.watchCrawl('crawl', watched.id, { skip: 3 }))
  expect(titles(events)).toEqual(all.slice(3))
})

test('gives up after three failed checks in a row', async () => {
  await using watched = await startWatched({ live: false })
  watched.standIn.answerNext(/v1\/crawl\//, answering(500, {}), 2)
  watched.standIn.answerNext(/v1\/crawl\//, answering(200, { status: 'scraping', data: [] }))
  watched.standIn.answerNext(/v1\/crawl\//, answering(429, {}, { 'retry-after': '30' }), 3)
  const events = await Array.fromAsync(watched.crawler.watchCrawl('crawl', watched.id))
  expect(events.map(({ kind }) => kind)).toEqual(['progress', 'problem'])
  expect(events.at(-1)).toMatchObject({ problem: { kind: 'busy', status: 429 } })
  expect(watched.pauses).toEqual([2_000, 2_000, 2_000, 30_000, 30_000])
})

test('stops at once when the key is revoked', async () => {
  await using watched = await startWatched()
  watched.standIn.keys.clear()
  const events = await Array.fromAsync(watched.crawler.watchCrawl('crawl', watched.id))
  expect(events).toMatchObject([{ kind: 'problem', problem: { kind: 'key', status: 401 } }])
})

test('reports a canceled crawl', async () => {
  await using watched = await startWatched()
  await watched.crawler.cancelCrawl('crawl', watched.id)
  const events = await Array.fromAsync(watched.crawler.watchCrawl('crawl', watched.id))
  expect(events.at(-1)).toMatchObject({
    problem: { message: 'Crawl job failed or was stopped. Status: cancelled' },
  })
})

test('stops watching a crawl that never ends', async () => {
  await using watched = await startWatched()
  const stop = new AbortController()
  const events: Array<CrawlEvent> = []
  for await (const event of watched.crawler.watchCrawl('crawl', watched.id, { signal: stop.signal })) {
    events.push(event)
    stop.abort()
  }
  expect(events.at(-1)).toMatchObject({ kind: 'problem', problem: { kind: 'aborted' } })
})

test('watches an extraction every second, a report every two', async () => {
  await using watched = await startWatched()
  const extract = await watched.crawler.startExtract([`${blog}/leek-soup-1`])
  const extracted = await Array.fromAsync(watched.crawler.watchReport('extract', extract.ok ? extract.value : ''))
  expect(extracted.at(-1)).toMatchObject({
    kind: 'end',
    report: { data: { recipes: [{ title: 'Leek soup number 1' }] }, creditsUsed: 5 },
  })
  const research = await watched.crawler.startResearch('leek soup')
  const researched = await Array.fromAsync(watched.crawler.watchReport('research', research.ok ? research.value : ''))
  expect(researched.map(({ kind }) => kind)).toEqual(['progress', 'end'])
  expect(researched.at(-1)).toMatchObject({ report: { activities: [{ type: 'search' }], sources: expect.any(Array) } })
  const text = await watched.crawler.startLlmsText(`${blog}/`)
  const written = await Array.fromAsync(watched.crawler.watchReport('llmstxt', text.ok ? text.value : ''))
  expect(written.at(-1)).toMatchObject({ report: { text: expect.stringContaining('[Leek soup number 1]') } })
  expect(watched.pauses).toEqual([1_000, 2_000, 2_000])
})

test('reports research that ends in an unknown state', async () => {
  await using watched = await startWatched()
  watched.standIn.answerNext(/deep-research/, answering(200, { success: true, status: 'paused' }))
  const events = await Array.fromAsync(watched.crawler.watchReport('research', 'job-1'))
  expect(events.at(-1)).toMatchObject({ problem: { message: 'Research job terminated unexpectedly' } })
})
