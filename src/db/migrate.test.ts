import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '../../tests/postgres-for-tests.ts'
import { connect } from './connect.ts'
import { migrate } from './migrate.ts'

const { pool, url } = await createTestDatabase()

async function folderOf(migrations: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'marshmallow-migrations-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, 'meta'))
  await pool.query('DROP TABLE IF EXISTS schema_migrations, spoons, forks')
  const write = async (files: Record<string, string>) => {
    const entries = Object.keys(files).map((tag, idx) => ({ idx, tag, when: idx, breakpoints: true }))
    await writeFile(join(folder, 'meta', '_journal.json'), JSON.stringify({ version: '7', entries }))
    for (const [tag, sql] of Object.entries(files)) await writeFile(join(folder, `${tag}.sql`), sql)
  }
  await write(migrations)
  return { folder, write }
}

const spoons = {
  '0000_spoons': 'CREATE TABLE spoons (id int);\n--> statement-breakpoint\nINSERT INTO spoons VALUES (1);',
}
const forks = { '0001_forks': 'CREATE TABLE forks (id int);' }

test('the migrations of this release apply to an empty database, and a second start finds nothing to do', async () => {
  await expect(migrate(pool)).resolves.toEqual({ applied: [] })
})

test('two processes that start at once apply each migration once', async () => {
  const { folder } = await folderOf({ ...spoons, ...forks })
  const other = connect(url)
  const outcomes = await Promise.all([migrate(pool, folder), migrate(other.pool, folder)]).finally(other.close)
  expect(outcomes.flatMap(({ applied }) => applied).toSorted()).toEqual(['0000_spoons', '0001_forks'])
  expect((await pool.query('SELECT * FROM spoons')).rows).toEqual([{ id: 1 }])
})

test('a migration that fails leaves nothing of itself and keeps those before it', async () => {
  const broken = { '0001_forks': 'CREATE TABLE forks (id int);\n--> statement-breakpoint\nSELECT nonsense;' }
  const { folder, write } = await folderOf({ ...spoons, ...broken })
  await expect(migrate(pool, folder)).rejects.toThrow(
    'The database could not be brought up to date: "0001_forks" failed (column "nonsense" does not exist).',
  )
  await write({ ...spoons, ...forks })
  await expect(migrate(pool, folder)).resolves.toEqual({ applied: ['0001_forks'] })
})

test('a database newer than the release is refused in one sentence', async () => {
  const { folder, write } = await folderOf({ ...spoons, ...forks })
  await migrate(pool, folder)
  await write(spoons)
  await expect(migrate(pool, folder)).rejects.toThrow(/newer than this release.*"0001_forks"/)
})

test('an edit to a migration that was applied is noticed', async () => {
  const { folder, write } = await folderOf(spoons)
  await migrate(pool, folder)
  await write({ '0000_spoons': 'CREATE TABLE spoons (id bigint);' })
  await expect(migrate(pool, folder)).rejects.toThrow(/"0000_spoons" was edited/)
})
