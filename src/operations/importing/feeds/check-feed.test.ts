import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { createUser } from '../../../../tests/accounts.ts'
import { aRecipe, createTestApp } from '../../../../tests/factories.ts'
import { NewFeed } from '../../../core/importing/feeds.ts'
import { findFeed, listFeeds } from '../../../db/importing/feeds.ts'
import { auditLog } from '../../../db/schema/audit.ts'
import { feedEntries, feeds } from '../../../db/schema/feeds.ts'
import { recipes } from '../../../db/schema/recipes.ts'
import { serve } from '../../../lib/http/loopback-server.ts'
import { findRecipe } from '../../../db/recipes/recipes.ts'
import { saveRecipe } from '../../recipes/save-recipe.ts'
import { checkFeed } from './check-feed.ts'
import { addFeed, checkFeedNow, removeFeed, switchFeed } from './manage-feeds.ts'
import { aBlog, type Answer, recipe, rss } from './testing/a-blog.ts'
import { enqueueDueFeeds } from './watch-feeds.ts'

const app = await createTestApp({ IMPORT_PAUSE_MS: '0' })
const { user: editor } = await createUser(app, 'editor')
const never = new AbortController().signal

const unavailable: Answer = (_request, response) => void response.writeHead(503).end()

async function watch(address: string, changes: Record<string, string> = {}) {
  const form = NewFeed.parse({ intent: 'add', address, everyHours: '6', dailyLimit: '10', ...changes })
  const added = await addFeed(app, editor, form)
  if (!added.ok) throw new Error(added.problem)
  return added.id
}

const check = (id: number) => checkFeed(app, id, never)
const statesOf = async (id: number) =>
  Object.fromEntries(
    (await app.db.select().from(feedEntries).where(eq(feedEntries.feedId, id))).map(({ address, state }) => [
      new URL(address).pathname,
      state,
    ]),
  )
const recipesTitled = (title: string) => app.db.select().from(recipes).where(eq(recipes.title, title))

test('sends new recipes to moderation with source and license, and publishes none', async () => {
  const blog = await aBlog()
  Object.assign(blog.answers, {
    '/feed': rss([{ path: '/old' }], blog.url, 'CC BY 4.0'),
    '/old': recipe('Old Feed Soup'),
    '/new': recipe('New Feed Soup'),
    '/about': '<!doctype html><title>About</title><h1>About us</h1><p>We like to cook for our friends.</p>',
  })
  const id = await watch(`${blog.url}/feed`)
  await check(id)
  expect(await statesOf(id)).toEqual({ '/old': 'old' })
  blog.answers['/feed'] = rss([{ path: '/new' }, { path: '/about' }, { path: '/old' }], blog.url, 'CC BY 4.0')
  await check(id)
  expect(await statesOf(id)).toEqual({ '/old': 'old', '/new': 'sent', '/about': 'skipped' })
  const recipe1 = await findRecipe(app.db, 'new-feed-soup')
  expect(recipe1).toMatchObject({ status: 'pending', licenseNotice: 'CC BY 4.0', sourceUrl: `${blog.url}/new` })
  const { rows } = await app.pool.query("select state from review_items where recipe_id = 'new-feed-soup'")
  expect(rows).toEqual([{ state: 'open' }])
  expect(await recipesTitled('Old Feed Soup')).toHaveLength(0)
})

test('prefers the notice of the editor, and imports old recipes on request', async () => {
  const blog = await aBlog()
  Object.assign(blog.answers, {
    '/feed': rss([{ path: '/a' }], blog.url, 'All rights reserved'),
    '/a': recipe('Permitted Soup'),
  })
  const id = await watch(`${blog.url}/feed`, { withOld: 'yes', licenseNotice: 'With permission of Ada' })
  await check(id)
  expect(await findRecipe(app.db, 'permitted-soup')).toMatchObject({ licenseNotice: 'With permission of Ada' })
})

test('imports nothing twice when a feed changes its ids or its addresses', async () => {
  const blog = await aBlog()
  Object.assign(blog.answers, { '/feed': rss([{ path: '/soup', id: '1' }], blog.url), '/soup': recipe('Moving Soup') })
  const id = await watch(`${blog.url}/feed`, { withOld: 'yes' })
  await check(id)
  blog.answers['/feed'] = rss([{ path: '/soup?utm_source=feed', id: 'urn:2' }], blog.url)
  await check(id)
  expect(blog.asked.filter((path) => path.startsWith('/soup'))).toHaveLength(1)
  // An editor rejects the recipe, and then the blog moves.
  await app.db.update(recipes).set({ status: 'rejected', sourceKey: null }).where(eq(recipes.id, 'moving-soup'))
  blog.answers['/feed'] = rss([{ path: '/2026/soup', id: 'urn:3' }], blog.url)
  blog.answers['/2026/soup'] = recipe('Moving Soup')
  await check(id)
  expect(await recipesTitled('Moving Soup')).toHaveLength(1)
  expect(await statesOf(id)).toEqual({ '/soup': 'sent', '/2026/soup': 'known' })
})

test('respects the daily limit, and reads the rest later', async () => {
  const blog = await aBlog()
  const paths = ['/one', '/two', '/three']
  Object.assign(blog.answers, {
    '/feed': rss(
      paths.map((path) => ({ path })),
      blog.url,
    ),
    ...Object.fromEntries(paths.map((path) => [path, recipe(`Daily ${path}`)])),
  })
  const id = await watch(`${blog.url}/feed`, { withOld: 'yes', dailyLimit: '2' })
  await check(id)
  await check(id)
  expect(Object.values(await statesOf(id)).toSorted()).toEqual(['sent', 'sent', 'waiting'])
  await app.db
    .update(feedEntries)
    .set({ readAt: new Date(0) })
    .where(eq(feedEntries.state, 'sent'))
  await check(id)
  expect(Object.values(await statesOf(id))).toEqual(['sent', 'sent', 'sent'])
})

test('asks only for what changed, and reads robots.txt first', async () => {
  const blog = await aBlog()
  const sent: Array<string | undefined> = []
  blog.answers['/feed'] = (request, response) => {
    sent.push(request.headers['if-none-match'])
    if (request.headers['if-none-match']) return response.writeHead(304).end()
    return response.writeHead(200, { etag: '"v1"' }).end(rss([{ path: '/soup' }], blog.url))
  }
  const id = await watch(`${blog.url}/feed`)
  await check(id)
  await check(id)
  expect(sent).toEqual([undefined, '"v1"'])
  expect(await findFeed(app.db, id)).toMatchObject({ problem: null, failures: 0, title: 'Leek Blog' })
  const closed = await aBlog()
  closed.answers['/robots.txt'] = 'User-agent: *\nDisallow: /feed'
  const other = await watch(`${closed.url}/feed`)
  await check(other)
  expect(closed.asked).toEqual(['/robots.txt'])
  expect((await findFeed(app.db, other))?.problem).toContain('robots.txt')
})

test.each<[string, Answer, string]>([
  ['HTML', (_request, response) => void response.end(recipe('Not a feed')), 'neither a feed'],
  ['nothing', (_request, response) => void response.end(), 'neither a feed'],
  ['an error', (_request, response) => void response.writeHead(500).end(), '(500)'],
  ['410', (_request, response) => void response.writeHead(410).end(), 'closed'],
  [
    '1 GB',
    (_request, response) => response.writeHead(200, { 'content-length': 1_000_000_000 }).flushHeaders(),
    'larger than',
  ],
])('shows what is wrong when a feed answers with %s, and asks more rarely', async (_what, answer, problem) => {
  const blog = await aBlog()
  blog.answers['/feed'] = answer
  const id = await watch(`${blog.url}/feed`)
  await check(id)
  const first = await findFeed(app.db, id)
  expect(first?.problem).toContain(problem)
  await check(id)
  const second = await findFeed(app.db, id)
  expect(second?.failures).toBe(2)
  const hours = ((second?.nextCheckAt.getTime() ?? 0) - Date.now()) / 3_600_000
  expect(hours).toBeGreaterThan(11)
})

test.each([
  ['with Retry-After', { 'retry-after': String(3 * 86_400) }, 71],
  ['without Retry-After', {}, 5],
])('waits after 429 %s', async (_what, headers, hours) => {
  const blog = await aBlog()
  blog.answers['/feed'] = (_request, response) => void response.writeHead(429, headers).end()
  const id = await watch(`${blog.url}/feed`)
  await check(id)
  const feed = await findFeed(app.db, id)
  expect(feed?.problem).toContain('429')
  expect(((feed?.nextCheckAt.getTime() ?? 0) - Date.now()) / 3_600_000).toBeGreaterThan(hours)
})

test('refuses private addresses in the feed and as the feed', async () => {
  const id = await watch('http://10.0.0.1/feed')
  await check(id)
  expect((await findFeed(app.db, id))?.problem).toBeTruthy()
  const blog = await aBlog()
  blog.answers['/feed'] = rss([{ path: '/a' }], 'http://10.0.0.1')
  const other = await watch(`${blog.url}/feed`, { withOld: 'yes' })
  await check(other)
  expect(await statesOf(other)).toEqual({})
})

test('reads Atom, JSON feeds and sitemaps', async () => {
  const blog = await aBlog()
  Object.assign(blog.answers, {
    '/atom': `<feed xmlns="http://www.w3.org/2005/Atom"><title>Atom Blog</title><rights>CC0</rights><entry><id>1</id><title>x</title><link href="/atom-soup"/></entry></feed>`,
    '/json': JSON.stringify({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'J',
      items: [{ id: '1', url: `${blog.url}/json-soup` }],
    }),
    '/map.xml': `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>${blog.url}/map-soup</loc></url></urlset>`,
    '/atom-soup': recipe('Atom Soup'),
    '/json-soup': recipe('Json Soup'),
    '/map-soup': recipe('Map Soup'),
  })
  for (const path of ['/atom', '/json', '/map.xml']) await check(await watch(blog.url + path, { withOld: 'yes' }))
  expect(await findRecipe(app.db, 'atom-soup')).toMatchObject({ status: 'pending', licenseNotice: 'CC0' })
  expect(await findRecipe(app.db, 'json-soup')).toMatchObject({ status: 'pending', licenseNotice: null })
  expect(await findRecipe(app.db, 'map-soup')).toMatchObject({ status: 'pending' })
})

test('two processes that check a feed at once import each recipe once', async () => {
  const blog = await aBlog()
  Object.assign(blog.answers, { '/feed': rss([{ path: '/twice' }], blog.url), '/twice': recipe('Twice Soup') })
  const id = await watch(`${blog.url}/feed`, { withOld: 'yes' })
  const turns = await Promise.all([check(id), check(id)])
  expect(turns).toContain('done')
  await check(id)
  expect(await recipesTitled('Twice Soup')).toHaveLength(1)
})

test('checks active feeds when they are due, once, and logs what editors do', async () => {
  await app.db.update(feeds).set({ state: 'paused' })
  const id = await watch('https://due.example/feed')
  await expect(watch('https://due.example/feed')).rejects.toThrow('already watched')
  const jobs = async () => {
    const { rows } = await app.pool.query("select data from pgboss.job where name = 'check-feed'")
    return rows.length
  }
  await enqueueDueFeeds(app)
  const before = await jobs()
  await Promise.all([enqueueDueFeeds(app), enqueueDueFeeds(app)])
  expect(await jobs()).toBe(before)
  await switchFeed(app, editor, id, 'paused')
  await app.db.update(feeds).set({ nextCheckAt: new Date(0) })
  await enqueueDueFeeds(app)
  expect(await jobs()).toBe(before)
  await checkFeedNow(app, editor, id)
  expect(await jobs()).toBe(before + 1)
  await switchFeed(app, editor, id, 'active')
  await removeFeed(app, editor, id)
  expect(await check(id)).toBe('done')
  const logged = await app.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subjectId, String(id)))
    .orderBy(auditLog.id)
  expect(logged.map(({ action }) => action)).toEqual([
    'feed.add',
    'feed.pause',
    'feed.check',
    'feed.resume',
    'feed.delete',
  ])
})

test('reads no more pages of a feed that was paused', async () => {
  const blog = await aBlog()
  const paths = ['/first', '/second'].map((path) => ({ path }))
  Object.assign(blog.answers, { '/feed': rss(paths, blog.url), '/second': recipe('Second Paused Soup') })
  const id = await watch(`${blog.url}/feed`, { withOld: 'yes' })
  blog.answers['/first'] = (_request, response) =>
    void switchFeed(app, editor, id, 'paused').then(() =>
      response.writeHead(200, { 'content-type': 'text/html' }).end(recipe('First Paused Soup')),
    )
  expect(await check(id)).toBe('done')
  expect(await checkFeed(app, id, never, { onlyEntries: true })).toBe('done')
  expect(await statesOf(id)).toEqual({ '/first': 'sent', '/second': 'waiting' })
})

test('reads no page while the rules of its site cannot be read', async () => {
  const blog = await aBlog()
  // The pages are at another address of the same site, which has rules of its own.
  const feed = await serve((request, response) => {
    const isRules = request.url === '/robots.txt'
    return response.writeHead(isRules ? 404 : 200).end(isRules ? '' : rss([{ path: '/strict' }], blog.url))
  })
  onTestFinished(() => feed[Symbol.asyncDispose]())
  Object.assign(blog.answers, { '/strict': recipe('Strict Soup'), '/robots.txt': unavailable })
  const id = await watch(`${feed.url}/feed`, { withOld: 'yes' })
  const key = `${blog.url}/strict`
  await app.db.insert(feedEntries).values({ feedId: id, key, address: key, title: '', state: 'waiting' })
  expect(await check(id)).toBe('done')
  expect(blog.asked).toEqual(['/robots.txt'])
  expect((await findFeed(app.db, id))?.problem).toContain('robots.txt')
  expect(await statesOf(id)).toMatchObject({ '/strict': 'waiting' })
})

test('names the sitemaps to watch in place of a list of them', async () => {
  const blog = await aBlog()
  const maps = ['1', '2', '3', '4'].map((name) => `<sitemap><loc>${blog.url}/${name}.xml</loc></sitemap>`)
  blog.answers['/index.xml'] =
    `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${maps.join('')}</sitemapindex>`
  const id = await watch(`${blog.url}/index.xml`)
  await check(id)
  expect((await findFeed(app.db, id))?.problem).toBe(
    `This is a list of sitemaps. Watch one of these: ${blog.url}/1.xml ${blog.url}/2.xml ${blog.url}/3.xml`,
  )
})

test('counts an entry as known if a cook has saved its recipe in the meantime', async () => {
  const blog = await aBlog()
  const page = recipe('Meanwhile Soup').replace('"name"', `"image":"${blog.url}/photo.jpg","name"`)
  Object.assign(blog.answers, { '/feed': rss([{ path: '/meanwhile' }], blog.url), '/meanwhile': page })
  blog.answers['/photo.jpg'] = (_request, response) =>
    void saveRecipe(app, aRecipe({ title: 'Another name', sourceUrl: `${blog.url}/meanwhile` }), editor).then(() =>
      response.writeHead(404).end(),
    )
  const id = await watch(`${blog.url}/feed`, { withOld: 'yes' })
  await check(id)
  expect(await statesOf(id)).toEqual({ '/meanwhile': 'known' })
  expect((await listFeeds(app.db, 100)).find((feed) => feed.id === id)).toMatchObject({ sent: 0, waiting: 0, known: 1 })
})
