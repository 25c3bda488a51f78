import { createServer } from 'node:net'
import { Readable } from 'node:stream'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createHttp } from './http.ts'
import { httpAllowing, listening, serve } from './loopback-server.ts'

const timeoutMs = 150

function* endless() {
  for (;;) yield Buffer.alloc(64_000, 'a')
}

test.each([
  ['gzip', gzipSync(Buffer.alloc(20_000_000))],
  ['deflate', deflateSync(Buffer.alloc(20_000_000))],
  ['br', brotliCompressSync(Buffer.alloc(20_000_000))],
])('stops a %s bomb by its size', async (encoding, bomb) => {
  await using server = await serve((_request, response) =>
    response.writeHead(200, { 'content-encoding': encoding }).end(bomb),
  )
  const answer = await httpAllowing(server).fetch(server.url, { maxBytes: 500_000 })
  expect(answer).toMatchObject({ ok: false, kind: 'too-large' })
})

test('stops a small bomb by its compression ratio', async () => {
  await using server = await serve((_request, response) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(8_000_000))),
  )
  expect(await httpAllowing(server).fetch(server.url)).toMatchObject({ ok: false, kind: 'too-large' })
})

test('applies the size limit to the decompressed body', async () => {
  await using server = await serve((_request, response) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(900_000))),
  )
  expect(await httpAllowing(server).fetch(server.url, { maxBytes: 500_000 })).toMatchObject({ kind: 'too-large' })
  expect(await httpAllowing(server).fetch(server.url, { maxBytes: 900_000 })).toMatchObject({ ok: true })
})

test('refuses a body compressed twice', async () => {
  await using server = await serve((_request, response) =>
    response.writeHead(200, { 'content-encoding': 'gzip, gzip' }).end(gzipSync(gzipSync('x'))),
  )
  expect(await httpAllowing(server).fetch(server.url)).toMatchObject({ ok: false, kind: 'protocol' })
})

test('stops an endless body at the size limit and closes the connection', async () => {
  await using server = await serve((_request, response) => void Readable.from(endless()).pipe(response))
  const answer = await httpAllowing(server).fetch(server.url, { maxBytes: 300_000 })
  expect(answer).toMatchObject({ ok: false, kind: 'too-large' })
  await expect.poll(() => server.openConnections()).toBe(0)
})

test('refuses a body by its declared length before it is sent', async () => {
  await using server = await serve((_request, response) => {
    response.writeHead(200, { 'content-length': 50_000_000 }).flushHeaders()
  })
  const answer = await httpAllowing(server).fetch(server.url)
  expect(answer).toMatchObject({ ok: false, kind: 'too-large', message: expect.stringContaining('10 MB') })
})

test('reads a body exactly at the limit', async () => {
  await using server = await serve((_request, response) => response.end('x'.repeat(1000)))
  expect(await httpAllowing(server).fetch(server.url, { maxBytes: 1000 })).toMatchObject({ ok: true })
  expect(await httpAllowing(server).fetch(server.url, { maxBytes: 999 })).toMatchObject({ kind: 'too-large' })
})

test('refuses endless headers', async () => {
  await using server = await listening(
    createServer((socket) => socket.write(`HTTP/1.1 200 OK\r\nx-a: ${'a'.repeat(100_000)}\r\n`)),
  )
  expect(await httpAllowing(server).fetch(server.url)).toMatchObject({ ok: false, kind: 'too-large' })
})

test('stops a slow body at the deadline', async () => {
  await using server = await serve((_request, response) => {
    const drip = setInterval(() => response.write('a'), 20)
    response.on('close', () => clearInterval(drip))
  })
  const answer = await httpAllowing(server).fetch(server.url, { timeoutMs })
  expect(answer).toMatchObject({ ok: false, kind: 'timeout' })
  await expect.poll(() => server.openConnections()).toBe(0)
})

test('stops a stalled compressed body at the deadline', async () => {
  await using server = await serve((_request, response) => {
    response.writeHead(200, { 'content-encoding': 'gzip' }).write(gzipSync('a'.repeat(1000)).subarray(0, 15))
  })
  const answer = await httpAllowing(server).fetch(server.url, { timeoutMs })
  expect(answer).toMatchObject({ ok: false, kind: 'timeout' })
})

test('stops slow headers at the deadline', async () => {
  const slow = createServer((socket) => {
    socket.write('HTTP/1.1 200 OK\r\n')
    const drip = setInterval(() => socket.write('x-a: a\r\n'), 20)
    socket.on('close', () => clearInterval(drip))
  })
  await using server = await listening(slow)
  const answer = await httpAllowing(server).fetch(server.url, { timeoutMs })
  expect(answer).toMatchObject({ ok: false, kind: 'timeout' })
  await expect.poll(() => server.openConnections()).toBe(0)
})

test('does not restart the deadline after a redirect', async () => {
  await using server = await serve((_request, response) => {
    setTimeout(() => response.writeHead(302, { location: '/again' }).end(), 60)
  })
  const answer = await httpAllowing(server).fetch(server.url, { timeoutMs })
  expect(answer).toMatchObject({ ok: false, kind: 'timeout' })
})

test('stops an endless TLS handshake at the deadline', async () => {
  await using server = await listening(createServer((socket) => socket.resume()))
  const answer = await httpAllowing(server).fetch(`https://127.0.0.1:${server.port}/`, { timeoutMs })
  expect(answer).toMatchObject({ ok: false, kind: 'timeout' })
  await expect.poll(() => server.openConnections()).toBe(0)
})

test('stops waiting for a silent name server at the deadline', async () => {
  const http = createHttp({ allow: [], lookup: () => Promise.withResolvers<never>().promise })
  const answer = await http.fetch('http://recipes.example/', { timeoutMs })
  expect(answer).toMatchObject({ ok: false, kind: 'timeout' })
})

test('lets the caller abort at any moment', async () => {
  await using server = await serve((_request, response) => void response.write('half'))
  const http = httpAllowing(server)
  expect(await http.fetch(server.url, { signal: AbortSignal.abort() })).toMatchObject({ kind: 'aborted' })
  const controller = new AbortController()
  const onStage = (stage: string) => stage === 'receiving' && setTimeout(() => controller.abort(), 20)
  const answer = await http.fetch(server.url, { signal: controller.signal, onStage })
  expect(answer).toMatchObject({ ok: false, kind: 'aborted' })
  await expect.poll(() => server.openConnections()).toBe(0)
})

test.each([
  ['closes the connection', '', 'connect'],
  ['speaks another protocol', 'SSH-2.0-OpenSSH_9.6\r\n', 'protocol'],
  ['sends half of the declared length', 'HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nhalf', 'connect'],
  ['declares two lengths', 'HTTP/1.1 200 OK\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab', 'protocol'],
  ['sends invalid gzip', 'HTTP/1.1 200 OK\r\ncontent-encoding: gzip\r\ncontent-length: 5\r\n\r\nplain', 'protocol'],
  [
    'uses an unknown encoding',
    'HTTP/1.1 200 OK\r\ncontent-encoding: lzma\r\ncontent-length: 5\r\n\r\nplain',
    'protocol',
  ],
  [
    'redirects to an invalid address',
    'HTTP/1.1 302 Found\r\nlocation: http://\r\ncontent-length: 0\r\n\r\n',
    'protocol',
  ],
])('reports a server that %s as a problem', async (_what, bytes, kind) => {
  await using server = await listening(createServer((socket) => socket.once('data', () => socket.end(bytes))))
  expect(await httpAllowing(server).fetch(server.url)).toMatchObject({ ok: false, kind })
})

test('reports an unreachable server', async () => {
  const server = await serve(() => {})
  await server[Symbol.asyncDispose]()
  expect(await httpAllowing(server).fetch(server.url)).toMatchObject({ ok: false, kind: 'connect' })
})
