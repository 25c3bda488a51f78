import { once } from 'node:events'
import { createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readEnv } from '../lib/env/env.ts'
import { createSearchLimit, refuseSearches } from './search-limit.ts'
import type { SiteVariables } from './security-headers.ts'

async function openSite(settings: Record<string, string>) {
  const read = readEnv({ LOG_LEVEL: 'silent', ...settings })
  if (!read.ok) throw new Error(read.problem)
  const clock = { now: 1_000_000 }
  const limit = createSearchLimit(read.env, () => clock.now)
  const site = new Hono<{ Variables: SiteVariables }>()
    .use(refuseSearches(limit, async (context, { status, sentence }) => context.text(sentence, status)))
    .all('*', (context) => context.text('found'))
  const answer = getRequestListener(site.fetch)
  // The front door checks a request before the site does.
  const server = createServer((request, response) => {
    limit.secondsToWait(request)
    void answer(request, response)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const ask = (path: string, visitor?: string) =>
    fetch(`http://127.0.0.1:${port}${path}`, visitor === undefined ? {} : { headers: { 'x-forwarded-for': visitor } })
  return { ask, clock, origin: `http://127.0.0.1:${port}` }
}

test('refuses searches over the limit with the time to wait, until the minute is over', async () => {
  const { ask, clock } = await openSite({ SEARCHES_PER_MINUTE: '2' })
  const mine = (path = '/search?q=leek') => ask(path, '192.0.2.1')
  expect([(await mine()).status, (await mine('/search.data?q=a')).status]).toEqual([200, 200])
  clock.now += 20_500
  const refused = await mine()
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('40')
  expect(await refused.text()).toMatch(/searched too often/)
  expect((await mine('/search/suggestions?q=leek')).status).toBe(200)
  expect((await ask('/search?q=leek', '192.0.2.2')).status).toBe(200)
  clock.now += 40_000
  expect((await mine()).status).toBe(200)
})

test('trusts forwarded addresses only from a trusted proxy, and counts an IPv6 network as one visitor', async () => {
  const { ask } = await openSite({ SEARCHES_PER_MINUTE: '1' })
  expect((await ask('/search', '2001:db8::1')).status).toBe(200)
  expect((await ask('/search', '2001:db8::2')).status).toBe(429)
  expect((await ask('/search', '127.0.0.1, 2001:db8::3')).status).toBe(429)
})

test.each([
  ['0', '192.0.2.1'],
  ['1', undefined],
])('with a limit of %s, never refuses the visitor %s', async (SEARCHES_PER_MINUTE, visitor) => {
  const { ask } = await openSite({ SEARCHES_PER_MINUTE })
  for (let round = 0; round < 3; round += 1) expect((await ask('/search', visitor)).status).toBe(200)
})

/** Sends the path unchanged. `fetch` would normalize it. */
async function statusOf(origin: string, path: string): Promise<number | undefined> {
  const { hostname, port } = new URL(origin)
  const request = get({ hostname, port, path, headers: { 'x-forwarded-for': '192.0.2.9' } })
  const [response] = (await once(request, 'response')) as [{ statusCode?: number; resume(): void }]
  response.resume()
  return response.statusCode
}

test.each([
  '/Search?q=a',
  '/what-can-i-make?have=leek',
  '/what-can-i-make.data?have=leek',
  '/meal-plan/find?q=leek',
  '/meal-plan//Find?q=leek',
  '/meal-plan/add?q=leek',
  '/SEARCH',
  '/%73earch?q=a',
  '/s%65arch.data',
  '/search/',
  '/search//?q=a',
  '//search',
  '/search/.data',
  '/search/_.data',
  '/./search',
  '/x/../search',
])('%s counts as a search', async (path) => {
  const { origin } = await openSite({ SEARCHES_PER_MINUTE: '1' })
  expect([await statusOf(origin, '/search'), await statusOf(origin, path)]).toEqual([200, 429])
})

test.each(['/search/suggestions?q=a', '/searches', '/kb?q=/search', '/%E0%A4%A', '/research'])(
  '%s does not count as a search',
  async (path) => {
    const { origin } = await openSite({ SEARCHES_PER_MINUTE: '1' })
    expect([await statusOf(origin, '/search'), await statusOf(origin, path)]).toEqual([200, 200])
  },
)

test('does not wait longer when the clock is set back', async () => {
  const read = readEnv({ SEARCHES_PER_MINUTE: '1', LOG_LEVEL: 'silent' })
  if (!read.ok) throw new Error(read.problem)
  const limit = createSearchLimit(read.env)
  const ask = () => {
    const socket = { remoteAddress: '192.0.2.9' }
    return limit.secondsToWait({ url: '/search', headers: {}, socket } as unknown as IncomingMessage)
  }
  const clock = vi.spyOn(Date, 'now')
  onTestFinished(() => clock.mockRestore())
  ask()
  clock.mockReturnValue(Date.now() - 24 * 60 * 60 * 1000)
  expect(ask()).toBeLessThanOrEqual(60)
})
