import type { Server } from 'node:http'
import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { WebSocketServer } from 'ws'
import { createHttp } from './http.ts'
import { httpAllowing, listening } from './loopback-server.ts'

/** A server that accepts live connections and then does what the test wants. */
async function startLive(onConnection: (connection: import('ws').WebSocket) => void) {
  const server: Server = createServer((_, response) => void response.writeHead(302, { location: '/elsewhere' }).end())
  const headers: Array<unknown> = []
  const sockets = new WebSocketServer({ noServer: true })
  server.on('upgrade', (request, socket, head) => {
    headers.push(request.headers.authorization)
    if (request.url === '/hangs') return
    if (request.url === '/moved') return void socket.end('HTTP/1.1 302 Found\r\nlocation: /\r\n\r\n')
    sockets.handleUpgrade(request, socket, head, onConnection)
  })
  return Object.assign(await listening(server), { headers })
}

test('reads messages in order, silence, and the reason for closing', async () => {
  await using server = await startLive((connection) => {
    connection.send('one')
    connection.send('two')
    connection.on('message', () => {})
    setTimeout(() => connection.close(1000, 'done'), 150)
  })
  const socket = await httpAllowing(server).openSocket(`${server.url}/live`, { headers: { authorization: 'Bearer x' } })
  if (!socket.ok) throw new Error(socket.message)
  expect(server.headers).toEqual(['Bearer x'])
  expect(await socket.next(5_000)).toEqual({ kind: 'message', text: 'one' })
  expect(await socket.next(5_000)).toEqual({ kind: 'message', text: 'two' })
  expect(await socket.next(1)).toEqual({ kind: 'silence' })
  expect(await socket.next(5_000)).toEqual({ kind: 'closed', reason: 'done' })
})

test('closes a connection that sends too much at once', async () => {
  await using server = await startLive((connection) => connection.send('x'.repeat(2_000)))
  const socket = await httpAllowing(server).openSocket(`${server.url}/live`, { maxBytes: 1_000 })
  if (!socket.ok) throw new Error(socket.message)
  expect(await socket.next(5_000)).toMatchObject({ kind: 'closed' })
})

test('closes a connection whose messages nobody reads', async () => {
  await using server = await startLive((connection) => {
    for (let index = 0; index < 10; index += 1) connection.send('x'.repeat(500))
  })
  const socket = await httpAllowing(server).openSocket(`${server.url}/live`, { maxBytes: 1_000 })
  if (!socket.ok) throw new Error(socket.message)
  await expect.poll(() => server.openConnections()).toBe(0)
  const kinds = [await socket.next(5_000), await socket.next(5_000), await socket.next(5_000), await socket.next(5_000)]
  expect(kinds.at(-1)).toMatchObject({ kind: 'closed' })
})

test('opens no live connection to a private address, through a redirect, or after the deadline', async () => {
  await using server = await startLive(() => {})
  expect(await createHttp({ allow: [] }).openSocket(`${server.url}/live`)).toMatchObject({ kind: 'refused-address' })
  expect(await httpAllowing(server).openSocket('ws://localhost/')).toMatchObject({ kind: 'bad-address' })
  expect(await httpAllowing(server).openSocket(`${server.url}/moved`)).toMatchObject({ kind: 'connect' })
  expect(await httpAllowing(server).openSocket(`${server.url}/hangs`, { timeoutMs: 200 })).toMatchObject({
    kind: 'timeout',
  })
  const stop = AbortSignal.abort()
  expect(await httpAllowing(server).openSocket(server.url, { signal: stop })).toMatchObject({ kind: 'aborted' })
})
