import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { flashCookie, shownFlashCookie } from '../core/forms/flash.ts'
import { readEnv } from '../lib/env/env.ts'
import { createLog } from '../lib/log/log.ts'
import { createFrontDoor } from './front-door.ts'
import { createMetrics } from './metrics.ts'
import { createPageCache } from './page-cache/page-cache.ts'
import type { RenderPage } from './pages.ts'
import { createSearchLimit } from './search-limit.ts'

const pageWith = (text: string, nonce: string) =>
  new Response(`<!doctype html><p>${text}</p><script nonce="${nonce}">start()</script>`, {
    headers: { 'content-type': 'text/html; charset=utf-8' },
  })

const pass: RequestListener = (_, response) => void response.writeHead(200, { 'x-passed': '1' }).end('passed')

/**
 * Creates a site whose pages count how often they are rendered. Requests that bypass the cache get the answer "passed".
 */
async function openSite({
  render,
  settings = {},
}: { render?: (...asked: Parameters<RenderPage>) => Promise<Response>; settings?: Record<string, string> } = {}) {
  const read = readEnv({ LOG_LEVEL: 'silent', ...settings })
  if (!read.ok) throw new Error(read.problem)
  const made: Array<string> = []
  const state = { isCaching: true }
  const adsShown: Array<string> = []
  const cache = createPageCache({
    render: async (request, asking) => {
      made.push(request.url)
      const text = `Made ${made.length} times at ${request.url}`
      const page = (await render?.(request, asking)) ?? pageWith(text, asking.nonce)
      const body = Buffer.from(await page.arrayBuffer())
      return { status: page.status, headers: page.headers, body, ads: ['pot'] }
    },
    maxBytes: 1_000_000,
    hsts: null,
  })
  const metrics = createMetrics()
  const log = createLog({ level: 'silent' })
  const isCaching = () => state.isCaching
  const server = createServer(
    createFrontDoor({
      env: read.env,
      log,
      metrics,
      cache,
      isCaching,
      searches: createSearchLimit(read.env),
      onAds: (ids) => void adsShown.push(...ids),
      pass,
    }),
  )
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(url + path, { method, headers, redirect: 'manual' })
  return { adsShown, ask, cache, made, metrics, state, url }
}

test('renders a page once and then serves the same bytes with the same ETag', async () => {
  const { ask, made } = await openSite()
  const [first, second] = [await ask('/latest'), await ask('/latest')]
  expect(made).toHaveLength(1)
  expect(await second.text()).toBe(await first.text())
  expect(second.headers.get('etag')).toBe(first.headers.get('etag'))
  // Cache hits are not logged, so they have no request id.
  expect(first.headers.get('x-request-id')).not.toBeNull()
  expect(second.headers.get('x-request-id')).toBeNull()
  expect(second.headers.get('vary')).toBe('Accept-Encoding')
})

test('counts the ads of a cached page each time it is viewed', async () => {
  const { ask, adsShown, made } = await openSite()
  const first = await ask('/blog/a-post')
  await ask('/blog/a-post', { 'if-none-match': first.headers.get('etag') ?? '' })
  await ask('/blog/a-post', {}, 'HEAD')
  expect(made).toHaveLength(1)
  expect(adsShown).toEqual(['pot', 'pot'])
})

test('renders a page once however many request it at the same time', async () => {
  const { ask, made } = await openSite()
  await Promise.all(Array.from({ length: 20 }, () => ask('/latest')))
  expect(made).toHaveLength(1)
})

test('shows a change on the next page and leaves other pages cached', async () => {
  const { ask, cache, made } = await openSite()
  for (const path of ['/latest', '/faq']) await ask(path)
  cache.forget('recipes')
  for (const path of ['/latest', '/faq']) await ask(path)
  expect(made.map((address) => new URL(address).pathname)).toEqual(['/latest', '/faq', '/latest'])
})

test('shows a page that changed during its render only to visitors who were already waiting', async () => {
  const gate = Promise.withResolvers<void>()
  const { ask, cache, made } = await openSite({
    render: async (_, { nonce }) => {
      await gate.promise
      return pageWith('', nonce)
    },
  })
  const early = ask('/latest')
  await expect.poll(() => made.length).toBe(1)
  cache.forget('images')
  const late = ask('/latest')
  await expect.poll(() => made.length).toBe(2)
  gate.resolve()
  expect([(await early).status, (await late).status]).toEqual([200, 200])
  await ask('/latest')
  expect(made).toHaveLength(2)
})

test('serves nothing from the cache while changes may be missed', async () => {
  const { ask, state } = await openSite()
  await ask('/latest')
  state.isCaching = false
  expect((await ask('/latest')).headers.get('x-passed')).toBe('1')
})

test.each([
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['identity', null],
])('has a separate ETag for visitors who accept %s', async (accepted, encoding) => {
  const { ask } = await openSite()
  const answer = await ask('/latest', { 'accept-encoding': accepted })
  expect(answer.headers.get('content-encoding')).toBe(encoding)
  expect(answer.headers.get('etag')).toMatch(new RegExp(`^"[\\w-]{24}-${accepted}"$`))
  expect(await answer.text()).toContain('Made 1 times')
})

test('answers 304 to a visitor who has the page', async () => {
  const { ask, cache } = await openSite()
  const etag = (await ask('/latest')).headers.get('etag') ?? ''
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const answer = await ask('/latest', { 'if-none-match': known })
    expect([answer.status, await answer.text(), answer.headers.get('etag')]).toEqual([304, '', etag])
    expect(answer.headers.get('content-security-policy')).toContain("'sha256-")
  }
  cache.forget('recipes')
  expect((await ask('/latest', { 'if-none-match': etag })).status).toBe(200)
})

test('answers HEAD with the headers of GET, and a range with the whole page', async () => {
  const { ask } = await openSite()
  const whole = await ask('/latest', { 'accept-encoding': 'gzip' })
  const head = await ask('/latest', { 'accept-encoding': 'gzip' }, 'HEAD')
  expect(await head.text()).toBe('')
  for (const name of ['etag', 'content-length', 'content-type'])
    expect(head.headers.get(name)).toBe(whole.headers.get(name))
  const range = await ask('/latest', { range: 'bytes=0-3', 'accept-encoding': 'gzip' })
  expect([range.status, await range.text()]).toEqual([200, await whole.text()])
})

test("allows the page's own scripts by hash, without a reusable nonce", async () => {
  const { ask } = await openSite()
  const answer = await ask('/latest')
  expect(answer.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-[\w+/]{43}=';/)
  expect(await answer.text()).not.toContain('nonce')
})

test.each([
  ['a signed-in visitor', '/latest', { cookie: 'a=b; __Secure-marshmallow.session_token=x' }],
  ['a request with an Authorization header', '/latest', { authorization: 'Bearer x' }],
  ['a page that depends on the visitor', '/import', {}],
  ['an unreadable address', '/search?q=%00', {}],
])('bypasses the cache for %s', async (_, path, headers) => {
  const { ask, made } = await openSite()
  expect((await ask(path, headers)).headers.get('x-passed')).toBe('1')
  expect((await ask(path, {}, 'POST')).headers.get('x-passed')).toBe('1')
  expect(made).toEqual([])
})

test('bypasses the cache for a flash message that was not shown yet', async () => {
  const { ask, made } = await openSite()
  const thanks = { kind: 'success', title: 'Thank you' } as const
  expect((await ask('/latest', { cookie: flashCookie(thanks) })).headers.get('x-passed')).toBe('1')
  expect(made).toEqual([])
  await ask('/latest', { cookie: shownFlashCookie(thanks) })
  await ask('/latest')
  expect(made).toHaveLength(1)
})

test('ignores foreign cookies, languages, browsers and forwarded names', async () => {
  const { ask, made } = await openSite({
    render: async (request, { nonce }) => pageWith(JSON.stringify([...request.headers]), nonce),
  })
  const first = await (await ask('/latest', { cookie: 'poison=1', 'x-forwarded-host': 'evil.test' })).text()
  const second = await (await ask('/latest', { 'user-agent': 'other', 'accept-language': 'de' })).text()
  expect(made).toHaveLength(1)
  expect([first, second]).toEqual([expect.not.stringContaining('poison'), first])
})

test('caches pages per host name when the site has no public address', async () => {
  const { ask, made, url } = await openSite()
  const port = new URL(url).port
  const { request } = await import('node:http')
  const openedAs = (host: string) =>
    new Promise<void>((resolve) => {
      request(url + '/about', { headers: { host } }, (answer) => answer.resume().on('end', resolve)).end()
    })
  for (const host of [`127.0.0.1:${port}`, `kitchen.lan:${port}`, 'evil.test', 'other-evil.test', 'kit chen'])
    await openedAs(host)
  expect(made).toEqual([`${url}/about`, `http://kitchen.lan:${port}/about`, 'http://127.0.0.1:3000/about'])
  const own = await openSite({ settings: { PUBLIC_URL: 'https://recipes.example.com' } })
  await own.ask('/about')
  expect(own.made).toEqual(['https://recipes.example.com/about'])
  expect(await ask('/about').then((answer) => answer.status)).toBe(200)
})

test('ignores tracking parameters', async () => {
  const { ask, made } = await openSite()
  for (const path of ['/search?q=soup', '/search?q=soup&utm_source=mail&fbclid=1', '/search?gclid=2&q=soup'])
    await ask(path)
  for (const path of ['/latest', '/latest?utm_source=mail']) await ask(path)
  expect(made.map((address) => new URL(address).search)).toEqual(['?q=soup', ''])
})

test.each([
  ['an error', () => new Response('', { status: 500 })],
  ['a cookie', () => new Response('', { headers: { 'set-cookie': 'a=b' } })],
  ['a private response', () => new Response('', { headers: { 'cache-control': 'private' } })],
  ['a temporary redirect', () => new Response('', { status: 302, headers: { location: '/' } })],
])('does not cache %s', async (_, answer) => {
  const { ask, made } = await openSite({ render: async () => answer() })
  for (let times = 0; times < 2; times += 1) expect((await ask('/latest')).headers.get('x-passed')).toBe('1')
  expect(made).toHaveLength(2)
})

test('leaves the answer to the rest of the site when the renderer fails', async () => {
  const { ask } = await openSite({ render: () => Promise.reject(new Error('no pages')) })
  expect((await ask('/latest')).headers.get('x-passed')).toBe('1')
})

test.each([301, 404, 410])('caches a %d with its headers', async (status) => {
  const { ask, made } = await openSite({
    render: async () => new Response('', { status, headers: { location: '/recipe/new', 'x-robots-tag': 'noindex' } }),
  })
  await ask('/recipe/old')
  const answer = await ask('/recipe/old')
  expect([answer.status, answer.headers.get('location'), made.length]).toEqual([status, '/recipe/new', 1])
  expect(answer.headers.get('x-robots-tag')).toBe('noindex')
})

test('makes a visitor with many searches wait, but serves cached searches, other pages and other visitors', async () => {
  const { ask } = await openSite({ settings: { SEARCHES_PER_MINUTE: '3' } })
  const search = async (path: string, visitor: string) =>
    (await ask(path, { 'x-forwarded-for': visitor })).headers.has('x-passed')
  const mine = (path: string) => search(path, '192.0.2.1')
  for (const words of ['leek', 'soup', 'stew']) expect(await mine(`/search?q=${words}`)).toBe(false)
  expect(await mine('/search?q=pie')).toBe(true)
  expect(await mine('/search.data?q=pie')).toBe(true)
  expect(await mine('/search?q=leek')).toBe(false)
  expect(await mine('/latest')).toBe(false)
  expect(await search('/search?q=tart', '192.0.2.2')).toBe(false)
})

test('does not limit searches from this machine', async () => {
  const { ask } = await openSite({ settings: { SEARCHES_PER_MINUTE: '1' } })
  for (const words of ['leek', 'soup', 'stew'])
    expect((await ask(`/search?q=${words}`)).headers.has('x-passed')).toBe(false)
})

test('a page that changed while it was rendered is not served from the cache', async () => {
  const gate = Promise.withResolvers<void>()
  const { ask, cache, made } = await openSite({
    render: async (_, { nonce }) => {
      const text = made.length === 1 ? 'before the change' : 'after the change'
      await gate.promise
      return pageWith(text, nonce)
    },
  })
  const early = ask('/latest')
  await expect.poll(() => made.length).toBe(1)
  cache.forget('recipes')
  gate.resolve()
  expect(await (await early).text()).toContain('before the change')
  expect(await (await ask('/latest')).text()).toContain('after the change')
})

test('does not serve a page rendered while changes were missed', async () => {
  const gate = Promise.withResolvers<void>()
  const { ask, cache, made } = await openSite({
    render: async (_, { nonce }) => {
      await gate.promise
      return pageWith('', nonce)
    },
  })
  const early = ask('/latest')
  await expect.poll(() => made.length).toBe(1)
  cache.forgetAll()
  gate.resolve()
  await early
  await ask('/latest')
  expect(made).toHaveLength(2)
})
