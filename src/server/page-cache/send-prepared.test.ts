import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { headBlock, sendPrepared } from './send-prepared.ts'

const headers = ['Content-Type', 'text/html', 'Vary', 'Accept-Encoding', 'Content-Length', '7']
const body = Buffer.from('<p>soup')
const page = {
  status: 200,
  headers,
  unchangedHeaders: [],
  etag: '"x"',
  expiresAt: 0,
  shows: [],
  body,
  head: headBlock(200, 'OK', headers),
}

/**
 * Returns the bytes that a client receives after it sends these bytes. The server uses prepared headers or Node's own.
 */
async function answersTo(sent: string, kind: 'prepared' | 'plain') {
  const server = createServer((_, response) => {
    if (kind === 'prepared') return sendPrepared(response, page)
    response.writeHead(200, headers)
    response.end(body)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(sent)
  return text(socket)
}

const withoutDates = (bytes: string) =>
  bytes.replaceAll(/^Date: \w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$/gm, 'Date: now')

const last = 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'

test.each([
  ['one that stays open', `GET / HTTP/1.1\r\nHost: a\r\n\r\n${last}`],
  ['several at once', `GET / HTTP/1.1\r\nHost: a\r\n\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\n${last}`],
  ['headers only', `HEAD / HTTP/1.1\r\nHost: a\r\n\r\n${last}`],
  ['one that ends', last],
  ['HTTP/1.0', 'GET / HTTP/1.0\r\n\r\n'],
  ['HTTP/1.0 that stays open', `GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\n${last}`],
])('sends the bytes Node would send: %s', async (_, sent) => {
  const prepared = await answersTo(sent, 'prepared')
  expect(withoutDates(prepared)).toBe(withoutDates(await answersTo(sent, 'plain')))
  expect(prepared).toContain('HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n')
})

test('the date follows the clock', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T10:00:01Z') })
  onTestFinished(() => void vi.useRealTimers())
  const request = `GET / HTTP/1.1\r\nHost: a\r\n\r\n${last}`
  expect(await answersTo(request, 'prepared')).toContain('Date: Mon, 23 Nov 2026 10:00:01 GMT')
  vi.setSystemTime(new Date('2026-11-23T10:00:02Z'))
  expect(await answersTo(request, 'prepared')).toContain('Date: Mon, 23 Nov 2026 10:00:02 GMT')
})
