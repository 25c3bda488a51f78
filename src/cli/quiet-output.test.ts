import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '../../tests/postgres-for-tests.ts'

const { db, url } = await createTestDatabase()

const page = (title: string) => `<!doctype html><title>${title}</title><h1>${title}</h1>
  <h2>Ingredients</h2><ul><li>2 leeks</li></ul><h2>Directions</h2><ol><li>Chop the leeks finely.</li></ol>`

async function folderOfPages() {
  const folder = await mkdtemp(join(tmpdir(), 'marshmallow-pipe-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (let number = 1; number <= 3; number += 1) await writeFile(join(folder, `${number}.html`), page(`Soup ${number}`))
  return folder
}

/** Runs a command whose pipe is closed, like `true` in a shell. */
async function runUnread(dataDir: string, ...args: Array<string>) {
  const env = { ...process.env, DATABASE_URL: url, DATA_DIR: dataDir }
  const program = join(import.meta.dirname, 'main.ts')
  const child = spawn(process.execPath, [program, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  child.stdout.destroy()
  let problems = ''
  child.stderr.on('data', (chunk: Buffer) => (problems += chunk.toString()))
  const [code] = await once(child, 'close')
  return { code, problems }
}

test('an import finishes silently when its pipe is closed', async () => {
  const folder = await folderOfPages()
  expect(await runUnread(join(folder, 'data'), 'import', folder)).toEqual({ code: 0, problems: '' })
  const { rows } = await db.execute(sql`select count(*)::int as saved from recipes where title like 'Soup %'`)
  expect(rows).toEqual([{ saved: 3 }])
})

test.each([['user', 'list'], ['subscribers']])('%s ends quietly when its pipe is closed', async (...args) => {
  const folder = await folderOfPages()
  expect(await runUnread(join(folder, 'data'), ...args)).toEqual({ code: 0, problems: '' })
})

test('extract ends quietly when its pipe is closed', async () => {
  const folder = await folderOfPages()
  expect(await runUnread(folder, 'extract', folder)).toEqual({ code: 0, problems: '' })
})
