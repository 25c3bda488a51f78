import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import type { ServerBuild } from 'react-router'
import { expect, onTestFinished, test } from 'vitest'
import { createUser } from '../../tests/accounts.ts'
import { createTestApp } from '../../tests/factories.ts'
import type { Role } from '../core/role.ts'
import { createPatientServer, listen } from './listen.ts'
import { createSite } from './site.ts'
import { withoutHurry } from './slow-bodies.ts'

const within = 400
const loadBuild = () => Promise.reject<ServerBuild>(new Error('no pages in this test'))

/** Takes what comes and says how much it was; at `/refused` it answers without reading. */
async function openServer() {
  const site = new Hono()
    .use('/backups', withoutHurry)
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

/** A byte every now and then: as many as promised, unless they hang up. */
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
  await Promise.race([closed, setTimeout(answer ? 300 : 5_000)])
  return { answer, isClosed: line.closed || line.destroyed }
}

test('a body that takes too long is not waited for, however often a byte of it comes', async () => {
  const { answer, isClosed } = await trickle('/import', { promised: 100, everyMs: 30 })
  expect(answer).toMatch(/^HTTP\/1\.1 408/)
  expect(isClosed).toBe(true)
})

test('the body of a backup takes as long as it comes', async () => {
  const { answer } = await trickle('/backups', { promised: 40, everyMs: 30 })
  expect(answer).toMatch(/^HTTP\/1\.1 200[^]*40 bytes$/)
})

test('and is not waited for once nothing comes any more', async () => {
  const { answer, isClosed } = await trickle('/backups', { promised: 30, everyMs: 20, sent: 3 })
  expect(answer).toMatch(/^HTTP\/1\.1 408/)
  expect(isClosed).toBe(true)
})

test('whoever is refused and goes on sending is hung up on', async () => {
  const { answer, isClosed } = await trickle('/refused', { promised: 1000, everyMs: 20 })
  expect(answer).toMatch(/^HTTP\/1\.1 403/)
  expect(isClosed).toBe(true)
})

test('on the site, only who may send backups has the time for it', async () => {
  const app = await createTestApp()
  const site = createSite(app, { loadBuild, clientFolder: 'build/client', mode: 'production' })
  const port = serve(site.fetch, 1_000)
  const slowly = { promised: 40, everyMs: 50 }
  const sendAs = async (role: Role) => {
    const { cookie } = await createUser(app, role)
    const headers = `Sec-Fetch-Site: same-origin\r\nOrigin: http://kitchen\r\nCookie: ${cookie}\r\n`
    return (await trickle('/api/backups', { ...slowly, headers }, port)).answer
  }
  // First, as the first to ask waits for what is only made once.
  expect(await sendAs('editor')).toMatch(/^HTTP\/1\.1 403/)
  expect(await sendAs('admin')).toMatch(/^HTTP\/1\.1 422[^]*The file was not taken/)
})
