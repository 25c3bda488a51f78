import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { createLog } from '../lib/log.ts'
import { requestLog } from './request-log.ts'

async function ask(path: string, headers: Record<string, string> = {}) {
  const lines: Array<string> = []
  const log = createLog({ level: 'info', destination: { write: (line) => void lines.push(line) } })
  const site = new Hono().use(requestLog(log))
  for (const known of ['/', '/assets/here.js']) site.get(known, (context) => context.text('here'))
  const answer = await site.request(path, { headers })
  return { id: answer.headers.get('x-request-id'), lines: lines.map((line) => JSON.parse(line)) }
}

test('the id a proxy gave a request is the one in the log and in the answer', async () => {
  const { id, lines } = await ask('/', { 'x-request-id': 'proxy-0123456789' })
  expect(id).toBe('proxy-0123456789')
  expect(lines).toMatchObject([{ requestId: id, method: 'GET', path: '/', status: 200, msg: 'request' }])
})

test('a request without one, or with one that could confuse a log, gets its own', async () => {
  const { id, lines } = await ask('/', { 'x-request-id': 'a b' })
  expect(id).toMatch(/^[\da-f-]{36}$/)
  expect(lines[0].requestId).toBe(id)
  expect((await ask('/')).id).toMatch(/^[\da-f-]{36}$/)
})

test('files are not worth a line, unless they are not there', async () => {
  expect((await ask('/assets/here.js')).lines).toEqual([])
  expect((await ask('/assets/gone.js')).lines).toMatchObject([{ path: '/assets/gone.js', status: 404 }])
})
