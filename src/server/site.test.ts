import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { createTestApp } from '../../tests/factories.ts'
import { createSite } from './site.ts'

const app = await createTestApp()
const noPages = () => Promise.reject<ServerBuild>(new Error('no pages in this test'))
const site = createSite(app, { loadBuild: noPages, clientFolder: 'build/client', mode: 'production' })
const connection = { incoming: { socket: { remoteAddress: '203.0.113.7', remotePort: 1, remoteFamily: 'IPv4' } } }

const ask = (path: string, init: RequestInit = {}) => site.request(`http://kitchen.lan${path}`, init, connection)

const aRecipe = { title: 'Leek Soup', ingredients: '2 leeks', instructions: 'Chop.' }
const post = (headers: Record<string, string>, body: unknown = aRecipe) =>
  ask('/api/recipes', {
    method: 'POST',
    headers: { 'content-type': 'application/json', host: 'kitchen.lan', ...headers },
    body: JSON.stringify(body),
  })

test.each([
  [{ 'sec-fetch-site': 'cross-site' }],
  [{ 'sec-fetch-site': 'same-site' }],
  [{ origin: 'https://evil.test' }],
  [{ origin: 'null' }],
])('another site cannot save a recipe: %j', async (headers) => {
  expect((await post(headers)).status).toBe(403)
})

test.each([[{}], [{ 'sec-fetch-site': 'same-origin', origin: 'http://kitchen.lan' }]])(
  'own pages and programs can save a recipe: %j',
  async (headers) => {
    expect((await post(headers)).status).toBe(201)
  },
)

test.each([
  ['/favicon.ico', '/icon-192.png'],
  ['/.well-known/change-password', '/account/security'],
])('sends programs that ask for %s to %s', async (path, place) => {
  const answer = await ask(path)
  expect([answer.status, answer.headers.get('location')]).toEqual([302, place])
})

test('reports problems of a recipe per field', async () => {
  const response = await post({}, { title: '', ingredients: '1 egg', instructions: 'Boil.', servings: -1 })
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({
    fields: { title: ['Give the recipe a title'], servings: [expect.any(String)] },
  })
})

test.each(['not json', '[]', 'null', '{"title":{"$ne":1}}'])(
  'refuses %s as a recipe without crashing',
  async (body) => {
    const response = await ask('/api/recipes', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    expect(response.status).toBe(422)
  },
)

test.each(['not json', '{}', 'null'])('reports %s as no recipe to save', async (body) => {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body }
  expect(await (await ask('/api/recipes', init)).json()).toEqual({ error: 'No recipe to save' })
})

test('every answer has its request id and a policy with its own nonce', async () => {
  const [one, two] = await Promise.all([ask('/healthz'), ask('/healthz')])
  expect(one.headers.get('x-request-id')).not.toBe(two.headers.get('x-request-id'))
  const policy = one.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'self'")
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  expect(policy).not.toBe(two.headers.get('content-security-policy'))
})

test('a page that fails shows a message and the request id, not the cause', async () => {
  const response = await ask('/')
  expect(response.status).toBe(500)
  const text = await response.text()
  expect(text).toContain(response.headers.get('x-request-id'))
  expect(text).not.toContain('no pages in this test')
})

test.each([
  '/images/..%2f..%2fetc/400.webp',
  '/images/ffffffffffffffffffffffff/400.webp',
  '/images/ffffffffffffffffffffffff/401.webp',
  '/images/ffffffffffffffffffffffff/400.svg',
])('%s does not exist', async (path) => {
  expect((await ask(path)).status).not.toBe(200)
})

test.each(['TRACE', 'OPTIONS', 'PROPFIND'])('refuses %s and says which methods there are', async (method) => {
  // A `Request` cannot have the method TRACE, but Node's server passes it on.
  const request = new Proxy(new Request('http://kitchen.lan/'), {
    get: (from, name) => {
      const value: unknown = name === 'method' ? method : Reflect.get(from, name, from)
      return typeof value === 'function' ? value.bind(from) : value
    },
  })
  const answer = await site.fetch(request, connection)
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST'])
})

test('limits an address that saves endlessly, but no other', async () => {
  const flood = { incoming: { socket: { remoteAddress: '198.51.100.9', remotePort: 1, remoteFamily: 'IPv4' } } }
  const send = (from: typeof flood) =>
    site.request(
      'http://kitchen.lan/api/import/web-page',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ url: 'http://10.0.0.1/' }),
      },
      from,
    )
  const last = await Array.fromAsync({ length: 301 }, async () => (await send(flood)).text())
  expect(last.at(-1)).toContain('too-many')
  expect(await (await send(connection)).text()).toContain('unreachable')
})

test.each(['/search?q=%00', '/recipe/a%00b'])('%s is refused before it reaches the database', async (path) => {
  expect((await ask(path)).status).toBe(400)
})
