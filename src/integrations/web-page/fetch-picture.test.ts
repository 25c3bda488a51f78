import type { RequestListener } from 'node:http'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createHttp } from '../../lib/http/http.ts'
import { httpAllowing, serve } from '../../lib/http/loopback-server.ts'
import { fetchPicture } from './fetch-picture.ts'

async function fetchFrom(site: RequestListener) {
  await using server = await serve(site)
  return await fetchPicture(httpAllowing(server), `${server.url}/cake.jpg`)
}

test.each(['jpeg', 'png', 'gif', 'webp', 'avif', 'tiff'] as const)('recognizes a %s by its bytes', async (format) => {
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
  ['an empty file', ''],
])('refuses %s as a picture', async (_what, body) => {
  const answer = await fetchFrom((_request, response) =>
    response.writeHead(200, { 'content-type': 'image/jpeg' }).end(body),
  )
  expect(answer).toMatchObject({ ok: false, reason: 'not-a-page', message: expect.stringContaining('picture') })
})

test('reports the status of a refused picture', async () => {
  const answer = await fetchFrom((_request, response) => response.writeHead(404).end())
  const message = 'The site refused the picture (404).'
  expect(answer).toEqual({ ok: false, reason: 'not-found', status: 404, message })
})

test('refuses more than 25 MB', async () => {
  const answer = await fetchFrom((_request, response) =>
    response.writeHead(200, { 'content-length': 30_000_000 }).flushHeaders(),
  )
  expect(answer).toMatchObject({ ok: false, reason: 'too-large', message: expect.stringContaining('25 MB') })
})

test('reports private and unknown addresses in the same way', async () => {
  const http = createHttp({ allow: [] })
  const problems = await Promise.all(
    ['http://10.0.0.1/soup.jpg', 'http://unknown.invalid/soup.jpg'].map((url) => fetchPicture(http, url)),
  )
  expect(problems.map((problem) => (problem.ok ? '' : problem.message))).toEqual(
    Array(2).fill('The address of the picture could not be opened.'),
  )
})
