import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'
import { readEnv } from '../lib/env.ts'
import { createSearchLimit, refuseSearches } from './search-limit.ts'
import type { SiteVariables } from './security-headers.ts'

async function openKitchen(settings: Record<string, string>) {
  const read = readEnv({ LOG_LEVEL: 'silent', ...settings })
  if (!read.ok) throw new Error(read.problem)
  const clock = { now: 1_000_000 }
  const limit = createSearchLimit(read.env, () => clock.now)
  const site = new Hono<{ Variables: SiteVariables }>()
    .use(refuseSearches(limit, async (context, { status, sentence }) => context.text(sentence, status)))
    .all('*', (context) => context.text('found'))
  const answer = getRequestListener(site.fetch)
  // The front door asks about a request before the site does.
  const server = createServer((request, response) => {
    limit.secondsToWait(request)
    void answer(request, response)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const ask = (path: string, visitor?: string) =>
    fetch(`http://127.0.0.1:${port}${path}`, visitor === undefined ? {} : { headers: { 'x-forwarded-for': visitor } })
  return { ask, clock }
}

test('the search after the last one is refused with a sentence and the time to wait, until the minute is over', async () => {
  const { ask, clock } = await openKitchen({ SEARCHES_PER_MINUTE: '2' })
  const mine = (path = '/search?q=leek') => ask(path, '192.0.2.1')
  expect([(await mine()).status, (await mine('/search.data?q=a')).status]).toEqual([200, 200])
  clock.now += 20_500
  const refused = await mine()
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('40')
  expect(await refused.text()).toMatch(/searched very often/)
  expect((await mine('/search/suggestions?q=leek')).status).toBe(200)
  expect((await ask('/search?q=leek', '192.0.2.2')).status).toBe(200)
  clock.now += 40_000
  expect((await mine()).status).toBe(200)
})

test('whoever names visitors is believed only as a trusted proxy, and an IPv6 network is one visitor', async () => {
  const { ask } = await openKitchen({ SEARCHES_PER_MINUTE: '1' })
  expect((await ask('/search', '2001:db8::1')).status).toBe(200)
  expect((await ask('/search', '2001:db8::2')).status).toBe(429)
  expect((await ask('/search', '127.0.0.1, 2001:db8::3')).status).toBe(429)
})

test.each([
  ['0', '192.0.2.1'],
  ['1', undefined],
])('with a limit of %s the visitor %s is never refused', async (SEARCHES_PER_MINUTE, visitor) => {
  const { ask } = await openKitchen({ SEARCHES_PER_MINUTE })
  for (let round = 0; round < 3; round += 1) expect((await ask('/search', visitor)).status).toBe(200)
})
