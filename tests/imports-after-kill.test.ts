import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { and, eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { listRows } from '../src/db/importing/import-rows.ts'
import { findProgress } from '../src/db/importing/imports.ts'
import { importPages, imports } from '../src/db/schema/importing.ts'
import { deleteSampleContent } from '../src/db/seed/sample.ts'
import { readSettings, saveSettings } from '../src/db/settings/settings.ts'
import { standInFirecrawl } from '../src/integrations/firecrawl/testing/stand-in-firecrawl.ts'
import { recipeBlog } from '../src/integrations/firecrawl/testing/stand-in-pages.ts'
import { standInGithub } from '../src/integrations/github/testing/stand-in-github.ts'
import { serve } from '../src/lib/http/loopback-server.ts'
import { readEnv } from '../src/lib/env/env.ts'
import { createUser } from './accounts.ts'
import { createTestDatabase } from './postgres-for-tests.ts'
import { type Site, startSite } from './site.ts'

/**
 * Three imports run when one site is killed, because each start costs three seconds of processor time. Until the second
 * start, the other sites hold their answers after `heldAfter` pages, so that no import ends too early.
 */
const isBuilt = existsSync(new URL('../build/server/index.js', import.meta.url))
const database = await createTestDatabase()
const { db } = database
const heldAfter = 80
let isHolding = true

const pages = 240
const files = 120
const blog = 'http://127.0.0.1:9'

const kitchen = await startKitchen()
const crawler = await standInFirecrawl({ web: recipeBlog(blog, pages - 1), pace: 'by hand' })
const hub = await standInGithub({ repositories: { 'ada/kitchen': { branches: { main: manySoups() } } } })
const filesRead = () => hub.requests.filter((path) => path.startsWith('/raw/')).length
hub.answer((path) => isHolding && path.startsWith('/raw/') && filesRead() > heldAfter)

const dataDir = await mkdtemp(join(tmpdir(), 'marshmallow-imports-'))
const env = {
  DATABASE_URL: database.url,
  IMPORT_PAUSE_MS: '0',
  FIRECRAWL_API_URL: crawler.url,
  FIRECRAWL_API_KEY: 'fc-stand-in',
  GITHUB_RAW_URL: hub.rawUrl,
  GITHUB_API_URL: hub.apiUrl,
}
const start = () => startSite({ dataDir, env })
let site: Site | undefined
const ids = { own: '', crawler: '', github: '' }
afterAll(async () => {
  await site?.stop()
  await Promise.all([kitchen.close(), crawler[Symbol.asyncDispose](), hub[Symbol.asyncDispose]()])
  await rm(dataDir, { recursive: true, force: true })
})

// The server needs the build that `npm test` creates first.
test.runIf(isBuilt)('runs three imports when it is killed, and starts again', { timeout: 400_000 }, async () => {
  const read = readEnv({ DATA_DIR: dataDir, DATABASE_URL: database.url })
  if (!read.ok) throw new Error(read.problem)
  // Deleted sample content is not loaded again. Its pictures would take most of the time.
  await deleteSampleContent(db)
  site = await start()
  await saveSettings(db, { ...(await readSettings(db)), crawledPagesAnHour: pages })
  const { cookie } = await createUser({ db, env: read.env }, 'cook')
  ids.own = await importSite(site)
  // A visitor may only read 100 pages at a time.
  await db
    .update(imports)
    .set({ pagesLeft: 2 * pages })
    .where(eq(imports.id, ids.own))
  ids.crawler = await importByCrawler(site, cookie)
  ids.github = await importFolder(site, cookie)

  crawler.jobs.readPages([...crawler.jobs.all.keys()].at(-1) ?? '', heldAfter)
  // The first page is a list, not a recipe.
  await expect.poll(() => rowsOf(ids.crawler), { timeout: 120_000 }).toHaveLength(heldAfter - 1)
  await expect.poll(() => kitchen.fetched.size, { timeout: 120_000 }).toBeGreaterThan(heldAfter)
  await expect.poll(filesRead, { timeout: 120_000 }).toBeGreaterThan(heldAfter)
  await site.kill()
  expect((await rowsOf(ids.github)).length).toBeLessThan(files)

  isHolding = false
  site = await start()
  crawler.jobs.readPages([...crawler.jobs.all.keys()].at(-1) ?? '', pages)
})

test.runIf(isBuilt)(
  'continues after kill -9 during a crawl of 240 pages, without duplicates or losses',
  { timeout: 240_000 },
  async () => {
    await expectPreview(ids.own)
    expect(kitchen.fetched.size).toBe(pages)
    const page = await (await fetch(`${site?.url}/imports/${ids.own}`)).text()
    expect(page.replaceAll('<!-- -->', '')).toContain(`${pages} recipes found.`)
    // Only the page that was being read is fetched again.
    const repeated = [...kitchen.fetched.values()].filter((times) => times > 1)
    expect(repeated.length).toBeLessThanOrEqual(1)
    await expectTitles(ids.own, pages)
    const ofImport = and(eq(importPages.importId, ids.own), eq(importPages.state, 'read'))
    expect(await db.$count(importPages, ofImport)).toBe(pages)
  },
)

test.runIf(isBuilt)(
  'continues a crawl of 240 pages by Firecrawl after kill -9, without duplicates or losses',
  { timeout: 240_000 },
  async () => {
    await expectPreview(ids.crawler)
    await expectTitles(ids.crawler, pages - 1)
    const starts = crawler.asked.filter(({ method, path }) => method === 'POST' && path === '/v1/crawl')
    expect(starts).toHaveLength(1)
  },
)

test.runIf(isBuilt)(
  'continues a folder of 120 files after kill -9, without duplicates or losses',
  { timeout: 240_000 },
  async () => {
    await expectPreview(ids.github)
    await expectTitles(ids.github, files)
    // Only the files in hand when the site was killed are read again.
    expect(filesRead()).toBeLessThan(files + 20)
  },
)

const rowsOf = (id: string) => listRows(db, id, { filter: 'all', after: 0, limit: 2 * pages })

async function expectPreview(id: string) {
  const state = async () => (await findProgress(db, id))?.state
  await expect.poll(state, { timeout: 200_000, interval: 200 }).toBe('preview')
}

async function expectTitles(id: string, count: number) {
  const rows = await rowsOf(id)
  expect(rows.filter(({ state }) => state !== 'ready')).toEqual([])
  expect(rows).toHaveLength(count)
  expect(new Set(rows.map(({ title }) => title)).size).toBe(count)
}

/** Starts a site of recipes that counts how often each page was fetched. */
async function startKitchen() {
  const fetched = new Map<string, number>()
  const server = await serve((request, response) => {
    const path = request.url ?? ''
    if (path === '/robots.txt') return response.end(`Sitemap: http://${request.headers.host}/sitemap.xml`)
    if (path === '/sitemap.xml') {
      const urls = Array.from({ length: pages }, (_each, nth) => `http://${request.headers.host}/recipe/${nth + 1}`)
      return response.end(`<urlset>${urls.map((url) => `<url><loc>${url}</loc></url>`).join('')}</urlset>`)
    }
    fetched.set(path, (fetched.get(path) ?? 0) + 1)
    if (isHolding && fetched.size > heldAfter) return
    return response.writeHead(200, { 'content-type': 'text/html' }).end(recipePage(`Soup ${path.split('/').at(-1)}`))
  })
  return { url: server.url, fetched, close: () => server[Symbol.asyncDispose]() }
}

function recipePage(name: string) {
  const recipe = {
    '@type': 'Recipe',
    name,
    recipeIngredient: [`2 leeks for ${name}`, '1 l stock'],
    recipeInstructions: ['Chop.', 'Simmer.'],
  }
  return `<!doctype html><title>${name}</title><script type="application/ld+json">${JSON.stringify(recipe)}</script>`
}

function manySoups() {
  const soups = Array.from({ length: files }, (_each, nth) => ({
    title: `Soup ${nth}`,
    ingredients: [`${nth + 1} leeks`],
    instructions: ['Chop.'],
  }))
  return Object.fromEntries(soups.map((soup, nth) => [`soups/soup-${nth}.json`, JSON.stringify(soup)]))
}

async function importSite({ url }: Site): Promise<string> {
  const answer = await fetch(`${url}/import-site`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: url },
    body: new URLSearchParams({ site: kitchen.url }),
  })
  const path = answer.headers.get('location') ?? ''
  expect(path).toMatch(/^\/imports\/[\w-]{36}$/)
  return path.slice('/imports/'.length)
}

async function importByCrawler({ url }: Site, cookie: string): Promise<string> {
  const answer = await fetch(`${url}/api/crawler/collect`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, cookie, 'x-crawler-api-key': 'default' },
    body: JSON.stringify({ url: `${blog}/`, pages }),
  })
  const { id } = (await answer.json()) as { id: string }
  await expect.poll(() => crawler.jobs.all.size, { timeout: 60_000 }).toBe(1)
  return id
}

async function importFolder({ url }: Site, cookie: string): Promise<string> {
  const answer = await fetch(`${url}/api/import/github`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, origin: url },
    body: JSON.stringify({ repository: 'https://github.com/ada/kitchen', path: 'soups' }),
  })
  const lines = (await answer.text()).split('\n').filter(Boolean)
  const { id } = JSON.parse(lines.at(-1) ?? '{}') as { id: string }
  return id
}
