import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { createPatientServer, listen } from './listen.ts'

test('disconnects a client that never finishes a request', async () => {
  const short = { headersTimeout: 100, connectionsCheckingInterval: 20 }
  const server = createPatientServer((_, response) => void response.end('here'), short)
  onTestFinished(() => void server.close())
  const open = await listen(server, '127.0.0.1', 0)
  if (!open.ok) throw new Error(open.problem)
  const line = connect(Number(new URL(open.url).port), '127.0.0.1')
  line.write('GET / HTTP/1.1\r\nHost: kitchen')
  const [answer] = (await once(line, 'data')) as [Buffer]
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 408/)
  await once(line, 'close')
})

test('limits headers to seconds, and keeps idle connections longer than proxies do', () => {
  const server = createPatientServer(() => undefined)
  expect(server.headersTimeout).toBeLessThanOrEqual(15_000)
  expect(server.keepAliveTimeout).toBeGreaterThan(60_000)
})

/** More than the buffers of the operating system hold. */
const large = Buffer.alloc(40_000_000, 120)

async function ask(
  listener: RequestListener,
  stalledAfterMs: number,
  listenToLine: (line: Socket) => void,
  connection: 'close' | 'keep-alive' = 'close',
) {
  const server = createPatientServer(listener, { stalledAfterMs })
  onTestFinished(() => void server.close())
  const open = await listen(server, '127.0.0.1', 0)
  if (!open.ok) throw new Error(open.problem)
  const line = connect(Number(new URL(open.url).port), '127.0.0.1')
  onTestFinished(() => void line.destroy())
  listenToLine(line)
  line.write(`GET / HTTP/1.1\r\nHost: kitchen\r\nConnection: ${connection}\r\n\r\n`)
  return line
}

test('disconnects a client that reads no answers, even if it keeps sending requests', async () => {
  const asking = 'GET / HTTP/1.1\r\nHost: kitchen\r\n\r\n'
  const isHungUp = Promise.withResolvers<boolean>()
  let answered = 0
  const line = await ask(
    ({ socket }, response) => {
      if (socket.listenerCount('close', count) === 0) socket.once('close', count)
      response.once('finish', () => (answered += 1))
      response.end(large.subarray(0, 1_000_000))
    },
    200,
    (client) => {
      client.pause()
      client.write(asking.repeat(100))
    },
    'keep-alive',
  )
  line.on('error', () => undefined)
  const repeating = setInterval(() => line.write(asking), 20)
  onTestFinished(() => clearInterval(repeating))
  expect(await isHungUp.promise).toBe(true)

  function count() {
    isHungUp.resolve(answered < 100)
  }
})

test('sends a slow client everything', async () => {
  let received = 0
  const line = await ask(
    (_, response) => {
      for (let at = 0; at < large.length; at += 100_000) response.write(large.subarray(at, at + 100_000))
      response.end()
    },
    5_000,
    (client) =>
      client.on('data', async (chunk: Buffer) => {
        received += chunk.length
        client.pause()
        await setTimeout(1)
        client.resume()
      }),
  )
  await once(line, 'close')
  expect(received).toBeGreaterThan(large.length)
})

test('waits for an answer that takes long', async () => {
  let answer = ''
  const line = await ask(
    async (_, response) => {
      await setTimeout(500)
      response.end('at last')
    },
    100,
    (client) => client.on('data', (chunk: Buffer) => (answer += chunk.toString())),
  )
  await once(line, 'close')
  expect(answer).toContain('at last')
})

test('reuses an idle connection, and closes it in the end', async () => {
  const server = createPatientServer((_, response) => void response.end('here'), {
    stalledAfterMs: 10_000,
    keepAliveTimeout: 50,
  })
  onTestFinished(() => void server.close())
  const open = await listen(server, '127.0.0.1', 0)
  if (!open.ok) throw new Error(open.problem)
  const line = connect(Number(new URL(open.url).port), '127.0.0.1')
  for (let round = 0; round < 2; round += 1) {
    line.write('GET / HTTP/1.1\r\nHost: kitchen\r\n\r\n')
    expect(String(await once(line, 'data'))).toContain('here')
  }
  await once(line, 'close')
})

test.each(['0.0.0.0', '::'])('names an address to open when it listens on %s', async (host) => {
  const server = createPatientServer((_, response) => void response.end('here'))
  onTestFinished(() => void server.close())
  expect(await listen(server, host, 0)).toMatchObject({ url: expect.stringMatching(/^http:\/\/localhost:\d+$/) })
})
