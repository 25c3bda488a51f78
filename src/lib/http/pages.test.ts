import { text } from 'node:stream/consumers'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { httpAllowing, serve } from './loopback-server.ts'

const page = '<h1>Crème brûlée 🍮</h1>'

test('returns a page with its final address, status, headers and bytes', async () => {
  await using server = await serve((_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'set-cookie': ['a=1', 'b=2'] }).end(page),
  )
  const answer = await httpAllowing(server).fetch(`${server.url}/cake?size=2#steps`)
  if (!answer.ok) throw new Error(answer.message)
  expect(answer.url).toBe(`${server.url}/cake?size=2#steps`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
  expect(Buffer.from(answer.bytes).toString()).toBe(page)
})

test.each([
  ['gzip', gzipSync(page)],
  ['GZIP', gzipSync(page)],
  ['deflate', deflateSync(page)],
  ['br', brotliCompressSync(page)],
  ['identity', Buffer.from(page)],
])('decompresses a page sent with %s', async (encoding, body) => {
  await using server = await serve((_request, response) =>
    response.writeHead(200, { 'content-encoding': encoding }).end(body),
  )
  const answer = await httpAllowing(server).fetch(server.url)
  expect(answer.ok && Buffer.from(answer.bytes).toString()).toBe(page)
})

test.each(['gzip', 'br'])('accepts an empty response declared as %s', async (encoding) => {
  await using server = await serve((_request, response) =>
    response.writeHead(404, { 'content-encoding': encoding }).end(),
  )
  expect(await httpAllowing(server).fetch(server.url)).toMatchObject({ ok: true, status: 404, bytes: Buffer.alloc(0) })
})

test('follows a limited number of redirects, including unencoded ones', async () => {
  await using server = await serve((request, response) => {
    const step = Number(request.url?.slice(1))
    if (step > 0) response.writeHead(301, { location: `/${step - 1}` }).end()
    else if (step === 0) response.writeHead(302, { location: Buffer.from('/käse').toString('latin1') }).end()
    else response.end(request.url)
  })
  const http = httpAllowing(server)
  expect(await http.fetch(`${server.url}/4`)).toMatchObject({ ok: true, url: `${server.url}/k%C3%A4se` })
  expect(await http.fetch(`${server.url}/5`)).toMatchObject({ ok: false, kind: 'too-many-redirects' })
  expect(await http.fetch(`${server.url}/1`, { maxRedirects: 1 })).toMatchObject({ kind: 'too-many-redirects' })
})

test('does not send keys and cookies to another site', async () => {
  await using other = await serve((request, response) => response.end(JSON.stringify(request.headers)))
  await using server = await serve((request, response) => {
    const location = request.url === '/away' ? other.url : '/home'
    if (request.url === '/home') response.end(JSON.stringify(request.headers))
    else response.writeHead(302, { location }).end()
  })
  const headers = { Authorization: 'Bearer k', cookie: 'c', 'x-api-key': 'k', 'accept-language': 'de' }
  const sentTo = async (path: string) => {
    const answer = await httpAllowing(server, other).fetch(server.url + path, { headers, accept: 'text/html' })
    return answer.ok && JSON.parse(Buffer.from(answer.bytes).toString())
  }
  const lowerCased = { authorization: 'Bearer k', cookie: 'c', 'x-api-key': 'k', 'accept-language': 'de' }
  expect(await sentTo('/')).toMatchObject(lowerCased)
  const away = await sentTo('/away')
  expect(away).toMatchObject({ accept: 'text/html', 'accept-language': 'de', 'user-agent': 'MarshmallowKitchen/1.0' })
  expect(Object.keys(away)).not.toEqual(expect.arrayContaining(['authorization']))
  expect(Object.keys(away)).not.toEqual(expect.arrayContaining(['cookie']))
  expect(Object.keys(away)).not.toEqual(expect.arrayContaining(['x-api-key']))
})

test.each([
  [303, 'GET', ''],
  [302, 'GET', ''],
  [307, 'POST', '{"email":"cook@example.com"}'],
  [308, 'POST', '{"email":"cook@example.com"}'],
])('follows a %i redirect of a POST with %s', async (status, method, body) => {
  await using server = await serve(async (request, response) => {
    if (request.url === '/') response.writeHead(status, { location: '/there' }).end()
    else response.end(JSON.stringify([request.method, await text(request), request.headers['content-type'] ?? '']))
  })
  const answer = await httpAllowing(server).fetch(server.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"email":"cook@example.com"}',
  })
  const contentType = body === '' ? '' : 'application/json'
  expect(answer.ok && JSON.parse(Buffer.from(answer.bytes).toString())).toEqual([method, body, contentType])
})

test('reports the stages of a request in order', async () => {
  await using server = await serve((_request, response) => response.end(page))
  const stages: Array<string> = []
  await httpAllowing(server).fetch(server.url, { onStage: (stage) => stages.push(stage) })
  expect(stages).toEqual(['looking-up', 'connecting', 'receiving'])
})
