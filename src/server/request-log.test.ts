import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createLog } from '../lib/log/log.ts'
import { requestLog } from './request-log.ts'

async function ask(path: string, headers: Record<string, string> = {}) {
  const lines: Array<string> = []
  const log = createLog({ level: 'info', destination: { write: (line) => void lines.push(line) } })
  const site = new Hono().use(requestLog(log))
  for (const known of ['/', '/assets/here.js', '/healthz', '/readyz'])
    site.get(known, (context) => context.text('here'))
  const answer = await site.request(path, { headers })
  return { id: answer.headers.get('x-request-id'), lines: lines.map((line) => JSON.parse(line)) }
}

test("uses a proxy's request id in log and answer", async () => {
  const { id, lines } = await ask('/', { 'x-request-id': 'proxy-0123456789' })
  expect(id).toBe('proxy-0123456789')
  expect(lines).toMatchObject([{ requestId: id, method: 'GET', path: '/', status: 200, msg: 'request' }])
})

test('creates a request id when there is none or it could confuse a log', async () => {
  const { id, lines } = await ask('/', { 'x-request-id': 'a b' })
  expect(id).toMatch(/^[\da-f-]{36}$/)
  expect(lines[0].requestId).toBe(id)
  expect((await ask('/')).id).toMatch(/^[\da-f-]{36}$/)
})

test('does not log files, unless they are missing', async () => {
  expect((await ask('/assets/here.js')).lines).toEqual([])
  expect((await ask('/assets/gone.js')).lines).toMatchObject([{ path: '/assets/gone.js', status: 404 }])
})

test.each(['/healthz', '/readyz'])('logs %s only for debugging', async (path) => {
  expect((await ask(path)).lines).toEqual([])
})

/** Logs a failed request whose visitor has left or is still waiting. */
async function linesAbout(leaves: boolean) {
  const lines: Array<string> = []
  const log = createLog({ level: 'info', destination: { write: (line) => void lines.push(line) } })
  const begun = Promise.withResolvers<void>()
  const site = new Hono()
    .use(requestLog(log))
    .post('*', async (context) => {
      begun.resolve()
      const body = await context.req.text()
      throw new Error(`A fault of ours, after ${body}`)
    })
    .onError((_, context) => context.text('Something went wrong', 500))
  const server = createServer(getRequestListener(site.fetch)).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const line = connect((server.address() as AddressInfo).port, '127.0.0.1')
  line.resume().write('POST /auth.data HTTP/1.1\r\nHost: kitchen\r\nConnection: close\r\nContent-Length: 4\r\n\r\nhal')
  await begun.promise
  if (leaves) line.destroy()
  else line.write('f')
  return vi.waitUntil(() => lines.length > 0 && lines.map((written) => JSON.parse(written)))
}

test('does not log an error when the visitor left before the answer', async () => {
  const [line, ...more] = await linesAbout(true)
  expect(line).toMatchObject({ level: 'info', path: '/auth.data', status: 499, aborted: true })
  expect(more).toEqual([])
})

test('logs an error while the visitor is waiting', async () => {
  const [line] = await linesAbout(false)
  expect(line).toMatchObject({ level: 'error', path: '/auth.data', status: 500 })
  expect(line).not.toHaveProperty('aborted')
})
