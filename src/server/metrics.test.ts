import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { createTestApp } from '../../tests/factories.ts'
import type { Env } from '../lib/env/env.ts'
import { createMetrics } from './metrics.ts'
import { createSite } from './site.ts'

const app = await createTestApp()
const metrics = createMetrics()

function ask(env: Partial<Env>, from: string, headers: Record<string, string> = {}, at = 'http://127.0.0.1:3000') {
  const site = createSite(
    { ...app, env: { ...app.env, ...env } },
    {
      loadBuild: () => Promise.reject<ServerBuild>(new Error('no pages in this test')),
      clientFolder: 'build/client',
      mode: 'production',
      metrics: {
        metrics,
        cacheSize: () => ({ pages: 3, bytes: 45_000 }),
        isListening: () => true,
        pool: { totalCount: 4, idleCount: 3, waitingCount: 0 },
      },
    },
  )
  const connection = { incoming: { socket: { remoteAddress: from, remotePort: 1, remoteFamily: 'IPv4' } } }
  return site.request(`${at}/metrics`, { headers }, connection)
}

test('reports metrics to the machine itself', async () => {
  metrics.countHit(200)
  metrics.countHit(304)
  metrics.countMiss()
  const text = await (await ask({}, '127.0.0.1')).text()
  expect(text).toContain('marshmallow_requests_total{status="2xx"} 1\n')
  expect(text).toContain('marshmallow_requests_total{status="3xx"} 1\n')
  expect(text).toContain('marshmallow_page_cache_hits_total 2\n')
  expect(text).toContain('marshmallow_page_cache_misses_total 1\n')
  expect(text).toContain('marshmallow_page_cache_bytes 45000\n')
  expect(text).toContain('marshmallow_database_connections{state="busy"} 1\n')
  expect(text).toMatch(/^marshmallow_event_loop_delay_seconds\{quantile="0.99"\} [\d.e-]+$/m)
  for (const line of text.trim().split('\n'))
    expect(line).toMatch(/^(?:# (?:HELP|TYPE) \w+ .+|\w+(?:\{\w+="[^"]+"\})? \S+)$/)
})

test.each([
  ['203.0.113.7', {}],
  ['127.0.0.1', { 'x-forwarded-for': '203.0.113.7' }],
])('hides metrics from others, also behind a proxy on the same machine: %s %j', async (from, headers) => {
  expect((await ask({}, from, headers)).status).not.toBe(200)
})

test('with a token, reports metrics only to requests that show it', async () => {
  const env = { METRICS_TOKEN: 'a-long-enough-token' }
  expect((await ask(env, '203.0.113.7', { authorization: 'Bearer a-long-enough-token' })).status).toBe(200)
  expect((await ask(env, '203.0.113.7', { authorization: 'Bearer another' })).status).not.toBe(200)
  expect((await ask(env, '127.0.0.1')).status).not.toBe(200)
})

const statusAt = async (address: string, env: Partial<Env> = {}) => (await ask(env, '127.0.0.1', {}, address)).status

test("reports metrics under the machine's own names, but not under foreign ones", async () => {
  const PUBLIC_URL = 'https://recipes.example.com'
  expect(await statusAt('http://localhost:3000')).toBe(200)
  expect(await statusAt('http://rebound.example.net:3000')).not.toBe(200)
  expect(await statusAt('http://127.0.0.1:3000', { PUBLIC_URL })).toBe(200)
  expect(await statusAt(PUBLIC_URL, { PUBLIC_URL })).toBe(200)
  expect(await statusAt('http://rebound.example.net:3000', { PUBLIC_URL })).not.toBe(200)
})
