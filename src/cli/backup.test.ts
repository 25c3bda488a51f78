import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { readBackup } from '../operations/backup/read-backup.ts'
import { createTestDatabase } from '../../tests/postgres-for-tests.ts'
import { runCommand } from '../../tests/run-command.ts'

const folder = await mkdtemp(join(tmpdir(), 'marshmallow-backup-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const { db, url } = await createTestDatabase()
const main = join(import.meta.dirname, 'main.ts')
const settings = { DATABASE_URL: url, DATA_DIR: folder }
const marshmallow = (...args: Array<string>) => runCommand(settings, ...args)

/** Random text, so that compression takes a while. */
const writeNoise = () =>
  db.execute(sql`
    insert into messages (kind, name, email, message)
    select 'contact', 'n', 'n@example.com', (select string_agg(md5(random()::text || n || m), '') from generate_series(1, 1000) m)
    from generate_series(1, 300) n`)

test('leaves no complete-looking file when a backup is killed', { timeout: 60_000 }, async () => {
  await writeNoise()
  const file = join(folder, 'killed.backup')
  const child = spawn(process.execPath, [main, 'backup', file], {
    env: { ...process.env, ...settings },
    stdio: 'ignore',
  })
  const ended = new Promise((resolve) => child.on('exit', (_, signal) => resolve(signal)))
  const unfinished = async () => (await readdir(folder)).filter((name) => name.includes('.unfinished-'))
  await expect.poll(unfinished, { timeout: 30_000, interval: 5 }).toHaveLength(1)
  child.kill('SIGKILL')
  expect(await ended).toBe('SIGKILL')
  expect(existsSync(file)).toBe(false)
  const [left = ''] = await unfinished()
  await expect(readBackup(join(folder, left))).rejects.toThrow(/cut off/)
})

test('restores over a site with content only with --yes', { timeout: 60_000 }, async () => {
  const file = join(folder, 'my kitchen.backup')
  const made = await marshmallow('backup', file)
  expect(made).toMatchObject({ code: 0, errorOutput: '' })
  expect(made.output).toMatch(/^The backup is in \/.+\/my kitchen\.backup: \d+ tables, 0 pictures, \d+\.\d MB\n/)
  expect(made.output).toContain(`bin/marshmallow restore '${file}'\n`)
  await db.execute(sql`insert into users (id, name, email) values ('a', 'Ada', 'ada@example.com')`)
  const refused = await marshmallow('restore', file)
  expect(refused).toMatchObject({
    code: 1,
    errorOutput: expect.stringContaining('0 recipes of its own and 1 accounts'),
  })
  expect(await marshmallow('restore', file, '--yes')).toMatchObject({ code: 0, errorOutput: '' })
  const { rows } = await db.execute(sql`select count(*)::int as users from users`)
  expect(rows).toEqual([{ users: 0 }])
})

test('says in a sentence why a backup could not be written', async () => {
  const file = join(folder, 'no-folder', 'kitchen.backup')
  expect(await marshmallow('backup', file)).toEqual({
    code: 1,
    output: '',
    errorOutput: `${file} was not written. The folder does not exist.\n`,
  })
})
