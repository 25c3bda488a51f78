import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { createTestApp } from '../../tests/factories.ts'
import { inOneRateWindow } from '../../tests/support/one-rate-window.ts'
import { pictureProblems } from '../core/pictures/picture-file.ts'
import { images } from '../db/schema/pictures.ts'
import { pngClaiming } from '../operations/pictures/testing/png-claiming.ts'
import { createSite } from '../server/site.ts'

const app = await createTestApp()
const site = createSite(app, {
  loadBuild: () => Promise.reject(new Error('no pages here')),
  clientFolder: 'build/client',
  mode: 'production',
})
const server = createServer(getRequestListener(site.fetch))
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const { port } = server.address() as AddressInfo
afterAll(() => void server.close())

const send = async (body: Uint8Array<ArrayBuffer> | string, headers: Record<string, string> = {}) => {
  const answer = await fetch(`http://127.0.0.1:${port}/api/pictures`, { method: 'POST', body, headers })
  return { status: answer.status, body: (await answer.json()) as { error?: string; picture?: { id: string } } }
}

const drawn = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: 'tan' } })
const countPictures = () => app.db.$count(images)

test('stores a photo upright and without its location, and serves it at once', async () => {
  const photo = await drawn(900, 600)
    .withExif({ IFD3: { GPSLatitude: '52/1 31/1 0/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  expect(await sharp(photo).metadata()).toMatchObject({ orientation: 6, exif: expect.anything() })
  const { status, body } = await send(new Uint8Array(photo))
  expect(status).toBe(201)
  const shown = await fetch(`http://127.0.0.1:${port}/images/${body.picture?.id}/400.webp`)
  const { exif, width, height } = await sharp(Buffer.from(await shown.arrayBuffer())).metadata()
  expect({ exif, isUpright: height > width }).toEqual({ exif: undefined, isUpright: true })
})

test('stores the first frame of an animated picture', async () => {
  const frames = await Promise.all(
    ['red', 'lime'].map((background) =>
      sharp({ create: { width: 40, height: 30, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  )
  const gif = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer()
  expect((await sharp(gif).metadata()).pages).toBe(2)
  expect(await send(new Uint8Array(gif))).toMatchObject({ status: 201, body: { picture: { width: 40, height: 30 } } })
})

const jpeg = await drawn(900, 600).jpeg().toBuffer()
const hugePng = await pngClaiming(50_000, 50_000)

test.each([
  ['an empty body', '', pictureProblems.empty],
  ['text declared as a picture', 'Butter the toast.', pictureProblems.unreadable],
  [
    'an SVG with script',
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    pictureProblems.unreadable,
  ],
  ['the first bytes of a HEIC picture', '\0\0\0\u0018ftypheic\0\0\0\0mif1heic', pictureProblems.damaged],
  ['half a photo', new Uint8Array(jpeg.subarray(0, jpeg.length / 2)), pictureProblems.damaged],
  ['the first bytes of a photo', new Uint8Array(jpeg.subarray(0, 20)), pictureProblems.damaged],
  ['a PNG of 50,000 × 50,000', new Uint8Array(hugePng), pictureProblems.tooManyPixels],
])('refuses %s with a message and stores nothing', async (_what, bytes, problem) => {
  const before = await countPictures()
  expect(await send(bytes, { 'content-type': 'image/jpeg' })).toEqual({ status: 422, body: { error: problem } })
  expect(await countPictures()).toBe(before)
})

/** Sends up to 200 MB and returns how much the server accepted before it answered. */
function sendEndlessly(headers: string, piece: (bytes: Buffer) => Buffer) {
  return new Promise<{ answer: string; sent: number }>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const bytes = piece(Buffer.alloc(64_000, 7))
    let sent = 0
    let answer = ''
    socket.write(`POST /api/pictures HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n${headers}\r\n\r\n`)
    const pump = () => {
      while (sent < 200_000_000 && !socket.destroyed) {
        sent += bytes.length
        if (!socket.write(bytes)) return
      }
    }
    socket.on('drain', pump)
    socket.on('data', (data) => {
      answer += data.toString('latin1')
      socket.destroy()
    })
    socket.on('error', () => undefined)
    socket.on('close', () => resolve({ answer, sent }))
    pump()
  })
}

test('refuses 200 MB before reading them', async () => {
  const { answer, sent } = await sendEndlessly('Content-Length: 200000000', (bytes) => bytes)
  expect(answer).toMatch(/^HTTP\/1.1 413 /)
  expect(sent).toBeLessThan(20_000_000)
})

const framed = (bytes: Buffer) =>
  Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')])

test('refuses 200 MB without a declared length', async () => {
  const { answer, sent } = await sendEndlessly('Transfer-Encoding: chunked', framed)
  expect(answer).toMatch(/^HTTP\/1.1 413 /)
  expect(sent).toBeLessThan(30_000_000)
})

test('stores or refuses each of a hundred simultaneous pictures', async () => {
  const outcomes = await Promise.all(
    Array.from({ length: 100 }, (_, index) => send(new Uint8Array(jpeg), { 'x-forwarded-for': `198.51.100.${index}` })),
  )
  const stored = outcomes.filter(({ status }) => status === 201)
  const refused = outcomes.filter(({ status, body }) => status === 503 && /Too many pictures/.test(body.error ?? ''))
  expect(stored.length + refused.length).toBe(100)
  expect(stored.length).toBeGreaterThan(10)
})

test('refuses pictures beyond the hourly limit', async () => {
  let visitors = 0
  const statuses = await inOneRateWindow(3600, async () => {
    const visitor = { 'x-forwarded-for': `203.0.112.${(visitors += 1)}` }
    const found: Array<number> = []
    for (let count = 0; count < 601; count++) found.push((await send('x', visitor)).status)
    return found
  })
  expect(statuses.slice(0, 600).every((status) => status === 422)).toBe(true)
  expect(statuses.at(-1)).toBe(429)
})

/** Sends the start of a picture and never its end. */
function beginSlowly(visitor: string) {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  const head = `Host: 127.0.0.1:${port}\r\nX-Forwarded-For: ${visitor}\r\nTransfer-Encoding: chunked`
  socket.write(`POST /api/pictures HTTP/1.1\r\n${head}\r\n\r\n`)
  socket.write(framed(Buffer.alloc(1_000, 7)))
  return socket
}

test('limits simultaneous pictures of unknown length', async () => {
  const visitor = '203.0.113.10'
  const sockets = Array.from({ length: 4 }, () => beginSlowly(visitor))
  const statuses: Array<number> = []
  for (let tries = 0; tries < 50 && statuses.at(-1) !== 429; tries += 1) {
    // The request that checks may itself take one of the slots.
    sockets.push(beginSlowly(visitor))
    statuses.push((await send('x', { 'x-forwarded-for': visitor })).status)
  }
  expect(statuses.at(-1)).toBe(429)
  for (const socket of sockets) socket.destroy()
  await expect.poll(async () => (await send('x', { 'x-forwarded-for': visitor })).status).toBe(422)
})
