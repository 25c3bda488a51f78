import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { connect } from '../src/db/connection/connect.ts'
import { health } from '../src/server/health.ts'
import { createSite } from '../src/server/site.ts'
import { createTestApp } from './factories.ts'
import { siteBuild } from './whole-site.ts'

const app = await createTestApp()
// No server listens on this port.
const nowhere = connect('postgres://nobody@127.0.0.1:1/nothing')
afterAll(nowhere.close)
const away = { ...app, db: nowhere.db }
const build = { loadBuild: async () => siteBuild, clientFolder: 'build/client', mode: 'production' } as const
const site = createSite(away, build)
// A database of an older release, or one that lost tables.
const lacking = await createTestApp()
await lacking.db.execute(sql`
  alter table settings rename column value to former_value;
  alter table recipes rename column title to former_title;
  alter table recipe_search rename to former_search;
  alter table recipe_categories rename to former_categories;
  alter table chefs rename to former_chefs;
  alter table reviews rename to former_reviews;
  alter table faqs rename to former_faqs;
  alter table blog_posts rename column title to former_title;
  alter table knowledge_base_articles rename to former_articles;
  alter table verifications rename to former_verifications`)
const lackingSite = createSite(lacking, build)
const connection = { incoming: { socket: { remoteAddress: '203.0.113.5', remotePort: 1, remoteFamily: 'IPv4' } } }
const headers = { origin: 'http://kitchen.lan', 'sec-fetch-site': 'same-origin' }

const sendRequest = async (path: string, init: RequestInit = {}, to = site) => {
  const answer = await to.request(
    `http://kitchen.lan${path}`,
    { ...init, headers: { ...headers, ...init.headers } },
    connection,
  )
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), text: await answer.text() }
}

test.each(['/latest', '/', '/recipe/toast', '/latest.data', '/search?q=toast', '/no-such-page'])(
  'responds 503 with a retry time on %s without a database',
  async (path) => {
    const { status, retryAfter } = await sendRequest(path)
    expect([status, Number(retryAfter)]).toEqual([503, 10])
  },
)

test.each(['/sitemap.xml', '/latest/feed.xml', '/blog/feed.xml'])(
  'responds 503 in plain text with a retry time on %s without a database',
  async (path) => {
    const { status, retryAfter, text } = await sendRequest(path)
    expect([status, retryAfter]).toEqual([503, '10'])
    expect(text).toBe('Our database isn’t ready. Please try again in a minute.')
  },
)

test('the API responds 503 with a retry time without a database', async () => {
  const { status, retryAfter } = await sendRequest('/api/shopping-lists/toast/changes')
  expect([status, retryAfter]).toEqual([503, '10'])
})

const pagesWithLists: Array<[path: string, heading: string]> = [
  ['/', 'Discover Delicious Recipes'],
  ['/latest', 'Latest Recipes'],
  ['/categories/soup', 'Recipe Categories'],
  ['/all-categories', 'All Categories'],
  ['/chefs', 'All Chefs'],
  ['/community', 'Newest reviews'],
  ['/what-can-i-make?have=toast', 'Recipes could not be searched'],
  ['/recipes', 'Recipe Browser'],
  ['/search?q=toast', 'No recipes found'],
  ['/blog', 'Blog'],
  ['/blog/toast', 'Blog post not found'],
  ['/faq', 'Frequently Asked Questions'],
  ['/kb', 'Recipe Knowledge Base'],
  ['/about', 'Our mission'],
  ['/contact', 'Contact Us'],
  ['/support', 'Quick help'],
  ['/recipe/toast', 'Recipe not found'],
  ['/shopping-list', 'Shopping list'],
  ['/submit-recipe', 'Share Your Recipe'],
  ['/chefs/tess', 'The chef’s page didn’t load'],
  ['/auth/reset?token=toast', 'This page didn’t load'],
  ['/first-admin?token=toast', 'This page didn’t load'],
]

test.each(pagesWithLists)('shows %s without its lists, with header and footer', async (path, heading) => {
  const { text } = await sendRequest(path)
  expect(text).toContain(heading)
  expect(text).not.toContain('Unexpected Application Error')
  expect(text).toContain(`© <!-- -->${new Date().getFullYear()}`)
  expect(text).toContain('Email us')
})

/** Cook mode has no header and no footer. */
const cookMode: [path: string, heading: string] = ['/recipe/toast/cook', 'This recipe didn’t load']

test.each([...pagesWithLists, cookMode])(
  'shows %s without its lists when the database lacks tables and columns',
  async (path, heading) => {
    const { status, retryAfter, text } = await sendRequest(path, {}, lackingSite)
    expect([status, retryAfter]).toEqual([503, '10'])
    expect(text).toContain(heading)
    expect(text).not.toContain('Unexpected Application Error')
  },
)

test('responds 503 if only the table of a page is missing', async () => {
  const chefless = await createTestApp()
  await chefless.db.execute(sql`alter table chefs rename to former_chefs`)
  const { status, text } = await sendRequest('/chefs/tess', {}, createSite(chefless, build))
  expect([status, text.includes('The chef’s page didn’t load')]).toEqual([503, true])
})

test('says that lists are missing', async () => {
  expect((await sendRequest('/latest')).text).toContain('Some parts of this page are missing')
})

test('responds 503 to forms and API calls', async () => {
  const form = await sendRequest('/recipe/toast/report', {
    method: 'POST',
    body: new URLSearchParams({ reason: 'other' }),
  })
  expect([form.status, form.retryAfter]).toEqual([503, '10'])
  const json = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }
  const call = await sendRequest('/api/recipes', json)
  expect([call.status, call.retryAfter]).toEqual([503, '10'])
  expect(JSON.parse(call.text)).toEqual({ error: expect.stringContaining('try again in a minute') })
})

test('responds 503 to signed-in visitors', async () => {
  const { status, retryAfter } = await sendRequest('/latest', {
    headers: { cookie: 'better-auth.session_token=a.b' },
  })
  expect([status, retryAfter]).toEqual([503, '10'])
})

test('shows an error page of the site if nothing else can be shown', async () => {
  const { status, text } = await sendRequest('/manifest.webmanifest')
  expect(status).toBe(503)
  expect(text).toContain('The kitchen is closed for a moment')
  expect(text).toContain(`© <!-- -->${new Date().getFullYear()}`)
  expect(text).toContain('Email us')
})

test('reports the process as running but not ready', async () => {
  expect((await sendRequest('/healthz')).status).toBe(200)
  expect((await sendRequest('/readyz')).status).toBe(503)
})

test('does not wait for a database that never responds', async () => {
  const silent = { execute: () => new Promise(() => undefined) } as unknown as typeof app.db
  expect((await health({ ...app, db: silent }, 50).request('/readyz')).status).toBe(503)
  expect((await health(app, 10_000).request('/readyz')).status).toBe(200)
})
