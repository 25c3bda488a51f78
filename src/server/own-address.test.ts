import { createContext, type ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { createTestApp } from '../../tests/factories.ts'
import type { Env } from '../lib/env/env.ts'
import { createSite } from './site.ts'

const app = await createTestApp()
const connection = { incoming: { socket: { remoteAddress: '203.0.113.7', remotePort: 1, remoteFamily: 'IPv4' } } }
const PUBLIC_URL = 'https://recipes.example.com'

const contexts = ['appContext', 'documentContext', 'nonceContext', 'visitorContext']
const sayAddress = async ({ request }: { request: Request }) =>
  new Response(
    `${request.url} ${request.method === 'POST' ? ((await request.formData()).get('email') ?? '') : ''}`.trim(),
  )

/** Creates a site with one page, which returns the address of its request. */
const loadBuild = async () =>
  ({
    entry: {
      module: {
        default: () => new Response(),
        contexts: Object.fromEntries(contexts.map((name) => [name, createContext()])),
      },
    },
    routes: {
      root: {
        id: 'root',
        path: '',
        module: { loader: sayAddress, action: sayAddress },
      },
    },
    assets: { routes: {}, entry: { imports: [], module: '' }, url: '', version: '' },
    basename: '/',
    future: {},
    isSpaMode: false,
    prerender: [],
    publicPath: '/',
    assetsBuildDirectory: '',
    routeDiscovery: { mode: 'initial' },
    ssr: true,
  }) as unknown as ServerBuild
const siteWith = (env: Partial<Env>) =>
  createSite({ ...app, env: { ...app.env, ...env } }, { loadBuild, clientFolder: 'build/client', mode: 'production' })

/** Posts a body that is not a recipe. An accepted request gets 422, and no rate limit applies. */
const postInvalidRecipe = (env: Partial<Env>, address: string, headers: Record<string, string>) =>
  siteWith(env).request(`${address}/api/recipes`, { method: 'POST', headers, body: '{}' }, connection)

test.each([
  'http://127.0.0.1:3000',
  'http://[::1]:3000',
  'http://192.168.1.20:3000',
  'http://localhost:3000',
  'http://recipes.localhost',
  'http://nas:3000',
  'http://kitchen.local',
  'http://kitchen.lan.',
  'http://kitchen.home.arpa',
  'http://recipes.internal',
  'http://the-name-in.host.test',
])('recognizes its own pages when opened at %s', async (address) => {
  const env = { HOST: 'the-name-in.host.test' }
  expect((await postInvalidRecipe(env, address, { origin: address })).status).toBe(422)
  expect((await postInvalidRecipe(env, address, { 'sec-fetch-site': 'same-origin' })).status).toBe(422)
})

test.each(['http://evil.test:3000', 'http://127.0.0.1.evil.test', 'http://local.evil.test', 'http://xn--lan-.test'])(
  'does not accept a foreign name that points here, such as %s',
  async (address) => {
    expect((await postInvalidRecipe({}, address, { origin: address })).status).toBe(403)
    expect((await postInvalidRecipe({}, address, { 'sec-fetch-site': 'same-origin' })).status).toBe(403)
    const refusal = await postInvalidRecipe({}, address, { origin: address })
    expect(await refusal.json()).toMatchObject({ error: expect.stringContaining('PUBLIC_URL') })
  },
)

test.each([
  [{ origin: PUBLIC_URL }],
  [{ origin: PUBLIC_URL, 'sec-fetch-site': 'same-origin' }],
  [{ 'sec-fetch-site': 'none' }],
  [{}],
])('accepts its own pages behind a proxy with another host: %j', async (headers) => {
  expect((await postInvalidRecipe({ PUBLIC_URL }, 'http://127.0.0.1:3000', headers)).status).toBe(422)
})

test.each([
  [{ origin: 'http://recipes.example.com' }],
  [{ origin: 'https://recipes.example.com:8443' }],
  [{ origin: 'https://recipes.example.com.evil.test' }],
  [{ origin: 'http://127.0.0.1:3000', 'sec-fetch-site': 'same-origin' }],
  [{ origin: PUBLIC_URL, 'sec-fetch-site': 'same-site' }],
  [{ origin: PUBLIC_URL, 'sec-fetch-site': 'cross-site' }],
])('accepts only the PUBLIC_URL when it is set: %j', async (headers) => {
  expect((await postInvalidRecipe({ PUBLIC_URL }, 'http://127.0.0.1:3000', headers)).status).toBe(403)
})

test.each([
  [{ PUBLIC_URL }, 'http://127.0.0.1:3000', PUBLIC_URL],
  [{ PUBLIC_URL }, 'http://evil.test', PUBLIC_URL],
  [{}, 'http://kitchen.lan:3000', 'http://kitchen.lan:3000'],
  [{ PORT: 3001 }, 'http://evil.test', 'http://127.0.0.1:3001'],
])('with %j, a page requested at %s is at %s', async (env, asked, own) => {
  const answer = await siteWith(env).request(`${asked}/?q=a%20b`, {}, connection)
  expect(await answer.text()).toBe(`${own}/?q=a%20b`)
})

test.each([
  [{ PUBLIC_URL }, 'http://127.0.0.1:3000', PUBLIC_URL],
  [{ PUBLIC_URL }, 'http://recipes.example.com', PUBLIC_URL],
  [{}, 'http://kitchen.lan', 'http://kitchen.lan'],
  [{}, 'http://kitchen.lan', 'https://kitchen.lan'],
])('with %j, accepts a form through a proxy that turns %s into %s', async (env, asked, origin) => {
  const body = new URLSearchParams({ email: 'cook@example.com' })
  const answer = await siteWith(env).request(asked, { method: 'POST', headers: { origin }, body }, connection)
  expect(await answer.text()).toBe(`${origin}/ cook@example.com`)
})

test.each([
  ['http://127.0.0.1:3000', {}, 400],
  ['http://kitchen.local', {}, 400],
  ['http://rebound.example.net:3000', {}, 403],
  [PUBLIC_URL, { PUBLIC_URL }, 400],
  ['http://127.0.0.1:3000', { PUBLIC_URL }, 400],
  ['http://rebound.example.net:3000', { PUBLIC_URL }, 403],
])('requested at %s with %j, the API that reads recipes of other sites answers %i', async (address, env, status) => {
  const answer = await siteWith(env).request(`${address}/api/fetch-recipe-source?url=x`, {}, connection)
  expect(answer.status).toBe(status)
  expect(answer.headers.get('cache-control')).toBe('no-store')
})
