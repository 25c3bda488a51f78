import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listRows } from '../src/db/importing/import-rows.ts'
import { findProgress } from '../src/db/importing/imports.ts'
import { deleteSampleContent } from '../src/db/seed/sample.ts'
import { standInGithub } from '../src/integrations/github/testing/stand-in-github.ts'
import { readEnv } from '../src/lib/env/env.ts'
import { createUser } from './accounts.ts'
import { createTestDatabase } from './postgres-for-tests.ts'
import { startSite } from './site.ts'

const isBuilt = existsSync(new URL('../build/server/index.js', import.meta.url))
const database = await createTestDatabase()
const count = 200
const files = Object.fromEntries(
  Array.from({ length: count }, (_, index) => [
    `soups/soup-${index}.json`,
    JSON.stringify({ title: `Soup ${index}`, ingredients: [`${index + 1} leeks`], instructions: ['Chop.'] }),
  ]),
)

// The server needs the build that `npm test` creates first.
test.runIf(isBuilt)(
  'goes on with a folder of 200 files after kill -9, with nothing twice and nothing lost',
  { timeout: 300_000 },
  async () => {
    await using hub = await standInGithub({ repositories: { 'ada/kitchen': { branches: { main: files } } } })
    const dataDir = await mkdtemp(join(tmpdir(), 'marshmallow-github-'))
    const read = readEnv({ DATA_DIR: dataDir, DATABASE_URL: database.url })
    if (!read.ok) throw new Error(read.problem)
    const env = { DATABASE_URL: database.url, GITHUB_RAW_URL: hub.rawUrl, GITHUB_API_URL: hub.apiUrl }
    const started = { dataDir, env, onOutput: () => undefined }
    let site: Awaited<ReturnType<typeof startSite>> | undefined
    try {
      await deleteSampleContent(database.db)
      site = await startSite(started)
      const { cookie } = await createUser({ db: database.db, env: read.env }, 'cook')
      const response = await fetch(`${site.url}/api/import/github`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie, origin: site.url },
        body: JSON.stringify({ repository: 'https://github.com/ada/kitchen', path: 'soups' }),
      })
      const lines = (await response.text()).split('\n').filter(Boolean)
      const { id } = JSON.parse(lines.at(-1) ?? '{}') as { id: string }
      const filesRead = () => hub.requests.filter((path) => path.startsWith('/raw/')).length
      await expect.poll(filesRead, { timeout: 60_000, interval: 5 }).toBeGreaterThan(60)
      await site.kill()
      const before = await listRows(database.db, id, { filter: 'all', after: 0, limit: 500 })
      expect(before.length).toBeLessThan(count)
      site = await startSite(started)
      await expect
        .poll(async () => (await findProgress(database.db, id))?.state, { timeout: 120_000, interval: 200 })
        .toBe('preview')
      const rows = await listRows(database.db, id, { filter: 'all', after: 0, limit: 500 })
      expect(rows).toHaveLength(count)
      expect(new Set(rows.map(({ title }) => title)).size).toBe(count)
      // Only the files in hand when the site was killed are read again.
      expect(filesRead()).toBeLessThan(count + 20)
    } finally {
      await site?.stop()
      await rm(dataDir, { recursive: true, force: true })
    }
  },
)
