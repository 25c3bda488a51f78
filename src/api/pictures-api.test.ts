import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { createTestApp } from '../../tests/factories.ts'
import { pictureProblems } from '../core/picture-file.ts'
import { images } from '../db/schema.ts'
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

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'tan' }, limitInputPixels: false })
const countPictures = () => app.db.$count(images)

test('a photo is kept, upright and without the place it was taken at, and can be asked for at once', async () => {
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

test('of a moving picture the first frame is kept', async () => {
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
const hugePng = await drawn(50_000, 50_000).png({ compressionLevel: 9, palette: false }).toBuffer()

test.each([
  ['nothing at all', '', pictureProblems.empty],
  ['words that call themselves a picture', 'Butter the toast.', pictureProblems.unreadable],
  [
    'an SVG with script',
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    pictureProblems.unreadable,
  ],
  ['a HEIC picture', '\0\0\0\u0018ftypheic\0\0\0\0mif1heic', pictureProblems.heic],
  ['half a photo', new Uint8Array(jpeg.subarray(0, jpeg.length / 2)), pictureProblems.damaged],
  ['the head of a photo', new Uint8Array(jpeg.subarray(0, 20)), pictureProblems.damaged],
  ['a PNG that unpacks to 50,000 × 50,000', new Uint8Array(hugePng), pictureProblems.tooManyPixels],
])('%s is refused in a sentence, at once, and leaves nothing', async (_what, bytes, problem) => {
  const before = await countPictures()
  const started = performance.now()
  expect(await send(bytes, { 'content-type': 'image/jpeg' })).toEqual({ status: 422, body: { error: problem } })
  expect(performance.now() - started).toBeLessThan(5_000)
  expect(await countPictures()).toBe(before)
})

/** Sends 200 MB as fast as they are taken; how much of it the server took before it answered. */
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

test('200 MB are refused before they are read', async () => {
  const { answer, sent } = await sendEndlessly('Content-Length: 200000000', (bytes) => bytes)
  expect(answer).toMatch(/^HTTP\/1.1 413 /)
  expect(sent).toBeLessThan(20_000_000)
})

const framed = (bytes: Buffer) =>
  Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')])

test('so are 200 MB that do not say how many they are', async () => {
  const { answer, sent } = await sendEndlessly('Transfer-Encoding: chunked', framed)
  expect(answer).toMatch(/^HTTP\/1.1 413 /)
  expect(sent).toBeLessThan(30_000_000)
})

test('a hundred pictures of a hundred visitors at the same moment are kept or refused, each with a sentence', async () => {
  const outcomes = await Promise.all(
    Array.from({ length: 100 }, (_, index) => send(new Uint8Array(jpeg), { 'x-forwarded-for': `198.51.100.${index}` })),
  )
  const kept = outcomes.filter(({ status }) => status === 201)
  const refused = outcomes.filter(({ status, body }) => status === 503 && /Too many pictures/.test(body.error ?? ''))
  expect(kept.length + refused.length).toBe(100)
  expect(kept.length).toBeGreaterThan(10)
})

test('after so many an hour, nothing more is read', async () => {
  const visitor = { 'x-forwarded-for': '203.0.113.9' }
  const statuses = []
  for (let count = 0; count < 601; count++) statuses.push((await send('x', visitor)).status)
  expect(statuses.slice(0, 600).every((status) => status === 422)).toBe(true)
  expect(statuses.at(-1)).toBe(429)
})

/** The beginning of a picture whose end does not come. */
function beginSlowly(visitor: string) {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  const head = `Host: 127.0.0.1:${port}\r\nX-Forwarded-For: ${visitor}\r\nTransfer-Encoding: chunked`
  socket.write(`POST /api/pictures HTTP/1.1\r\n${head}\r\n\r\n`)
  socket.write(framed(Buffer.alloc(1_000, 7)))
  return socket
}

test('who does not say how long pictures are waits for them like anybody else', async () => {
  const visitor = '203.0.113.10'
  const sockets = Array.from({ length: 4 }, () => beginSlowly(visitor))
  const oneMore = async () => {
    // The question itself may have taken the place of one of them.
    sockets.push(beginSlowly(visitor))
    return (await send('x', { 'x-forwarded-for': visitor })).status
  }
  await expect.poll(oneMore).toBe(429)
  for (const socket of sockets) socket.destroy()
  await expect.poll(async () => (await send('x', { 'x-forwarded-for': visitor })).status).toBe(422)
})
