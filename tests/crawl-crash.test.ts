import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { importPages, importRows, imports } from '../src/db/schema/importing.ts'
import { deleteSampleContent } from '../src/db/seed/sample.ts'
import { serve } from '../src/lib/http/loopback-server.ts'
import { createTestDatabase } from './postgres-for-tests.ts'
import { type Site, startSite } from './site.ts'

const database = await createTestDatabase()
const { db } = database
const pages = 500

const recipe = (name: string) =>
  `<!doctype html><title>${name}</title><script type="application/ld+json">${JSON.stringify({
    '@type': 'Recipe',
    name,
    recipeIngredient: [`2 leeks for ${name}`, '1 l stock'],
    recipeInstructions: ['Chop.', 'Simmer.'],
  })}</script>`

/** A site of 500 recipes that counts how often each page was fetched. */
async function standIn() {
  const fetched = new Map<string, number>()
  const server = await serve((request, response) => {
    const path = request.url ?? ''
    if (path === '/robots.txt') return response.end(`Sitemap: http://${request.headers.host}/sitemap.xml`)
    if (path === '/sitemap.xml') {
      const urls = Array.from({ length: pages }, (_each, nth) => `http://${request.headers.host}/recipe/${nth + 1}`)
      return response.end(`<urlset>${urls.map((url) => `<url><loc>${url}</loc></url>`).join('')}</urlset>`)
    }
    fetched.set(path, (fetched.get(path) ?? 0) + 1)
    return response.writeHead(200, { 'content-type': 'text/html' }).end(recipe(`Soup ${path.split('/').at(-1)}`))
  })
  onTestFinished(() => server[Symbol.asyncDispose]())
  return { url: server.url, fetched }
}

async function startImportOf(site: Site, address: string): Promise<string> {
  const answer = await fetch(`${site.url}/import-site`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: site.url },
    body: new URLSearchParams({ site: address }),
  })
  const path = answer.headers.get('location') ?? ''
  expect(path).toMatch(/^\/imports\/[\w-]{36}$/)
  return path
}

test(
  'goes on after kill -9 during a crawl of 500 pages, with nothing twice and nothing lost',
  { timeout: 360_000 },
  async () => {
    const other = await standIn()
    const dataDir = await mkdtemp(join(tmpdir(), 'marshmallow-crawl-'))
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
    const env = { DATABASE_URL: database.url, IMPORT_PAUSE_MS: '0' }
    // Deleted sample content is not loaded again. Its pictures would take most of the time.
    await deleteSampleContent(db)
    const first = await startSite({ dataDir, env })
    let path: string
    try {
      path = await startImportOf(first, other.url)
      // A visitor may only read 100 pages at a time.
      await db.update(imports).set({ pagesLeft: 2 * pages })
      await expect.poll(() => other.fetched.size, { timeout: 60_000, interval: 20 }).toBeGreaterThan(60)
    } finally {
      await first.kill()
    }
    const before = other.fetched.size
    expect(before).toBeLessThan(pages)
    const second = await startSite({ dataDir, env })
    try {
      await expect.poll(() => other.fetched.size, { timeout: 240_000 }).toBe(pages)
      await expect
        .poll(async () => (await (await fetch(second.url + path)).text()).includes(`${pages} recipes found`), {
          timeout: 30_000,
        })
        .toBe(true)
    } finally {
      await second.stop()
    }
    // Only the page that was being read is fetched again.
    const repeated = [...other.fetched.values()].filter((times) => times > 1)
    expect(repeated.length).toBeLessThanOrEqual(1)
    const rows = await db.select({ title: importRows.title, state: importRows.state }).from(importRows)
    expect(rows).toHaveLength(pages)
    expect(new Set(rows.map(({ title }) => title)).size).toBe(pages)
    const states = await db.select({ state: importPages.state }).from(importPages)
    expect(states.filter(({ state }) => state === 'read')).toHaveLength(pages)
    expect(await db.select({ state: imports.state }).from(imports)).toEqual([{ state: 'preview' }])
  },
)
