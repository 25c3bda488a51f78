import type { RequestListener } from 'node:http'
import { expect, test } from 'vitest'
import { createHttp } from '../../lib/http.ts'
import { httpAllowing, serve } from '../../lib/http/loopback-server.ts'
import { fetchRecipePage } from './fetch-recipe-page.ts'

const html = { 'content-type': 'text/html; charset=utf-8' }
const page = '<!doctype html><title>Plum cake</title><h1>Plum cake</h1><ul><li>500 g plums</li></ul>'

async function fetchFrom(site: RequestListener, path = '/plum-cake.html') {
  await using server = await serve(site)
  return await fetchRecipePage(httpAllowing(server), server.url + path)
}

test('a page arrives with its final address and its type', async () => {
  const answer = await fetchFrom(
    (request, response) =>
      request.url === '/old'
        ? response.writeHead(301, { location: '/plum-cake' }).end()
        : response.writeHead(200, html).end(page),
    '/old',
  )
  expect(answer).toMatchObject({
    ok: true,
    url: expect.stringMatching(/\/plum-cake$/),
    contentType: 'text/html; charset=utf-8',
  })
  expect(answer.ok && Buffer.from(answer.bytes).toString()).toBe(page)
})

test('we say who we are and what we would like', async () => {
  const answer = await fetchFrom((request, response) =>
    response.writeHead(200, html).end(JSON.stringify(request.headers)),
  )
  expect(answer.ok && JSON.parse(Buffer.from(answer.bytes).toString())).toMatchObject({
    'user-agent': 'MarshmallowKitchen/1.0',
    accept: expect.stringContaining('text/html'),
    'accept-language': expect.stringContaining('en'),
  })
})

test.each([
  [400, 'blocked'],
  [401, 'login'],
  [402, 'login'],
  [403, 'blocked'],
  [404, 'not-found'],
  [410, 'not-found'],
  [418, 'blocked'],
  [429, 'blocked'],
  [451, 'blocked'],
  [500, 'server-error'],
  [503, 'server-error'],
  [304, 'server-error'],
])('status %i is reported as %s, with its number', async (status, reason) => {
  const answer = await fetchFrom((_request, response) => response.writeHead(status, html).end())
  expect(answer).toMatchObject({ ok: false, reason, status, message: expect.stringContaining(`(${status})`) })
})

test('a refusal tells the cook the way on', async () => {
  const answer = await fetchFrom((_request, response) => response.writeHead(403, html).end('no'))
  expect(answer).toMatchObject({
    message: "The site refused to show us this page (403). Paste the page's HTML instead, or try again later.",
  })
})

test.each([
  [403, '<title>Just a moment...</title><script>window._cf_chl_opt={}</script>', {}],
  [503, '<title>Just a moment...</title><p>Checking if the site connection is secure</p>', {}],
  [200, '<title>\n  Just a moment...\n</title><script>/* long */</script>', {}],
  [200, '<title>Access denied</title>', {}],
  [200, '<title>Attention Required! | Some Shield</title>', {}],
  [200, '<title>shop.example</title><script src="https://ct.captcha-delivery.com/c.js"></script>', {}],
  [202, '', { 'x-amzn-waf-action': 'challenge' }],
  [403, 'anything', { 'cf-mitigated': 'challenge' }],
])('a page that wants proof of a person is a refusal (%i %s)', async (status, body, headers) => {
  const answer = await fetchFrom((_request, response) => response.writeHead(status, { ...html, ...headers }).end(body))
  expect(answer).toMatchObject({ ok: false, reason: 'blocked', message: expect.stringContaining('person') })
})

test.each([
  ['a recipe whose title sounds like one', '<title>Just a moment cookies</title>'],
  ['marked-up recipe', '<title>One more step</title><script>{"@type":"Recipe"}</script>'],
  ['a page with much to say', `<title>Access denied</title>${'<p>Stir the plums gently.</p>'.repeat(100)}`],
])('%s is not taken for a page that wants proof', async (_what, body) => {
  expect(await fetchFrom((_request, response) => response.writeHead(200, html).end(body))).toMatchObject({ ok: true })
})

test.each(['<script ', '<', '<title', 'un momento', '</style'])(
  'a page full of "%s" is judged at once',
  async (part) => {
    const body = '<title>Forbidden</title>'.padEnd(140_000, part)
    const start = performance.now()
    await fetchFrom((_request, response) => response.writeHead(200, html).end(body))
    expect(performance.now() - start).toBeLessThan(500)
  },
)

test('a page that leads to a login asks for one', async () => {
  const answer = await fetchFrom((request, response) =>
    request.url?.startsWith('/account/login')
      ? response.writeHead(200, html).end('<title>Welcome back</title>')
      : response.writeHead(302, { location: '/account/login?next=/plum-cake' }).end(),
  )
  expect(answer).toMatchObject({ ok: false, reason: 'login' })
})

test('a page whose own address sounds like a login is a page', async () => {
  const answer = await fetchFrom((_request, response) => response.writeHead(200, html).end(page), '/login')
  expect(answer).toMatchObject({ ok: true })
})

test.each([
  ['a PDF behind .html', 'text/html', '%PDF-1.7\n', 'a PDF'],
  ['a picture', 'image/jpeg', '\u00FF\u00D8\u00FF\u00E0', 'a picture'],
  ['a picture that says it is HTML', 'text/html', '\u0089PNG\r\n\u001A\n', 'a picture'],
  ['a ZIP', 'application/octet-stream', 'PK\u0003\u0004', 'a ZIP'],
  ['a video', 'video/mp4', '\0\0\0 ftypisom', 'a video'],
  ['plain text', 'text/plain', 'Plum cake', 'a text file'],
  ['JSON', 'application/json', '{"html":"<html>"}', 'a file'],
  ['nothing at all', 'text/html', '', 'empty'],
])('%s is not a page', async (_what, contentType, body, word) => {
  const answer = await fetchFrom((_request, response) =>
    response.writeHead(200, { 'content-type': contentType }).end(Buffer.from(body, 'latin1')),
  )
  expect(answer).toMatchObject({ ok: false, reason: 'not-a-page', message: expect.stringContaining(word) })
})

test.each([
  ['without a type', {}],
  ['as plain text', { 'content-type': 'text/plain' }],
  ['as bytes', { 'content-type': 'application/octet-stream' }],
  ['as XHTML', { 'content-type': 'application/xhtml+xml' }],
])('a page sent %s is a page', async (_how, headers) => {
  expect(await fetchFrom((_request, response) => response.writeHead(200, headers).end(page))).toMatchObject({
    ok: true,
  })
})

test('more than 10 MB is too large', async () => {
  const answer = await fetchFrom((_request, response) =>
    response.writeHead(200, { ...html, 'content-length': 50_000_000 }).flushHeaders(),
  )
  expect(answer).toMatchObject({ ok: false, reason: 'too-large', message: expect.stringContaining('10 MB') })
})

test.each([
  ['ftp://example.com/', 'bad-address'],
  ['plum cake', 'bad-address'],
  ['http://127.0.0.1/', 'refused'],
])('%s is reported as %s', async (url, reason) => {
  expect(await fetchRecipePage(createHttp({ allow: [] }), url)).toMatchObject({ ok: false, reason })
})

test('a site that hangs up cannot be reached', async () => {
  const answer = await fetchFrom((request) => request.socket.destroy())
  expect(answer).toMatchObject({ ok: false, reason: 'unreachable', message: expect.stringContaining('Try again') })
})

test('a page can be given up, and says how far it is', async () => {
  await using server = await serve((_request, response) => void response.writeHead(200, html).write('<html>'))
  const controller = new AbortController()
  const stages: Array<string> = []
  const onStage = (stage: string) => {
    stages.push(stage)
    if (stage === 'receiving') controller.abort()
  }
  const answer = await fetchRecipePage(httpAllowing(server), server.url, { signal: controller.signal, onStage })
  expect(answer).toMatchObject({ ok: false })
  expect(stages).toEqual(['looking-up', 'connecting', 'receiving'])
})
