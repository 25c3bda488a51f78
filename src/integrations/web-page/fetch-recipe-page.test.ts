import type { RequestListener } from 'node:http'
import { expect, test } from 'vitest'
import { costGrowth, linearGrowth } from '../../../tests/support/cost-growth.ts'
import { createHttp } from '../../lib/http/http.ts'
import { httpAllowing, serve } from '../../lib/http/loopback-server.ts'
import { isChallenge } from './challenge.ts'
import { fetchRecipePage } from './fetch-recipe-page.ts'

const html = { 'content-type': 'text/html; charset=utf-8' }
const page = '<!doctype html><title>Plum cake</title><h1>Plum cake</h1><ul><li>500 g plums</li></ul>'

async function fetchFrom(site: RequestListener, path = '/plum-cake.html') {
  await using server = await serve(site)
  return await fetchRecipePage(httpAllowing(server), server.url + path)
}

test('returns a page with its final address and type', async () => {
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

test('sends its name and the accepted types', async () => {
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
])('reports status %i as %s, with its number', async (status, reason) => {
  const answer = await fetchFrom((_request, response) => response.writeHead(status, html).end())
  expect(answer).toMatchObject({ ok: false, reason, status, message: expect.stringContaining(`(${status})`) })
})

test('suggests pasting HTML after a refusal', async () => {
  const answer = await fetchFrom((_request, response) => response.writeHead(403, html).end('no'))
  expect(answer).toMatchObject({
    message: 'The site blocked us (403). Paste the page’s HTML instead, or try again later.',
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
])('reports a page that asks for proof of a human as blocked (%i %s)', async (status, body, headers) => {
  const answer = await fetchFrom((_request, response) => response.writeHead(status, { ...html, ...headers }).end(body))
  expect(answer).toMatchObject({ ok: false, reason: 'blocked', message: expect.stringContaining('human visitor') })
})

test.each([
  ['a recipe with a similar title', '<title>Just a moment cookies</title>'],
  ['a marked-up recipe', '<title>One more step</title><script>{"@type":"Recipe"}</script>'],
  ['a page with much text', `<title>Access denied</title>${'<p>Stir the plums gently.</p>'.repeat(100)}`],
])('does not treat %s as a challenge page', async (_what, body) => {
  expect(await fetchFrom((_request, response) => response.writeHead(200, html).end(body))).toMatchObject({ ok: true })
})

test.each(['<script ', '<', '<title', 'un momento', '</style'])(
  'checks a page full of "%s" in linear time',
  async (part) => {
    const headers = new Headers()
    const growth = await costGrowth(
      (length) => Buffer.from('<title>Forbidden</title>'.padEnd(length, part)),
      (bytes) => isChallenge({ headers, bytes }),
      17_500,
    )
    expect(growth).toBeLessThan(linearGrowth)
  },
)

test('reports a login for a page that redirects to one', async () => {
  const answer = await fetchFrom((request, response) =>
    request.url?.startsWith('/account/login')
      ? response.writeHead(200, html).end('<title>Welcome back</title>')
      : response.writeHead(302, { location: '/account/login?next=/plum-cake' }).end(),
  )
  expect(answer).toMatchObject({ ok: false, reason: 'login' })
})

test('accepts a page whose own address looks like a login', async () => {
  const answer = await fetchFrom((_request, response) => response.writeHead(200, html).end(page), '/login')
  expect(answer).toMatchObject({ ok: true })
})

test.each([
  ['a PDF at an .html address', 'text/html', '%PDF-1.7\n', 'a PDF'],
  ['a picture', 'image/jpeg', '\u00FF\u00D8\u00FF\u00E0', 'a picture'],
  ['a picture declared as HTML', 'text/html', '\u0089PNG\r\n\u001A\n', 'a picture'],
  ['a ZIP', 'application/octet-stream', 'PK\u0003\u0004', 'a ZIP'],
  ['a video', 'video/mp4', '\0\0\0 ftypisom', 'a video'],
  ['plain text', 'text/plain', 'Plum cake', 'a text file'],
  ['JSON', 'application/json', '{"html":"<html>"}', 'a file'],
])('refuses %s as a page', async (_what, contentType, body, word) => {
  const answer = await fetchFrom((_request, response) =>
    response.writeHead(200, { 'content-type': contentType }).end(Buffer.from(body, 'latin1')),
  )
  expect(answer).toMatchObject({ ok: false, reason: 'is-file', message: expect.stringContaining(word) })
})

test('refuses an empty page', async () => {
  const answer = await fetchFrom((_request, response) => response.writeHead(200, html).end())
  expect(answer).toMatchObject({ ok: false, reason: 'not-a-page', message: 'The site sent an empty page.' })
})

test.each([
  ['without a type', {}],
  ['as plain text', { 'content-type': 'text/plain' }],
  ['as bytes', { 'content-type': 'application/octet-stream' }],
  ['as XHTML', { 'content-type': 'application/xhtml+xml' }],
])('accepts a page sent %s', async (_how, headers) => {
  expect(await fetchFrom((_request, response) => response.writeHead(200, headers).end(page))).toMatchObject({
    ok: true,
  })
})

test('refuses more than 10 MB', async () => {
  const answer = await fetchFrom((_request, response) =>
    response.writeHead(200, { ...html, 'content-length': 50_000_000 }).flushHeaders(),
  )
  expect(answer).toMatchObject({ ok: false, reason: 'too-large', message: expect.stringContaining('10 MB') })
})

test.each([
  ['ftp://example.com/', 'bad-address'],
  ['plum cake', 'bad-address'],
  ['http://127.0.0.1/', 'unreachable'],
])('reports %s as %s', async (url, reason) => {
  expect(await fetchRecipePage(createHttp({ allow: [] }), url)).toMatchObject({ ok: false, reason })
})

test('reports a site that closes the connection as unreachable', async () => {
  const answer = await fetchFrom((request) => request.socket.destroy())
  expect(answer).toMatchObject({ ok: false, reason: 'unreachable', message: expect.stringContaining('try again') })
})

test('reports private, unknown and closed addresses in the same way', async () => {
  const addresses: Readonly<Record<string, string>> = { 'nas.example': '192.168.1.5', 'closed.example': '127.0.0.1' }
  const http = createHttp({
    allow: ['closed.example:9'],
    lookup: async (name) => {
      const address = addresses[name]
      if (!address) throw Object.assign(new Error(`getaddrinfo ENOTFOUND ${name}`), { code: 'ENOTFOUND' })
      return [{ address, family: 4 }]
    },
  })
  const problems = await Promise.all(
    ['http://nas.example/', 'http://unknown.example/', 'http://closed.example:9/', 'http://10.0.0.1/'].map((url) =>
      fetchRecipePage(http, url),
    ),
  )
  const messages = problems.map((problem) => (problem.ok ? 'a page' : `${problem.reason}: ${problem.message}`))
  expect(new Set(messages)).toEqual(
    new Set([
      'unreachable: We could not open this address. Check it for typos, or try again later. Sites inside a private network cannot be opened. Paste the page’s HTML instead.',
    ]),
  )
  // The detail in the log distinguishes them.
  expect(problems.map((problem) => (problem.ok ? '' : problem.detail))).toEqual([
    expect.stringContaining('not on the public internet'),
    expect.stringContaining('No site called'),
    expect.stringContaining('could not be reached'),
    expect.stringContaining('not on the public internet'),
  ])
})

test('can be aborted and reports its stages', async () => {
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
