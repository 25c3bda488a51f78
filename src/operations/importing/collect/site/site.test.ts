import { gzipSync } from 'node:zlib'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { createTestApp } from '../../../../../tests/factories.ts'
import { serve } from '../../../../lib/http/loopback-server.ts'
import { listRows } from '../../../../db/importing/import-rows.ts'
import { findImport, findProgress } from '../../../../db/importing/imports.ts'
import { importPages, imports } from '../../../../db/schema/importing.ts'
import { collectImport } from '../collect-import.ts'
import { startSiteImport } from './start-site-import.ts'

const app = await createTestApp({ IMPORT_PAUSE_MS: '0' })
const never = new AbortController().signal
let visitors = 0

type Page = string | Uint8Array | ((request: IncomingMessage, response: ServerResponse) => void)

const html = (body: string) => `<!doctype html><title>Page</title><body>${body}</body>`
const recipe = (name: string) =>
  html(
    `<h1>${name}</h1><script type="application/ld+json">${JSON.stringify({
      '@context': 'https://schema.org',
      '@type': 'Recipe',
      name,
      recipeIngredient: ['2 leeks', `1 l stock for ${name}`],
      recipeInstructions: ['Chop.', 'Simmer.'],
    })}</script>`,
  )
const about = html('<h1>About us</h1><p>We are two people who like to cook, and this is all about us.</p>')

const urlset = (addresses: ReadonlyArray<string>) =>
  `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${addresses.map((each) => `<url><loc>${each}</loc></url>`).join('')}</urlset>`
const index = (addresses: ReadonlyArray<string>) =>
  `<?xml version="1.0"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${addresses.map((each) => `<sitemap><loc>${each}</loc></sitemap>`).join('')}</sitemapindex>`

/** A site of these pages on loopback, which records what it was asked for. */
async function standIn(make: (origin: string) => Record<string, Page>, fallback?: (path: string) => string) {
  const asked: Array<string> = []
  let pages: Record<string, Page> = {}
  const server = await serve((request, response) => {
    const path = request.url ?? ''
    asked.push(path)
    const page = pages[path] ?? fallback?.(path)
    if (page === undefined) return response.writeHead(404).end()
    if (typeof page === 'function') return page(request, response)
    const type = typeof page === 'string' && page.startsWith('<!doctype') ? 'text/html' : 'application/xml'
    return response.writeHead(200, { 'content-type': path === '/robots.txt' ? 'text/plain' : type }).end(page)
  })
  pages = make(server.url)
  onTestFinished(() => server[Symbol.asyncDispose]())
  return { url: server.url, asked }
}

async function start(url: string) {
  const started = await startSiteImport(app, {
    typed: url,
    actor: 'visitor',
    visitor: `site-visitor-${(visitors += 1)}`,
  })
  if (!started.ok) throw new Error(started.problem)
  return started.id
}

/** Runs turns as the job does, without waiting. */
async function collect(url: string, turns = 5) {
  const id = await start(url)
  for (let each = 0; each < turns; each += 1) {
    const stored = await findImport(app.db, id)
    if (stored?.state !== 'collecting' || stored.waitsUntil) break
    await collectImport(app, id, never, { turn: stored.turn, turnMs: 60_000 })
  }
  return id
}

const titlesOf = async (id: string) =>
  (await listRows(app.db, id, { filter: 'all', after: 0, limit: 500 })).map(({ title, at }) => title || at)
const progressOf = async (id: string) => {
  const progress = await findProgress(app.db, id)
  return { state: progress?.state, ...progress?.collecting }
}

test('reads the sitemaps that robots.txt names, likely recipes first, and leaves out what it forbids', async () => {
  const site = await standIn((origin) => ({
    '/robots.txt': `User-agent: *\nDisallow: /private\nSitemap: ${origin}/all.xml\n`,
    '/all.xml': index([`${origin}/posts.xml`, `${origin}/recipes.xml.gz`, `${origin}/category.xml`]),
    '/posts.xml': urlset([
      `${origin}/about`,
      `${origin}/private/soup`,
      `${origin}/photo.jpg`,
      'https://other.example/recipe/x',
    ]),
    '/recipes.xml.gz': gzipSync(
      urlset([`${origin}/recipe/leek-soup`, `${origin}/recipe/pea-soup?utm_source=x`, `${origin}/recipe/pea-soup`]),
    ),
    '/recipe/leek-soup': recipe('Leek Soup of the site'),
    '/recipe/pea-soup': recipe('Pea Soup of the site'),
    '/recipe/pea-soup?utm_source=x': recipe('Pea Soup of the site'),
    '/about': about,
  }))
  const id = await collect(site.url)
  expect(await titlesOf(id)).toEqual(['Leek Soup of the site', 'Pea Soup of the site'])
  expect(site.asked).toEqual([
    '/robots.txt',
    '/all.xml',
    '/recipes.xml.gz',
    '/posts.xml',
    '/recipe/leek-soup',
    '/recipe/pea-soup',
    '/about',
  ])
  expect(await progressOf(id)).toMatchObject({
    state: 'preview',
    pages: { read: 2, skipped: 2, failed: 0, waiting: 0 },
    problem: '1 of them was not read. The site’s robots.txt does not allow that.',
  })
})

test('names itself, and finds a sitemap that robots.txt does not name', async () => {
  let agent: string | undefined
  const site = await standIn((origin) => ({
    '/wp-sitemap.xml': index([`${origin}/wp-sitemap-posts-post-1.xml`]),
    '/wp-sitemap-posts-post-1.xml': urlset([`${origin}/leek`]),
    '/leek': (request, response) => {
      agent = request.headers['user-agent']
      response.writeHead(200, { 'content-type': 'text/html' }).end(recipe('Word Soup'))
    },
  }))
  expect(await titlesOf(await collect(site.url))).toEqual(['Word Soup'])
  expect(agent).toMatch(/^MarshmallowKitchen\//)
})

test('follows links where there is no sitemap, two levels deep and on this site only', async () => {
  const site = await standIn(() => ({
    '/': html(
      '<a href="/recipes/">Recipes</a> <a href="https://other.example/recipe">x</a> <a rel="nofollow" href="/ad">x</a>',
    ),
    '/recipes/': html('<a href="/recipe/one">1</a> <a href="/recipe/two#comments">2</a>'),
    '/recipe/one': recipe('Linked One') + '<a href="/recipe/deep">deeper</a>',
    '/recipe/two': recipe('Linked Two'),
    '/recipe/deep': recipe('Too deep'),
  }))
  const id = await collect(site.url)
  expect(await titlesOf(id)).toEqual(['Linked One', 'Linked Two'])
  expect(site.asked).not.toContain('/ad')
  expect(site.asked).not.toContain('/recipe/deep')
})

test('is not caught in a trap of endless links', { timeout: 60_000 }, async () => {
  const site = await standIn(
    () => ({ '/robots.txt': '' }),
    (path) =>
      path.endsWith('.xml') || path.endsWith('.gz')
        ? 'nothing'
        : html(
            Array.from({ length: 105 }, (_each, nth) => `<a href="${path.replace(/\/$/, '')}/${nth}">x</a>`).join(''),
          ),
  )
  const id = await collect(`${site.url}/`)
  expect(await progressOf(id)).toMatchObject({ state: 'paused', pausedFor: 'limit', pages: { skipped: 100 } })
  expect(site.asked.length).toBeLessThan(110)
})

test('takes the first 20,000 of 50,000 addresses, and reads no more than the limit', { timeout: 60_000 }, async () => {
  const site = await standIn(
    (origin) => ({
      '/robots.txt': `Sitemap: ${origin}/all.xml`,
      '/all.xml': index(['/1.xml', '/2.xml'].map((path) => origin + path)),
      ...Object.fromEntries(
        [1, 2].map((file) => [
          `/${file}.xml`,
          urlset(
            Array.from(
              { length: 25_000 },
              (_each, nth) => `${origin}/${nth % 100 === 0 ? 'recipe' : 'post'}/${file}-${nth}`,
            ),
          ),
        ]),
      ),
    }),
    (path) => recipe(`Soup ${path}`),
  )
  const id = await collect(site.url)
  const { pages } = await progressOf(id)
  expect(Object.values(pages ?? {}).reduce((sum, some) => sum + some, 0)).toBe(20_000)
  expect(pages?.read).toBe(100)
  expect(site.asked.filter((path) => path.startsWith('/recipe/'))).toHaveLength(100)
  expect(site.asked).not.toContain('/2.xml')
})

test.each<[string, (origin: string) => Page]>([
  ['a bomb', () => gzipSync(Buffer.alloc(60_000_000, ' '))],
  ['a page', () => about],
  [
    'a file of 1 GB',
    () => (_request, response) => void response.writeHead(200, { 'content-length': 1_000_000_000 }).flushHeaders(),
  ],
  ['a sitemap of itself', (origin) => index([`${origin}/sitemap.xml`, `${origin}/sitemap.xml`])],
])('survives %s in place of the sitemap, and follows links', async (_what, make) => {
  const site = await standIn((origin) => ({
    '/robots.txt': `Sitemap: ${origin}/sitemap.xml`,
    '/sitemap.xml': make(origin),
    '/': html('<a href="/recipe/one">1</a>'),
    '/recipe/one': recipe('After a bomb'),
  }))
  const id = await collect(site.url)
  expect(await titlesOf(id)).toEqual(['After a bomb'])
  expect(site.asked.length).toBeLessThan(10)
})

test('expands no entities of a sitemap', async () => {
  const site = await standIn((origin) => ({
    '/robots.txt': `Sitemap: ${origin}/sitemap.xml`,
    '/sitemap.xml': `<?xml version="1.0"?><!DOCTYPE u [<!ENTITY a "aaaaaaaa"><!ENTITY b "&a;&a;&a;">]><urlset><url><loc>/&b;</loc></url><url><loc>/soup&amp;bread</loc></url></urlset>`,
    '/soup&bread': recipe('Soup and bread'),
  }))
  expect(await titlesOf(await collect(site.url))).toEqual(['Soup and bread'])
  expect(site.asked).toContain('/&b;')
})

test.each([
  ['with Retry-After', { 'retry-after': '1200' }, 1_200],
  ['without Retry-After', {}, 60],
])('waits after 429 %s, and keeps what it has', async (_what, headers, seconds) => {
  const site = await standIn((origin) => ({
    '/robots.txt': `Sitemap: ${origin}/sitemap.xml`,
    '/sitemap.xml': urlset([`${origin}/recipe/1`, `${origin}/recipe/2`]),
    '/recipe/1': recipe(`First ${seconds}`),
    '/recipe/2': (_request, response) => void response.writeHead(429, headers).end(),
  }))
  const id = await collect(site.url)
  expect(await titlesOf(id)).toEqual([`First ${seconds}`])
  const { waitsUntil, state, problem } = await progressOf(id)
  expect(state).toBe('collecting')
  expect(problem).toBe('The site asked us to wait before the next page.')
  const stored = await app.pool.query(
    'select extract(epoch from waits_until - now()) as left from imports where id = $1',
    [id],
  )
  expect(Number(stored.rows[0]?.left)).toBeGreaterThan(seconds - 30)
  expect(waitsUntil).toBeTruthy()
})

test('keeps the pause between requests that the site asks for', async () => {
  const site = await standIn((origin) => ({
    '/robots.txt': `User-agent: *\nCrawl-delay: 40\nSitemap: ${origin}/sitemap.xml`,
    '/sitemap.xml': urlset([`${origin}/recipe/1`]),
  }))
  const id = await start(site.url)
  expect(await collectImport(app, id, never, { turn: 1 })).toEqual({ seconds: 40, passes: 0 })
  expect(site.asked).toEqual(['/robots.txt'])
})

test('shows pages that fail, skips those that are gone, and stops at a site that refuses every page', async () => {
  const site = await standIn((origin) => ({
    '/robots.txt': `Sitemap: ${origin}/sitemap.xml`,
    '/sitemap.xml': urlset(
      ['/recipe/gone', ...Array.from({ length: 40 }, (_each, nth) => `/recipe/${nth}`)].map((path) => origin + path),
    ),
    ...Object.fromEntries(
      Array.from({ length: 40 }, (_each, nth) => [
        `/recipe/${nth}`,
        nth === 2
          ? recipe('The only one')
          : (_request: IncomingMessage, response: ServerResponse) => void response.writeHead(403).end(),
      ]),
    ),
  }))
  const id = await collect(site.url)
  expect(await progressOf(id)).toMatchObject({
    state: 'paused',
    pages: { read: 1, skipped: 1, failed: 22, waiting: 17 },
  })
  expect((await titlesOf(id)).filter((title) => title === 'The only one')).toHaveLength(1)
})

test('reads nothing of a site whose rules cannot be read', async () => {
  const broken = await standIn(() => ({ '/robots.txt': (_request, response) => void response.writeHead(500).end() }))
  expect(await progressOf(await collect(broken.url))).toMatchObject({
    state: 'paused',
    problem: expect.stringContaining('robots.txt'),
  })
  expect(broken.asked).toEqual(['/robots.txt'])
})

test('refuses what is not the address of a site', async () => {
  const at = (typed: string) => startSiteImport(app, { typed, actor: 'visitor', visitor: 'bad-address' })
  expect(await at('')).toEqual({ ok: false, problem: 'Enter the address of a recipe page' })
  expect(await at('ftp://soups.example')).toMatchObject({ ok: false })
  expect(await at('https://cook:secret@soups.example')).toMatchObject({ ok: false })
  const isPrivate = await at('http://10.0.0.1/')
  expect(isPrivate).toEqual({ ok: false, problem: expect.stringContaining('We could not open this address.') })
  expect(await at('https://no-such-site.invalid')).toEqual(isPrivate)
  const { rows } = await app.pool.query(
    "select count(*)::int as imports from imports where file_name in ('soups.example', '10.0.0.1', 'no-such-site.invalid')",
  )
  expect(rows[0]?.imports).toBe(0)
})

test('remembers where the search for pages was when it was interrupted', async () => {
  const leaving = new AbortController()
  const site = await standIn(
    (origin) => ({
      '/robots.txt': `Sitemap: ${origin}/all.xml`,
      '/all.xml': index(['/1.xml', '/2.xml', '/3.xml'].map((path) => origin + path)),
      '/1.xml': urlset([`${origin}/recipe/a`]),
      '/2.xml': (_request, response) => {
        leaving.abort()
        setTimeout(() => response.end(urlset([`${origin}/recipe/b`])), 200)
      },
      '/3.xml': urlset([`${origin}/recipe/c`]),
    }),
    (path) => recipe(`Found at ${path}`),
  )
  const id = await start(site.url)
  await collectImport(app, id, leaving.signal, { turn: 1 })
  expect(await app.db.select().from(importPages).where(eq(importPages.importId, id))).toHaveLength(1)
  await app.db.update(imports).set({ turn: 2 }).where(eq(imports.id, id))
  expect(await collectImport(app, id, never, { turn: 2 })).toBe('ended')
  expect(await titlesOf(id)).toHaveLength(3)
})
