import { sql } from 'drizzle-orm'
import { afterAll, expect, test, vi } from 'vitest'
import { createTestApp } from '../../../../../tests/factories.ts'
import { findImport } from '../../../../db/importing/imports.ts'
import { listRows } from '../../../../db/importing/import-rows.ts'
import { answering, standInFirecrawl } from '../../../../integrations/firecrawl/testing/stand-in-firecrawl.ts'
import { recipeBlog } from '../../../../integrations/firecrawl/testing/stand-in-pages.ts'
import type { ReadOutcome } from '../../../../importer/source.ts'
import type { App } from '../../../app/app.ts'
import { admitCrawl } from '../../crawler/admit-crawl.ts'
import { startCrawl } from '../../crawler/start-crawl.ts'
import { forgetImport, openImport } from '../../manage-import.ts'
import { collectImport } from '../collect-import.ts'
import type { Collector, Cursor, Discovery } from '../collector.ts'
import { resumePageImport, stopPageImport } from '../start-page-import.ts'
import { crawler } from './crawler.ts'

const blog = 'http://127.0.0.1:9'
const atOnce = await standInFirecrawl({ web: recipeBlog(blog, 25) })
const byHand = await standInFirecrawl({ web: recipeBlog(blog, 25), pace: 'by hand' })
afterAll(() => Promise.all([atOnce[Symbol.asyncDispose](), byHand[Symbol.asyncDispose]()]))
const app = await createTestApp({ FIRECRAWL_API_KEY: 'fc-stand-in' })
const never = new AbortController().signal

type StandIn = typeof atOnce
const at = (standIn: StandIn) => ({ ...app, env: { ...app.env, FIRECRAWL_API_URL: standIn.url } })
const pageImport = (settings: object, key: string | null = 'fc-stand-in') => ({
  importId: crypto.randomUUID(),
  ownerId: null,
  settings,
  key,
})
const site = (limit = 100, url = `${blog}/`) => pageImport({ mode: 'site', url, limit })
const ask = (standIn: StandIn, of: ReturnType<typeof pageImport>, cursor: Cursor | null) =>
  crawler.discover(at(standIn), of, cursor, never)

function found(discovery: Discovery) {
  if (discovery.kind !== 'found') throw new Error(JSON.stringify(discovery))
  return discovery
}

/** Asks until everything is found. */
async function readAll(standIn: StandIn, of: ReturnType<typeof pageImport>, cursor: Cursor | null = null) {
  const pages = []
  let next = cursor
  do {
    const step = found(await ask(standIn, of, next))
    pages.push(...step.pages)
    next = step.cursor
  } while (next !== null)
  return pages
}

const titles = (pages: Awaited<ReturnType<typeof readAll>>) =>
  pages.flatMap(({ outcomes = [] }) => outcomes.map((outcome) => (outcome.ok ? outcome.draft.title : outcome.problem)))

test('reads the recipes of a site in parts, with the specified limit and formats', async () => {
  const pages = await readAll(atOnce, site())
  expect(new Set(titles(pages)).size).toBe(25)
  expect(pages).toHaveLength(26)
  const start = atOnce.asked.findLast(({ method }) => method === 'POST')
  expect(start?.body).toMatchObject({ url: `${blog}/`, limit: 100 })
  expect(start?.body).toMatchObject({ scrapeOptions: { formats: expect.arrayContaining(['markdown', 'html']) } })
  expect(atOnce.asked.findLast(({ path }) => path.includes('skip'))?.path).toMatch(/skip=\d+&limit=10/)
})

test('lets a visitor without a key of their own crawl as many pages as specified', async () => {
  const user = { visitor: crypto.randomUUID(), actor: 'visitor' } as const
  expect(await admitCrawl(at(atOnce), { kind: 'site' }, user, 100)).toMatchObject({ ok: true, pages: 100 })
})

test('asks for the pages after the stored ones after a restart', async () => {
  const begun = found(await ask(atOnce, site(), null))
  const first = found(await ask(atOnce, site(), begun.cursor))
  // The process dies before the second answer is stored.
  await ask(atOnce, site(), first.cursor)
  const rest = await readAll(atOnce, site(), first.cursor)
  const all = titles([...first.pages, ...rest])
  expect(all).toHaveLength(25)
  expect(new Set(all).size).toBe(25)
})

test('waits for pages that the crawler has not read yet', async () => {
  const { cursor, restMs } = found(await ask(byHand, site(), null))
  expect(restMs).toBeGreaterThanOrEqual(2_000)
  const [job] = [...byHand.jobs.all.keys()].slice(-1)
  const empty = found(await ask(byHand, site(), cursor))
  expect([empty.pages.length, empty.restMs]).toEqual([0, 2_000])
  byHand.jobs.readPages(job ?? '', 4)
  const some = found(await ask(byHand, site(), empty.cursor))
  expect(some.pages).toHaveLength(4)
  byHand.jobs.readPages(job ?? '', 100)
  expect(await readAll(byHand, site(), some.cursor)).toHaveLength(22)
})

test('cancels a crawl that has no new page for a quarter of an hour', async () => {
  const endless = site(100, 'https://endless.example/')
  let { cursor } = found(await ask(byHand, endless, null))
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 16 * 60_000 })
  cursor = found(await ask(byHand, endless, cursor)).cursor
  vi.useRealTimers()
  expect(byHand.asked.at(-1)?.method).toBe('DELETE')
  expect(await readAll(byHand, endless, cursor)).toEqual([])
})

test('stops a crawl that sends more pages than it may', async () => {
  const pages = await readAll(atOnce, pageImport({ mode: 'site', url: `${blog}/`, limit: 12 }))
  expect(pages).toHaveLength(12)
  const { cursor } = found(await ask(byHand, site(3), null))
  const job = [...byHand.jobs.all.values()].at(-1)
  if (job) Object.assign(job, { isEndless: true, queue: [...byHand.web.keys()] })
  byHand.jobs.readPages(job?.id ?? '', 20)
  expect(await readAll(byHand, site(3), cursor)).toHaveLength(3)
  expect(job?.status).toBe('cancelled')
})

test('says which of the chosen pages have no recipe or did not open', async () => {
  const urls = [`${blog}/leek-soup-1`, `${blog}/`, `${blog}/gone`]
  const pages = await readAll(atOnce, pageImport({ mode: 'pages', urls }))
  expect(titles(pages)).toEqual([
    'Leek soup number 1',
    'We couldn’t find a recipe on this page.',
    expect.stringMatching(/^Firecrawl could not open this page\./),
  ])
})

test.each([
  [402, {}, { kind: 'stop', problem: expect.stringContaining('Status code: 402') }],
  [401, {}, { kind: 'stop', reason: 'key', problem: 'Invalid API key. Please check and try again.' }],
  [429, { 'retry-after': '7' }, { kind: 'later', seconds: 7, problem: expect.stringMatching(/this key\.$/) }],
  [429, {}, { kind: 'later', seconds: 10, problem: expect.stringMatching(/this key\.$/) }],
])('pauses or waits when the crawler answers %i %j', async (status, headers, expected) => {
  const answer = answering(status, { success: false, error: 'No' }, headers)
  atOnce.answerNext(/crawl/, answer)
  expect(await ask(atOnce, site(), null)).toMatchObject(expected)
  const { cursor } = found(await ask(atOnce, site(), null))
  atOnce.answerNext(/crawl\/./, answer)
  expect(await ask(atOnce, site(), cursor)).toMatchObject(expected)
})

test('continues after two failed checks in a row, and pauses after three', async () => {
  let { cursor } = found(await ask(atOnce, site(), null))
  atOnce.answerNext(/crawl\/./, answering(500, { error: 'Oops' }), 2)
  for (let count = 0; count < 2; count += 1) cursor = found(await ask(atOnce, site(), cursor)).cursor
  const read = found(await ask(atOnce, site(), cursor))
  expect(read.pages).toHaveLength(10)
  atOnce.answerNext(/crawl\/./, answering(500, { error: 'Oops' }), 3)
  cursor = read.cursor
  for (let count = 0; count < 2; count += 1) cursor = found(await ask(atOnce, site(), cursor)).cursor
  expect(await ask(atOnce, site(), cursor)).toEqual({
    kind: 'stop',
    problem: 'Failed to check crawl status. Status code: 500. Error: Oops',
  })
})

test.each([
  [{ status: 'completed', total: 0, completed: 0, data: [] }, 'Crawl job completed but no data was returned'],
  [{ status: 'failed', total: 0, completed: 0, data: [] }, 'Crawl job failed or was stopped. Status: failed'],
  [{ status: 'cancelled', total: 0, completed: 0, data: [] }, 'Crawl job failed or was stopped. Status: cancelled'],
])('says that a crawl ended without pages: %j', async (status, problem) => {
  const { cursor } = found(await ask(atOnce, site(), null))
  atOnce.answerNext(/crawl\/./, answering(200, { success: true, ...status }))
  atOnce.answerNext(/errors/, answering(200, { errors: [], robotsBlocked: [] }))
  expect(await ask(atOnce, site(), cursor)).toEqual({ kind: 'stop', problem })
})

test('says that the site no longer has a key', async () => {
  const without = { ...app, env: { ...app.env, FIRECRAWL_API_KEY: undefined } }
  const { settings } = site()
  expect(await crawler.discover(without, pageImport(settings, null), null, never)).toMatchObject({ kind: 'stop' })
})

async function begin(standIn: StandIn, key: string, visitor: string = crypto.randomUUID()) {
  const here = at(standIn)
  const choice = { key: { kind: 'own', key }, visitor, actor: 'visitor' } as const
  const started = await startCrawl(here, { url: `${blog}/`, pages: 100 }, choice)
  if (!started.ok) throw new Error(started.problem.message)
  const turn = async () => {
    const stored = await findImport(app.db, started.id)
    return collectImport(here, started.id, never, { turn: stored?.turn ?? 0, turnMs: 1 })
  }
  return { here, id: started.id, turn }
}

test('stores every recipe once, and never the visitor’s key', async () => {
  const key = 'fc-secret-of-a-visitor'
  atOnce.keys.add(key)
  const { id, turn } = await begin(atOnce, key)
  while ((await turn()) !== 'ended');
  const rows = await listRows(app.db, id, { filter: 'all', after: 0, limit: 100 })
  expect(rows).toHaveLength(25)
  expect(new Set(rows.map(({ title }) => title)).size).toBe(25)
  expect((await findImport(app.db, id))?.state).toBe('preview')
  const { rows: dump } = await app.db.execute(
    sql`select to_jsonb(imports) as row from imports union all select to_jsonb(pages) from import_pages as pages
      union all select to_jsonb(jobs) from pgboss.job as jobs union all select to_jsonb(limits) from rate_limits as limits`,
  )
  expect(JSON.stringify(dump)).toContain(id)
  expect(JSON.stringify(dump)).not.toContain(key)
})

test.each([
  ['starts', /crawl$/, answering(500, { success: false, error: 'No' }), 100],
  ['reads nothing', /crawl\/[^/]+\?/, answering(200, { success: true, status: 'completed', total: 0, data: [] }), 100],
  ['reads 26 pages', /never/, answering(200, {}), 74],
])('leaves the visitor the pages that a crawl did not read, when it %s', async (_what, path, answer, left) => {
  const visitor = crypto.randomUUID()
  atOnce.answerNext(path, answer)
  const { here, turn } = await begin(atOnce, 'fc-stand-in', visitor)
  while ((await turn()) !== 'ended');
  const more = await admitCrawl(here, { kind: 'own', key: 'fc-stand-in' }, { visitor, actor: 'visitor' }, 100)
  expect(more).toMatchObject({ ok: true, pages: left })
})

test('cancels the crawl when the cook stops, and then reads what is there', async () => {
  const { here, id, turn } = await begin(byHand, 'fc-stand-in')
  await turn()
  const job = [...byHand.jobs.all.values()].at(-1)
  byHand.jobs.readPages(job?.id ?? '', 5)
  const opened = await openImport(here, 'visitor', id)
  if (!opened) throw new Error('Not opened')
  await stopPageImport(here, opened)
  expect(job?.status).toBe('cancelled')
  expect((await findImport(app.db, id))?.state).toBe('paused')
  await resumePageImport(here, opened, { actor: 'visitor', visitor: 'v' })
  while ((await turn()) !== 'ended');
  expect(await listRows(app.db, id, { filter: 'all', after: 0, limit: 100 })).toHaveLength(4)
  expect((await findImport(app.db, id))?.state).toBe('preview')
})

test('asks for the key again after it was revoked', async () => {
  const key = 'fc-to-be-revoked'
  byHand.keys.add(key)
  const { here, id, turn } = await begin(byHand, key)
  await turn()
  byHand.keys.delete(key)
  await turn()
  expect(await findImport(app.db, id)).toMatchObject({ state: 'paused', pausedFor: 'key' })
  const opened = await openImport(here, 'visitor', id)
  if (!opened) throw new Error('Not opened')
  await resumePageImport(here, opened, { actor: 'visitor', visitor: 'v', key: 'fc-stand-in' })
  byHand.jobs.readPages([...byHand.jobs.all.keys()].at(-1) ?? '', 100)
  while ((await turn()) !== 'ended');
  expect(await listRows(app.db, id, { filter: 'all', after: 0, limit: 100 })).toHaveLength(25)
})

test('reads only during the turn of its import, and tries a slow page once', async () => {
  const of = site()
  const senders: Array<unknown> = []
  const slow = (read: Array<ReadOutcome>): App => ({
    ...at(atOnce),
    read: async (_document, sender) => {
      senders.push(sender?.visitor)
      return read
    },
  })
  const { cursor } = found(await ask(atOnce, of, null))
  const tooLong = slow([{ ok: false, at: '', problem: 'Reading the page took too long' }])
  expect(found(await crawler.discover(tooLong, of, cursor, never)).pages).toHaveLength(10)
  expect(senders).toEqual(Array.from({ length: 10 }, () => `import ${of.importId}`))
  const busy = slow([{ ok: false, at: '', problem: 'Too many pages are being read' }])
  expect(found(await crawler.discover(busy, of, cursor, never))).toMatchObject({ pages: [], cursor: { skip: 0 } })
})

test('continues after the pages that were read when the time for a part is over', async () => {
  const leaving = new AbortController()
  let reads = 0
  const here: App = {
    ...at(atOnce),
    read: async (...given) => {
      if ((reads += 1) === 3) leaving.abort()
      return app.read(...given)
    },
  }
  const begun = found(await ask(atOnce, site(), null))
  const first = found(await crawler.discover(here, site(), begun.cursor, leaving.signal))
  expect(first.cursor).toMatchObject({ skip: first.pages.length })
  expect(first.pages.length).toBeLessThanOrEqual(3)
  expect(reads).toBe(3)
  const rest = await readAll(atOnce, site(), first.cursor)
  expect(new Set(titles([...first.pages, ...rest])).size).toBe(25)
})

test('starts a crawl once, even if the answer to the first start was lost', async () => {
  const of = site()
  const started = () => atOnce.jobs.all.size
  const before = started()
  await ask(atOnce, of, null)
  expect(await ask(atOnce, of, null)).toMatchObject({ kind: 'stop', problem: expect.stringContaining('new import') })
  expect(started()).toBe(before + 1)
})

test.each(['stops', 'removes'])('cancels a crawl that began while the cook %s the import', async (what) => {
  const { here, id } = await begin(byHand, 'fc-stand-in')
  const opened = await openImport(here, 'visitor', id)
  if (!opened) throw new Error('Not opened')
  const stopping: Collector = {
    ...crawler,
    discover: async (...given) => {
      const begun = await crawler.discover(...given)
      await stopPageImport(here, opened)
      if (what === 'removes') await forgetImport(here, opened)
      return begun
    },
  }
  await collectImport(here, id, never, { turn: 1, turnMs: 1, find: () => stopping })
  expect([...byHand.jobs.all.values()].at(-1)?.status).toBe('cancelled')
})
