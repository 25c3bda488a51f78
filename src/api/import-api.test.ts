import { Hono } from 'hono'
import { expect, test, vi } from 'vitest'
import { createTestApp } from '../../tests/factories.ts'
import { countUse } from '../db/limits/rate-limits.ts'
import type { HttpProblem } from '../lib/http/problem.ts'
import { createLog } from '../lib/log/log.ts'
import type { App } from '../operations/app/app.ts'
import { importApi } from './import-api.ts'

const app = await createTestApp()
const page = JSON.stringify({ url: '', html: '<!doctype html><p>We are on holiday.' })

function post(here: App, body: string, visitor: string, path = 'web-page') {
  const site = new Hono<{ Variables: { requestId: string } }>()
    .use((context, next) => {
      context.set('requestId', 'request-7')
      return next()
    })
    .route('/', importApi(here))
  const request = new Request(`http://kitchen.test/${path}`, { method: 'POST', body })
  const connection = { incoming: { socket: { remoteAddress: visitor, remotePort: 1, remoteFamily: 'IPv4' } } }
  return { request, answer: Promise.resolve(site.fetch(request, connection)) }
}

async function lastLine(answer: Promise<Response>) {
  const lines = (await (await answer).text()).trim().split('\n')
  return JSON.parse(lines.at(-1) ?? '') as unknown
}

const importTimes = (times: number, visitor: string) =>
  Promise.all(Array.from({ length: times }, () => countUse(app.db, `import:${visitor}`, 300, 3600)))

test('counts invalid requests against the limit', async () => {
  await importTimes(299, '203.0.113.1')
  expect((await post(app, 'no json', '203.0.113.1').answer).status).toBe(400)
  expect(await lastLine(post(app, page, '203.0.113.1').answer)).toMatchObject({ reason: 'too-many' })
})

test.each([
  ['a request', 'web-page', '203.0.113.2'],
  ['a file', 'file?name=a.zip', '203.0.113.9'],
])('does not read %s beyond the limit', async (_, path, visitor) => {
  await importTimes(300, visitor)
  const { request, answer } = post(app, page, visitor, path)
  expect(await lastLine(answer)).toMatchObject({ reason: 'too-many' })
  expect(request.bodyUsed).toBe(false)
})

test('imports a file by its content, and refuses an empty one', async () => {
  const toast = post(app, 'Toast @bread{2%slices}.', '203.0.113.8', 'file?name=Toast.cook')
  expect(await lastLine(toast.answer)).toMatchObject({ kind: 'draft', form: { title: 'Toast' } })
  const empty = await post(app, '', '203.0.113.8', 'file?name=Toast.cook').answer
  expect([empty.status, await empty.json()]).toEqual([400, { error: 'The file is empty. Choose another one.' }])
})

test('says that a table cannot be parsed', async () => {
  const columns = Array.from({ length: 300 }, (_, index) => `column ${index}`).join(',')
  const answer = await post(app, columns, '203.0.113.7', 'columns').answer
  expect([answer.status, await answer.json()]).toEqual([
    422,
    { error: expect.stringMatching(/^Failed to parse CSV file\./) },
  ])
})

test('reports and logs every internal error', async () => {
  const consoleErrors = vi.spyOn(console, 'error')
  const lines: Array<string> = []
  const log = createLog({ level: 'info', destination: { write: (line) => void lines.push(line) } })
  const broken = { ...app, log, read: () => Promise.reject(new Error('the page reader is broken')) }
  for (let count = 0; count < 4; count += 1) {
    expect(await lastLine(post(broken, page, '203.0.113.3').answer)).toEqual({
      kind: 'problem',
      reason: 'server-error',
      message: 'An error occurred during import',
    })
  }
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 'error',
    requestId: 'request-7',
    err: { message: 'the page reader is broken' },
  })
  expect(consoleErrors).not.toHaveBeenCalled()
})

test('accepts an import after four invalid requests', async () => {
  for (let count = 0; count < 4; count += 1) await post(app, '[]', '203.0.113.4').answer
  expect(await lastLine(post(app, page, '203.0.113.4').answer)).toMatchObject({ reason: 'no-recipe' })
})

test('reports a pasted page that is too large', async () => {
  const large = JSON.stringify({ html: `<p>${'x'.repeat(11_500_000)}` })
  expect(await lastLine(post(app, large, '203.0.113.5').answer)).toMatchObject({ reason: 'too-large' })
})

const columnsOf = async (table: string, visitor: string) => (await post(app, table, visitor, 'columns').answer).status

test('shows the columns of a table, and limits how many tables an hour', async () => {
  expect(await columnsOf('title,ingredients\nTea,1 bag\n', '203.0.113.10')).toBe(200)
  expect(await columnsOf(','.repeat(300), '203.0.113.10')).toBe(422)
  await Promise.all(Array.from({ length: 240 }, () => countUse(app.db, 'table-columns:203.0.113.11', 240, 3600)))
  expect(await columnsOf('title\nTea\n', '203.0.113.11')).toBe(429)
})

test('loads only a few pictures at once for a visitor', async () => {
  const site = Promise.withResolvers<HttpProblem>()
  const slow: App = { ...app, http: { ...app.http, fetch: () => site.promise } }
  const load = (number: number) => {
    const body = JSON.stringify({ url: `https://pictures.example/${number}.jpg` })
    return post(slow, body, '203.0.113.12', 'picture').answer
  }
  const first = [1, 2, 3].map(load)
  expect((await load(4)).status).toBe(429)
  site.resolve({ ok: false, kind: 'timeout', message: 'The site is slow.' })
  await Promise.all(first)
  expect((await load(5)).status).toBe(200)
})
