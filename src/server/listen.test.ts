import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createPatientServer, listen } from './listen.ts'

test('who never comes to the end of a request is told so and let go', async () => {
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

test('headers have seconds, and idle connections outlive those of proxies', () => {
  const server = createPatientServer(() => undefined)
  expect(server.headersTimeout).toBeLessThanOrEqual(15_000)
  expect(server.keepAliveTimeout).toBeGreaterThan(60_000)
})
