import type { RequestListener } from 'node:http'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { httpAllowing, serve } from '../../lib/http/loopback-server.ts'
import { fetchPicture } from './fetch-picture.ts'

async function fetchFrom(site: RequestListener) {
  await using server = await serve(site)
  return await fetchPicture(httpAllowing(server), `${server.url}/cake.jpg`)
}

test.each(['jpeg', 'png', 'gif', 'webp', 'avif', 'tiff'] as const)('a %s is known by its bytes', async (format) => {
  const create = { width: 8, height: 8, channels: 3, background: 'peru' } as const
  const bytes = await sharp({ create }).toFormat(format).toBuffer()
  const answer = await fetchFrom((_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end(bytes),
  )
  expect(answer).toMatchObject({ ok: true, contentType: `image/${format}` })
  expect(answer.ok && Buffer.compare(answer.bytes, bytes)).toBe(0)
})

test.each([
  ['a page', '<!doctype html><h1>Not here</h1>'],
  ['a drawing with script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['nothing', ''],
])('%s is not a picture', async (_what, body) => {
  const answer = await fetchFrom((_request, response) =>
    response.writeHead(200, { 'content-type': 'image/jpeg' }).end(body),
  )
  expect(answer).toMatchObject({ ok: false, reason: 'not-a-page', message: expect.stringContaining('picture') })
})

test('a picture that is not given is reported with its status', async () => {
  const answer = await fetchFrom((_request, response) => response.writeHead(404).end())
  const message = 'The site did not give us the picture (404).'
  expect(answer).toEqual({ ok: false, reason: 'not-found', status: 404, message })
})

test('more than 25 MB is too large', async () => {
  const answer = await fetchFrom((_request, response) =>
    response.writeHead(200, { 'content-length': 30_000_000 }).flushHeaders(),
  )
  expect(answer).toMatchObject({ ok: false, reason: 'too-large', message: expect.stringContaining('25 MB') })
})
