import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'
import { createPatientServer, listen } from './listen.ts'
import { withoutHurry } from './slow-bodies.ts'

const within = 400

/** Takes what comes and says how much it was; at `/refused` it answers without reading. */
async function openServer() {
  const site = new Hono()
    .use('/backups', withoutHurry)
    .post('/refused', (context) => context.text('No', 403))
    .post('*', async (context) => context.text(`${(await context.req.text()).length} bytes`))
  const server = createPatientServer(getRequestListener(site.fetch), { bodyWithinMs: within })
  onTestFinished(() => void server.close())
  const open = await listen(server, '127.0.0.1', 0)
  if (!open.ok) throw new Error(open.problem)
  return Number(new URL(open.url).port)
}

/** A byte every now and then: as many as promised, unless they hang up. */
async function trickle(
  path: string,
  { promised, everyMs, sent = promised }: Record<string, number> & { promised: number },
) {
  const line = connect(await openServer(), '127.0.0.1')
  let answer = ''
  line.on('data', (chunk: Buffer) => (answer += chunk.toString()))
  line.on('error', () => undefined)
  const closed = once(line, 'close').then(() => 'closed')
  line.write(`POST ${path} HTTP/1.1\r\nHost: kitchen\r\nConnection: close\r\nContent-Length: ${promised}\r\n\r\n`)
  for (let count = 0; count < sent && line.writable; count++) {
    line.write('x')
    await setTimeout(everyMs)
  }
  await Promise.race([closed, setTimeout(5_000)])
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
