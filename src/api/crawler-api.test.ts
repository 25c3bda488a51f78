import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { createTestApp } from '../../tests/factories.ts'
import type { SignedIn } from '../core/accounts/signed-in.ts'
import { readSettings, saveSettings } from '../db/settings/settings.ts'
import { serve } from '../lib/http/loopback-server.ts'
import type { App } from '../operations/app/app.ts'
import { cloudCrawler } from '../operations/crawler/open-crawler.ts'
import { admitCrawl } from '../operations/importing/crawler/admit-crawl.ts'
import { crawlerApi } from './crawler-api.ts'

/** A crawler that knows two keys, and fails with a third. */
const crawler = await serve((request, response) => {
  const { authorization } = request.headers
  const status = authorization === 'Bearer fc-broken' ? 500 : /fc-(?:own|site)$/.test(authorization ?? '') ? 200 : 401
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(status === 200 ? { success: true, id: 'job-1', status: 'cancelled' } : { error: 'No' }))
})
const env = { FIRECRAWL_API_URL: crawler.url }
const app = await createTestApp({ ...env, FIRECRAWL_API_KEY: 'fc-site' })
/** Without a key, only the public crawler is certain to need one. */
const withKey = (key: string | undefined): App => {
  const FIRECRAWL_API_URL = key === undefined ? cloudCrawler : crawler.url
  return { ...app, env: { ...app.env, FIRECRAWL_API_KEY: key, FIRECRAWL_API_URL } }
}

interface Asked {
  key?: string | undefined
  visitor?: string
  user?: SignedIn | null
}

async function ask(here: App, path: string, { key, visitor = '203.0.113.1', user = null }: Asked) {
  const site = new Hono<{ Variables: { user: SignedIn | null } }>()
    .use((context, next) => {
      context.set('user', user)
      return next()
    })
    .route('/', crawlerApi(here))
  const request = new Request(`http://kitchen.test/${path}`, {
    method: path === '' ? 'GET' : 'POST',
    headers: key === undefined ? {} : { 'x-crawler-api-key': key },
  })
  const connection = { incoming: { socket: { remoteAddress: visitor, remotePort: 1, remoteFamily: 'IPv4' } } }
  const answer = await site.fetch(request, connection)
  return [answer.status, await answer.json()]
}

test.each([
  ['fc-own', 200, { message: 'API key saved successfully!' }],
  ['fc-wrong', 422, { error: 'Invalid API key. Please check and try again.' }],
  ['fc-broken', 422, { error: 'An error occurred validating your API key.' }],
  [undefined, 422, { error: 'Please enter a valid API key' }],
  ['two words', 422, { error: 'Please enter a valid API key' }],
])('answers the test of the key %j with %i', async (key, status, body) => {
  expect(await ask(app, 'key', { key })).toEqual([status, body])
})

test.each([
  ['fc-site', 200, { message: 'Using the default API key successfully!' }],
  ['fc-revoked', 422, { error: 'Default API key is invalid. Please enter your own API key.' }],
  ['fc-broken', 422, { error: 'An error occurred validating the default API key.' }],
  [undefined, 422, { error: 'No default API key found. Please enter your own API key.' }],
])('answers the test of the site’s key %j with %i', async (siteKey, status, body) => {
  expect(await ask(withKey(siteKey), 'key', { key: 'default', visitor: '203.0.113.2' })).toEqual([status, body])
})

test('offers the site’s key only if there is one that visitors may use', async () => {
  expect(await ask(app, '', {})).toEqual([200, { hasSiteKey: true }])
  expect(await ask(withKey(undefined), '', {})).toEqual([200, { hasSiteKey: false }])
  await saveSettings(app.db, { ...(await readSettings(app.db)), crawledPagesAnHour: 0 })
  expect(await ask(app, '', {})).toEqual([200, { hasSiteKey: false }])
  expect(await ask(app, 'key', { key: 'default', visitor: '203.0.113.3' })).toEqual([
    422,
    { error: 'No default API key found. Please enter your own API key.' },
  ])
  const admin = { id: '1', role: 'admin' } as SignedIn
  expect(await ask(app, '', { user: admin })).toEqual([200, { hasSiteKey: true }])
})

test('lets each visitor use the site’s key for as many pages as the settings say', async () => {
  await saveSettings(app.db, { ...(await readSettings(app.db)), crawledPagesAnHour: 1 })
  const visitor = '203.0.113.4'
  expect((await ask(app, 'key', { key: 'default', visitor }))[0]).toBe(200)
  expect(await ask(app, 'key', { key: 'default', visitor })).toEqual([
    422,
    { error: expect.stringMatching(/try again/i) },
  ])
  expect((await ask(app, 'key', { key: 'default', visitor: '203.0.113.5' }))[0]).toBe(200)
})

test('counts pages with an invented key too if the crawler is the site’s own server', async () => {
  await saveSettings(app.db, { ...(await readSettings(app.db)), crawledPagesAnHour: 3 })
  const user = { visitor: '203.0.113.7', actor: 'visitor' } as const
  const invented = { kind: 'own', key: 'fc-invented' } as const
  const pagesOf = async (here: App) => {
    const admission = await admitCrawl(here, invented, user, 100)
    return admission.ok ? admission.pages : admission.problem.message
  }
  expect((await ask(app, 'key', { key: 'fc-own', visitor: user.visitor }))[0]).toBe(200)
  expect(await pagesOf(withKey('fc-site'))).toBe(2)
  expect(await pagesOf(withKey('fc-site'))).toMatch(/this site’s crawler allows for now. Try again in an hour/)
  expect((await ask(app, 'key', { key: 'fc-own', visitor: user.visitor }))[0]).toBe(422)
  expect(await pagesOf(withKey(undefined))).toBe(100)
})

test('limits how many keys a visitor may try', async () => {
  await saveSettings(app.db, { ...(await readSettings(app.db)), crawledPagesAnHour: 50 })
  const visitor = '203.0.113.6'
  for (let count = 0; count < 20; count += 1) await ask(app, 'key', { key: 'fc-wrong', visitor })
  expect(await ask(app, 'key', { key: 'fc-own', visitor })).toEqual([
    422,
    { error: expect.stringMatching(/a lot of keys/) },
  ])
})
