import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { flashCookie, shownFlashCookie } from '../core/flash.ts'
import { readEnv } from '../lib/env.ts'
import { createLog } from '../lib/log.ts'
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

/** A kitchen whose pages say how often they were made; what is not kept says "passed". */
async function openKitchen({
  render,
  settings = {},
}: { render?: (...asked: Parameters<RenderPage>) => Promise<Response>; settings?: Record<string, string> } = {}) {
  const read = readEnv({ LOG_LEVEL: 'silent', ...settings })
  if (!read.ok) throw new Error(read.problem)
  const made: Array<string> = []
  const state = { isKeeping: true }
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
    isHttps: false,
  })
  const metrics = createMetrics()
  const log = createLog({ level: 'silent' })
  const isKeeping = () => state.isKeeping
  const server = createServer(
    createFrontDoor({
      env: read.env,
      log,
      metrics,
      cache,
      isKeeping,
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

test('a page is made once and then kept, the same bytes with the same name', async () => {
  const { ask, made } = await openKitchen()
  const [first, second] = [await ask('/latest'), await ask('/latest')]
  expect(made).toHaveLength(1)
  expect(await second.text()).toBe(await first.text())
  expect(second.headers.get('etag')).toBe(first.headers.get('etag'))
  expect(second.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'))
  expect(second.headers.get('vary')).toBe('Accept-Encoding')
})

test('the ads of a kept page are counted each time somebody looks at it', async () => {
  const { ask, adsShown, made } = await openKitchen()
  const first = await ask('/blog/a-post')
  await ask('/blog/a-post', { 'if-none-match': first.headers.get('etag') ?? '' })
  await ask('/blog/a-post', {}, 'HEAD')
  expect(made).toHaveLength(1)
  expect(adsShown).toEqual(['pot', 'pot'])
})

test('however many ask at once, the page is made once', async () => {
  const { ask, made } = await openKitchen()
  await Promise.all(Array.from({ length: 20 }, () => ask('/latest')))
  expect(made).toHaveLength(1)
})

test('a change to what a page shows is on the next page; others stay', async () => {
  const { ask, cache, made } = await openKitchen()
  for (const path of ['/latest', '/faq']) await ask(path)
  cache.forget('recipes')
  for (const path of ['/latest', '/faq']) await ask(path)
  expect(made.map((address) => new URL(address).pathname)).toEqual(['/latest', '/faq', '/latest'])
})

test('a page that something changed under is shown to who waited for it, and to nobody after', async () => {
  const gate = Promise.withResolvers<void>()
  const { ask, cache, made } = await openKitchen({
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

test('while changes are not heard, nothing kept is shown', async () => {
  const { ask, state } = await openKitchen()
  await ask('/latest')
  state.isKeeping = false
  expect((await ask('/latest')).headers.get('x-passed')).toBe('1')
})

test.each([
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['identity', null],
])('who accepts %s has a name of its own for the page', async (accepted, encoding) => {
  const { ask } = await openKitchen()
  const answer = await ask('/latest', { 'accept-encoding': accepted })
  expect(answer.headers.get('content-encoding')).toBe(encoding)
  expect(answer.headers.get('etag')).toMatch(new RegExp(`^"[\\w-]{24}-${accepted}"$`))
  expect(await answer.text()).toContain('Made 1 times')
})

test('who has the page is told so in a few bytes', async () => {
  const { ask, cache } = await openKitchen()
  const etag = (await ask('/latest')).headers.get('etag') ?? ''
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const answer = await ask('/latest', { 'if-none-match': known })
    expect([answer.status, await answer.text(), answer.headers.get('etag')]).toEqual([304, '', etag])
    expect(answer.headers.get('content-security-policy')).toContain("'sha256-")
  }
  cache.forget('recipes')
  expect((await ask('/latest', { 'if-none-match': etag })).status).toBe(200)
})

test('HEAD has the headers of GET and no body; a range is answered with the whole page', async () => {
  const { ask } = await openKitchen()
  const whole = await ask('/latest', { 'accept-encoding': 'gzip' })
  const head = await ask('/latest', { 'accept-encoding': 'gzip' }, 'HEAD')
  expect(await head.text()).toBe('')
  for (const name of ['etag', 'content-length', 'content-type'])
    expect(head.headers.get(name)).toBe(whole.headers.get(name))
  const range = await ask('/latest', { range: 'bytes=0-3', 'accept-encoding': 'gzip' })
  expect([range.status, await range.text()]).toEqual([200, await whole.text()])
})

test('the policy allows the page’s own script by its content, and carries no word that could be used again', async () => {
  const { ask } = await openKitchen()
  const answer = await ask('/latest')
  expect(answer.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-[\w+/]{43}=';/)
  expect(await answer.text()).not.toContain('nonce')
})

test.each([
  ['a signed-in visitor', '/latest', { cookie: 'a=b; __Secure-marshmallow.session_token=x' }],
  ['a program with rights', '/latest', { authorization: 'Bearer x' }],
  ['a page about whoever asks', '/import', {}],
  ['an address that cannot be read', '/search?q=%00', {}],
])('%s is passed on', async (_, path, headers) => {
  const { ask, made } = await openKitchen()
  expect((await ask(path, headers)).headers.get('x-passed')).toBe('1')
  expect((await ask(path, {}, 'POST')).headers.get('x-passed')).toBe('1')
  expect(made).toEqual([])
})

test('who is to be told something is passed on; who was told has the page of everybody', async () => {
  const { ask, made } = await openKitchen()
  const thanks = { kind: 'success', title: 'Thank you' } as const
  expect((await ask('/latest', { cookie: flashCookie(thanks) })).headers.get('x-passed')).toBe('1')
  expect(made).toEqual([])
  await ask('/latest', { cookie: shownFlashCookie(thanks) })
  await ask('/latest')
  expect(made).toHaveLength(1)
})

test('a cookie of somebody else’s, a language, a browser or a forwarded name make no other page', async () => {
  const { ask, made } = await openKitchen({
    render: async (request, { nonce }) => pageWith(JSON.stringify([...request.headers]), nonce),
  })
  const first = await (await ask('/latest', { cookie: 'poison=1', 'x-forwarded-host': 'evil.test' })).text()
  const second = await (await ask('/latest', { 'user-agent': 'other', 'accept-language': 'de' })).text()
  expect(made).toHaveLength(1)
  expect([first, second]).toEqual([expect.not.stringContaining('poison'), first])
})

test('without an address of its own, each name the site is opened by has its own pages', async () => {
  const { ask, made, url } = await openKitchen()
  const port = new URL(url).port
  const { request } = await import('node:http')
  const openedAs = (host: string) =>
    new Promise<void>((resolve) => {
      request(url + '/about', { headers: { host } }, (answer) => answer.resume().on('end', resolve)).end()
    })
  for (const host of [`127.0.0.1:${port}`, `kitchen.lan:${port}`, 'evil.test', 'other-evil.test', 'kit chen'])
    await openedAs(host)
  expect(made).toEqual([`${url}/about`, `http://kitchen.lan:${port}/about`, 'http://127.0.0.1:3000/about'])
  const own = await openKitchen({ settings: { PUBLIC_URL: 'https://recipes.example.com' } })
  await own.ask('/about')
  expect(own.made).toEqual(['https://recipes.example.com/about'])
  expect(await ask('/about').then((answer) => answer.status)).toBe(200)
})

test('the words a link was followed with make no other page', async () => {
  const { ask, made } = await openKitchen()
  for (const path of ['/search?q=soup', '/search?q=soup&utm_source=mail&fbclid=1', '/search?gclid=2&q=soup'])
    await ask(path)
  for (const path of ['/latest', '/latest?utm_source=mail']) await ask(path)
  expect(made.map((address) => new URL(address).search)).toEqual(['?q=soup', ''])
})

test.each([
  ['a fault', () => new Response('', { status: 500 })],
  ['a cookie', () => new Response('', { headers: { 'set-cookie': 'a=b' } })],
  ['an answer for one', () => new Response('', { headers: { 'cache-control': 'private' } })],
  ['a redirection that is not for good', () => new Response('', { status: 302, headers: { location: '/' } })],
])('%s is not kept', async (_, answer) => {
  const { ask, made } = await openKitchen({ render: async () => answer() })
  for (let times = 0; times < 2; times += 1) expect((await ask('/latest')).headers.get('x-passed')).toBe('1')
  expect(made).toHaveLength(2)
})

test('a renderer that fails leaves the answer to the rest of the site', async () => {
  const { ask } = await openKitchen({ render: () => Promise.reject(new Error('no pages')) })
  expect((await ask('/latest')).headers.get('x-passed')).toBe('1')
})

test.each([301, 404, 410])('a %d is kept with its headers', async (status) => {
  const { ask, made } = await openKitchen({
    render: async () => new Response('', { status, headers: { location: '/recipe/new', 'x-robots-tag': 'noindex' } }),
  })
  await ask('/recipe/old')
  const answer = await ask('/recipe/old')
  expect([answer.status, answer.headers.get('location'), made.length]).toEqual([status, '/recipe/new', 1])
  expect(answer.headers.get('x-robots-tag')).toBe('noindex')
})

test('who searches for ever new things has to wait; what is kept, other pages and other visitors are answered', async () => {
  const { ask } = await openKitchen({ settings: { SEARCHES_PER_MINUTE: '3' } })
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

test('the machine itself may search as often as it likes', async () => {
  const { ask } = await openKitchen({ settings: { SEARCHES_PER_MINUTE: '1' } })
  for (const words of ['leek', 'soup', 'stew'])
    expect((await ask(`/search?q=${words}`)).headers.has('x-passed')).toBe(false)
})
