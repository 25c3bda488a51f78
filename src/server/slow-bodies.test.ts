import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import type { ServerBuild } from 'react-router'
import { expect, onTestFinished, test } from 'vitest'
import { createUser } from '../../tests/accounts.ts'
import { createTestApp } from '../../tests/factories.ts'
import type { Role } from '../core/accounts/role.ts'
import { createPatientServer, listen } from './listen.ts'
import { createSite } from './site.ts'
import { allowUpload, withoutTimeLimit } from './slow-bodies.ts'

/** Far longer than a busy machine delays a byte. */
const within = 2_000
const loadBuild = () => Promise.reject<ServerBuild>(new Error('no pages in this test'))

/** Starts a server that reads a body and answers with its length. `/refused` answers without waiting for the body. */
async function openServer() {
  const site = new Hono()
    .use('/backups', withoutTimeLimit)
    .use('/uploads', (context, next) => {
      allowUpload(context)
      return next()
    })
    .post('/refused', (context) => context.text('No', 403))
    .post('*', async (context) => context.text(`${(await context.req.text()).length} bytes`))
  return serve(site.fetch)
}

async function serve(fetch: Parameters<typeof getRequestListener>[0], bodyWithinMs = within) {
  const server = createPatientServer(getRequestListener(fetch), { bodyWithinMs })
  onTestFinished(() => void server.close())
  const open = await listen(server, '127.0.0.1', 0)
  if (!open.ok) throw new Error(open.problem)
  return Number(new URL(open.url).port)
}

interface Trickle {
  promised: number
  everyMs: number
  sent?: number
  headers?: string
}

/** Sends one byte at a time until all bytes are sent or the server disconnects. */
async function trickle(
  path: string,
  { promised, everyMs, sent = promised, headers = '' }: Trickle,
  port: Promise<number> = openServer(),
) {
  const line = connect(await port, '127.0.0.1')
  let answer = ''
  line.on('data', (chunk: Buffer) => (answer += chunk.toString()))
  line.on('error', () => undefined)
  const closed = once(line, 'close').then(() => 'closed')
  const length = `Connection: close\r\nContent-Length: ${promised}\r\n`
  line.write(`POST ${path} HTTP/1.1\r\nHost: kitchen\r\n${length}${headers}\r\n`)
  for (let count = 0; count < sent && line.writable; count++) {
    if (answer) break
    line.write('x')
    await setTimeout(everyMs)
  }
  await Promise.race([closed, setTimeout(30_000, undefined, { ref: false })])
  return { answer, isClosed: line.closed || line.destroyed }
}

test('gives up on a body that takes too long, even if it keeps arriving', async () => {
  const { answer, isClosed } = await trickle('/import', { promised: 1_000, everyMs: 30 })
  expect(answer).toMatch(/^HTTP\/1\.1 408/)
  expect(isClosed).toBe(true)
})

test('waits for the body of a backup while it keeps arriving', async () => {
  const { answer } = await trickle('/backups', { promised: 40, everyMs: 75 })
  expect(answer).toMatch(/^HTTP\/1\.1 200[^]*40 bytes$/)
})

test('gives up on an upload that arrives byte by byte', async () => {
  const { answer } = await trickle('/uploads', { promised: 1_000, everyMs: 30 })
  expect(answer).toMatch(/^HTTP\/1\.1 408/)
})

test('gives up on a backup when nothing more arrives', async () => {
  const { answer, isClosed } = await trickle('/backups', { promised: 30, everyMs: 20, sent: 3 })
  expect(answer).toMatch(/^HTTP\/1\.1 408/)
  expect(isClosed).toBe(true)
})

test('disconnects a refused client that keeps sending', async () => {
  const { answer, isClosed } = await trickle('/refused', { promised: 1000, everyMs: 20 })
  expect(answer).toMatch(/^HTTP\/1\.1 403/)
  expect(isClosed).toBe(true)
})

test('gives only accounts that may send backups more time', async () => {
  const app = await createTestApp()
  // Better Auth loads with the first request, and that would count against the time for the body.
  await app.auth.at()
  const site = createSite(app, { loadBuild, clientFolder: 'build/client', mode: 'production' })
  const port = serve(site.fetch, within)
  const slowly = { promised: 40, everyMs: 75 }
  const sendAs = async (role: Role) => {
    const { cookie } = await createUser(app, role)
    const headers = `Sec-Fetch-Site: same-origin\r\nOrigin: http://kitchen\r\nCookie: ${cookie}\r\n`
    return (await trickle('/api/backups', { ...slowly, headers }, port)).answer
  }
  expect(await sendAs('editor')).toMatch(/^HTTP\/1\.1 403/)
  expect(await sendAs('admin')).toMatch(/^HTTP\/1\.1 422[^]*The file was not saved/)
})
