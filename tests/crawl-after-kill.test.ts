import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { ImportProgress } from '../src/core/importing/imports.ts'
import { listRows } from '../src/db/importing/import-rows.ts'
import { deleteSampleContent } from '../src/db/seed/sample.ts'
import { readSettings, saveSettings } from '../src/db/settings/settings.ts'
import { standInFirecrawl } from '../src/integrations/firecrawl/testing/stand-in-firecrawl.ts'
import { recipeBlog } from '../src/integrations/firecrawl/testing/stand-in-pages.ts'
import { readEnv } from '../src/lib/env/env.ts'
import { createUser } from './accounts.ts'
import { createTestDatabase } from './postgres-for-tests.ts'
import { startSite } from './site.ts'

const isBuilt = existsSync(new URL('../build/server/index.js', import.meta.url))
const database = await createTestDatabase()
const { db } = database
const pages = 500
const blog = 'http://127.0.0.1:9'

// The server needs the build that `npm test` creates first.
test.runIf(isBuilt)(
  'goes on with a crawl of 500 pages after kill -9, with nothing twice and nothing lost',
  { timeout: 600_000 },
  async () => {
    await using crawler = await standInFirecrawl({ web: recipeBlog(blog, pages - 1), pace: 2 })
    const dataDir = await mkdtemp(join(tmpdir(), 'marshmallow-crawl-'))
    const env = { DATABASE_URL: database.url, FIRECRAWL_API_URL: crawler.url, FIRECRAWL_API_KEY: 'fc-stand-in' }
    const read = readEnv({ DATA_DIR: dataDir, DATABASE_URL: database.url })
    if (!read.ok) throw new Error(read.problem)
    // Deleted sample content is not loaded again. Its pictures would take most of the time.
    await deleteSampleContent(db)
    let site = await startSite({ dataDir, env })
    try {
      await saveSettings(db, { ...(await readSettings(db)), crawledPagesAnHour: pages })
      const { cookie } = await createUser({ db, env: read.env }, 'cook')
      const answer = await fetch(`${site.url}/api/crawler/collect`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: site.url, cookie, 'x-crawler-api-key': 'default' },
        body: JSON.stringify({ url: `${blog}/`, pages }),
      })
      const { id } = (await answer.json()) as { id: string }
      const stored = async () => (await progressOf(site.url, id, cookie)).rows.ready
      await expect.poll(stored, { timeout: 120_000, interval: 20 }).toBeGreaterThanOrEqual(100)
      await site.kill()
      site = await startSite({ dataDir, env })
      expect(await stored()).toBeLessThan(pages - 1)
      const state = async () => (await progressOf(site.url, id, cookie)).state
      await expect.poll(state, { timeout: 240_000, interval: 100 }).toBe('preview')
      const rows = await listRows(db, id, { filter: 'all', after: 0, limit: pages * 2 })
      expect(rows.map(({ state: of }) => of).filter((of) => of !== 'ready')).toEqual([])
      expect(rows).toHaveLength(pages - 1)
      expect(new Set(rows.map(({ title }) => title)).size).toBe(pages - 1)
      const starts = crawler.asked.filter(({ method, path }) => method === 'POST' && path === '/v1/crawl')
      expect(starts).toHaveLength(1)
    } finally {
      await site.stop()
      await rm(dataDir, { recursive: true, force: true })
    }
  },
)

/** Reads the first event of the progress. */
async function progressOf(url: string, id: string, cookie: string): Promise<ImportProgress> {
  const answer = await fetch(`${url}/api/imports/${id}/progress`, { headers: { cookie } })
  let text = ''
  for await (const chunk of answer.body ?? []) {
    text += new TextDecoder().decode(chunk)
    const data = /^data: (.+)$/m.exec(text)?.[1]
    if (data && text.includes('\n\n')) return JSON.parse(data) as ImportProgress
  }
  throw new Error('No progress')
}
