import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { createUser } from '../../../tests/accounts.ts'
import { createTestApp } from '../../../tests/factories.ts'
import { type CallForm, ConsoleForm } from '../../core/crawler/console-forms.ts'
import { findCall, type StoredCall } from '../../db/crawler/calls.ts'
import { listPages } from '../../db/crawler/pages.ts'
import { listRows } from '../../db/importing/import-rows.ts'
import { auditLog } from '../../db/schema/audit.ts'
import { recipeBlog } from '../../integrations/firecrawl/testing/stand-in-pages.ts'
import { answering, standInFirecrawl } from '../../integrations/firecrawl/testing/stand-in-firecrawl.ts'
import type { App } from '../app/app.ts'
import { followCalls } from './follow-calls.ts'
import { importPages } from './import-pages.ts'
import { cancelCall, checkCall, loadErrors, removeCall, retryCall } from './manage-call.ts'
import { followJob, startCall } from './start-call.ts'

const blog = 'https://blog.example'
const crawler = await standInFirecrawl({ web: recipeBlog(blog, 5) })
const slow = await standInFirecrawl({ web: recipeBlog(blog, 5), pace: 'by hand' })
afterAll(async () => {
  await crawler[Symbol.asyncDispose]()
  await slow[Symbol.asyncDispose]()
})
const settings = (standIn: typeof crawler) => ({
  FIRECRAWL_API_URL: standIn.url,
  FIRECRAWL_API_KEY: 'fc-stand-in',
  OUTBOUND_ALLOW: `127.0.0.1:${standIn.port}`,
})
const [app, slowApp] = await Promise.all([createTestApp(settings(crawler)), createTestApp(settings(slow))])
const { user: admin } = await createUser(app, 'admin', 'Ann')
const { user: slowAdmin } = await createUser(slowApp, 'admin', 'Bob')
const never = new AbortController().signal

function form(fields: Record<string, string>): CallForm {
  const parsed = ConsoleForm.parse(fields)
  if (parsed.intent === 'follow') throw new Error('Not a call')
  return parsed
}

async function callIn({ db }: App, id: number): Promise<StoredCall> {
  const call = await findCall(db, id)
  if (!call) throw new Error(`No call ${id}`)
  return call
}

async function make(fields: Record<string, string>) {
  const id = await startCall(app, admin, form(fields))
  expect(await followCalls(app, never)).toBe('finished')
  return callIn(app, id)
}

const titles = async (id: number, of = app) =>
  (await listPages(of.db, id, { after: 0, limit: 100 })).map(({ title }) => title)

test('reads a page, shows its cost and who requested it, and imports its recipe', async () => {
  const call = await make({ intent: 'scrape', url: `${blog}/leek-soup-1` })
  expect(call).toMatchObject({ state: 'completed', creditsUsed: 1, subject: `${blog}/leek-soup-1` })
  expect(await titles(call.id)).toEqual(['Leek soup number 1'])
  const [entry] = await app.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subjectId, String(call.id)))
  expect(entry).toMatchObject({ action: 'crawler.scrape', actorId: admin.id })
  const imported = await importPages(app, admin, call, 1)
  const rows = imported.ok ? await listRows(app.db, imported.importId, { filter: 'all', after: 0, limit: 9 }) : []
  expect(rows).toMatchObject([
    { title: 'Leek soup number 1', draft: { sourceUrl: `${blog}/leek-soup-1`, ingredients: { length: 3 } } },
  ])
})

test.each([
  [{ intent: 'search', query: 'leek', withPages: 'on' }, 5],
  [{ intent: 'batch', urls: `${blog}/leek-soup-1\n\n ${blog}/leek-soup-2` }, 2],
  [{ intent: 'crawl', url: `${blog}/`, limit: '4' }, 4],
])('stores the pages of %j', async (fields, count) => {
  const call = await make(fields)
  expect(call).toMatchObject({ state: 'completed', completed: count, creditsUsed: count })
  expect(await titles(call.id)).toHaveLength(count)
})

test.each([
  [{ intent: 'map', url: `${blog}/` }, expect.arrayContaining([`${blog}/leek-soup-5`])],
  [
    { intent: 'extract', urls: `${blog}/leek-soup-1`, prompt: 'Titles' },
    expect.objectContaining({ data: expect.anything() }),
  ],
  [{ intent: 'research', query: 'leek' }, expect.objectContaining({ analysis: expect.stringContaining('leek') })],
  [{ intent: 'llmstxt', url: `${blog}/` }, expect.objectContaining({ text: expect.stringContaining('Leek soup') })],
])('stores the result of %j', async (fields, result) => {
  expect(await make(fields)).toMatchObject({ state: 'completed', result })
})

test('skips lines of a batch on request, and tells the crawler the webhook', async () => {
  const webhook = 'https://hooks.example/done'
  const call = await make({ intent: 'batch', urls: `nonsense\n${blog}/leek-soup-1`, ignoreInvalidURLs: 'on', webhook })
  expect(call).toMatchObject({ state: 'completed', completed: 1, subject: `${blog}/leek-soup-1` })
  expect(crawler.asked.findLast(({ method }) => method === 'POST')?.body).toMatchObject({
    urls: [`${blog}/leek-soup-1`],
    ignoreInvalidURLs: true,
    webhook,
  })
})

test('keeps the message of a failed call, and repeats the call', async () => {
  crawler.answerNext(/scrape/, answering(402, { error: 'Insufficient credits' }))
  const call = await make({ intent: 'scrape', url: `${blog}/leek-soup-1` })
  const problem = 'Failed to scrape URL. Status code: 402. Error: Insufficient credits'
  expect(call).toMatchObject({ state: 'failed', problem })
  expect(await retryCall(app, call)).toBe(true)
  await followCalls(app, never)
  expect(await callIn(app, call.id)).toMatchObject({ state: 'completed', problem: null })
})

test('says how long to wait when the crawler is busy', async () => {
  crawler.answerNext(/map/, answering(429, {}, { 'retry-after': '30' }))
  crawler.answerNext(/map/, answering(429, {}))
  expect((await make({ intent: 'map', url: `${blog}/` })).problem).toBe(
    'Unexpected error occurred while trying to map. Status code: 429. Try again in 30 seconds.',
  )
  expect((await make({ intent: 'map', url: `${blog}/` })).problem).toBe(
    'Unexpected error occurred while trying to map. Status code: 429. Try again later.',
  )
})

test('lists the pages a job could not read', async () => {
  const call = await make({ intent: 'batch', urls: `${blog}/leek-soup-1\n${blog}/gone` })
  expect(await loadErrors(app, call)).toEqual({ ok: true })
  expect((await callIn(app, call.id)).errors).toMatchObject({ errors: [{ url: `${blog}/gone` }] })
})

test('imports all recipes of a crawl, and skips a page without one', async () => {
  const call = await make({ intent: 'crawl', url: `${blog}/`, limit: '6' })
  const imported = await importPages(app, admin, call)
  const rows = imported.ok ? await listRows(app.db, imported.importId, { filter: 'all', after: 0, limit: 9 }) : []
  expect(rows).toHaveLength(5)
  expect(await importPages(app, admin, call, 1)).toEqual({ ok: false, problem: 'This page has no recipe.' })
})

test('follows a job by its id, and says what is wrong with an invalid one', async () => {
  const job = crawler.jobs.start('batch', [`${blog}/leek-soup-3`], ['markdown'])
  const followed = await followJob(app, admin, 'batch', job.id)
  const wrong = [
    [await followJob(app, admin, 'crawl', ''), 'No crawl ID provided'],
    [await followJob(app, admin, 'batch', ''), 'No batch scrape ID provided'],
    [await followJob(app, admin, 'research', 'unknown'), 'Deep research job not found'],
    [await followJob(app, admin, 'llmstxt', 'unknown'), 'LLMs.txt generation job not found'],
    [
      await followJob(app, admin, 'crawl', '../../team'),
      'Failed to check crawl status. Status code: 400. Error: A job ID has only letters, digits, - and _.',
    ],
  ] as const
  await followCalls(app, never)
  expect(await titles(followed)).toEqual(['Leek soup number 3'])
  for (const [id, problem] of wrong) expect(await callIn(app, id)).toMatchObject({ state: 'failed', problem })
})

test('continues a crawl with its new pages only, and starts it once', async () => {
  const first = slow.asked.length
  const id = await startCall(slowApp, slowAdmin, form({ intent: 'crawl', url: `${blog}/`, limit: '6' }))
  const stop = new AbortController()
  const turn = followCalls(slowApp, stop.signal)
  await expect.poll(async () => (await callIn(slowApp, id)).jobId).not.toBeNull()
  const jobId = (await callIn(slowApp, id)).jobId ?? ''
  slow.jobs.readPages(jobId, 2)
  await expect.poll(() => titles(id, slowApp)).toHaveLength(2)
  stop.abort()
  expect(await turn).toBe('time-over')
  const live = slow.asked.filter(({ method }) => method === 'WEBSOCKET').length
  const stopAgain = new AbortController()
  const secondTurn = followCalls(slowApp, stopAgain.signal)
  const isLive = () => slow.asked.filter(({ method }) => method === 'WEBSOCKET').length
  await expect.poll(isLive).toBeGreaterThan(live)
  slow.jobs.readPages(jobId, 1)
  await expect.poll(() => titles(id, slowApp)).toHaveLength(3)
  stopAgain.abort()
  expect(await secondTurn).toBe('time-over')
  slow.jobs.readPages(jobId, 3)
  const before = slow.asked.length
  expect(await followCalls(slowApp, never)).toBe('finished')
  // The first two pages, which the second turn began with, don't come again.
  const last = slow.asked.slice(before).map(({ path }) => path)
  expect(last.length).toBeGreaterThan(0)
  for (const path of last) expect(path).toMatch(/skip=[2-6]\b/)
  expect(await titles(id, slowApp)).toHaveLength(6)
  expect(await callIn(slowApp, id)).toMatchObject({ state: 'completed', completed: 6 })
  const started = slow.asked.slice(first).filter(({ method, path }) => method === 'POST' && path === '/v1/crawl')
  expect(started).toHaveLength(1)
})

test('cancels a crawl that never ends, and then removes it', async () => {
  const id = await startCall(slowApp, slowAdmin, form({ intent: 'crawl', url: 'https://endless.example/' }))
  const turn = followCalls(slowApp, never)
  await expect.poll(async () => (await callIn(slowApp, id)).jobId).not.toBeNull()
  expect(await checkCall(slowApp, await callIn(slowApp, id))).toEqual({ ok: true })
  expect(await removeCall(slowApp, await callIn(slowApp, id))).toBe(false)
  expect(await cancelCall(slowApp, await callIn(slowApp, id))).toEqual({ ok: true })
  expect(await turn).toBe('finished')
  const call = await callIn(slowApp, id)
  expect(call).toMatchObject({ state: 'cancelled', problem: 'Crawl job failed or was stopped. Status: cancelled' })
  expect(await removeCall(slowApp, call)).toBe(true)
})

test('fails a crawl at once when the key is revoked in the middle', async () => {
  const id = await startCall(slowApp, slowAdmin, form({ intent: 'crawl', url: `${blog}/` }))
  const turn = followCalls(slowApp, never)
  await expect.poll(async () => (await callIn(slowApp, id)).total).toBeGreaterThan(0)
  slow.keys.clear()
  slow.dropLiveConnections()
  expect(await turn).toBe('finished')
  slow.keys.add('fc-stand-in')
  expect(await callIn(slowApp, id)).toMatchObject({
    state: 'failed',
    problem: 'Unexpected error occurred while trying to check crawl status. Status code: 401',
  })
})

test.each([
  [{ intent: 'scrape', url: 'file:///etc/passwd' }, 'url'],
  [{ intent: 'batch', urls: `${blog}/\nnonsense` }, 'urls'],
  [{ intent: 'batch', urls: '' }, 'urls'],
  [{ intent: 'batch', urls: 'nonsense', ignoreInvalidURLs: 'on' }, 'urls'],
  [{ intent: 'batch', urls: blog, webhook: 'nonsense' }, 'webhook'],
  [{ intent: 'crawl', url: blog, limit: '101' }, 'limit'],
  [{ intent: 'extract', urls: blog, prompt: 'Titles', schema: '[1]' }, 'schema'],
  [{ intent: 'extract', urls: blog, prompt: 'Titles', schema: '{' }, 'schema'],
])('refuses the form %j', (fields, field) => {
  expect(ConsoleForm.safeParse(fields).error?.issues.map(({ path }) => path[0])).toEqual([field])
})

test('refuses more than a hundred addresses at once', () => {
  const urls = Array.from({ length: 101 }, (_, index) => `${blog}/${index}`).join('\n')
  const { error } = ConsoleForm.safeParse({ intent: 'batch', urls })
  expect(error?.issues[0]?.message).toBe('At most 100 addresses at once')
})
