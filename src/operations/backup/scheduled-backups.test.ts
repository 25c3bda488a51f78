import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aRecipe, createTestApp } from '../../../tests/factories.ts'
import { asSuperuser } from '../../../tests/postgres-for-tests.ts'
import type { SignedIn } from '../../core/accounts/signed-in.ts'
import { recipes } from '../../db/schema/recipes.ts'
import { saveRecipe } from '../recipes/save-recipe.ts'
import { readBackupSchedule, readLastTry } from '../../db/backup/backup-schedule.ts'
import { checkBackup } from './check-backup.ts'
import { changeBackupSchedule, makeDueBackup } from './scheduled-backups.ts'
import { listBackups, restoreStored } from './stored-backups.ts'
import { writeBackup } from './write-backup.ts'

const app = await createTestApp()
const admin: SignedIn = { id: 'a', name: 'Ada', email: 'ada@example.com', role: 'admin', chefId: null }
const folder = join(app.env.DATA_DIR, 'backups')
const names = async () => (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.backup')).toSorted()
const at = (moment: string) => new Date(`2026-11-${moment}Z`)
const databases = async () =>
  (await app.pool.query("SELECT datname FROM pg_database WHERE datname LIKE current_database() || '%'")).rows.length

test('makes no backup while they are off', async () => {
  await makeDueBackup(app, at('20T12:00:00'))
  expect(await names()).toEqual([])
})

test('makes one backup a day, restores it to check it, and deletes the scratch database', async () => {
  await saveRecipe(app, aRecipe())
  // Samples count too, as in the notice after a restore.
  await app.db.update(recipes).set({ isSample: true })
  await changeBackupSchedule(app, admin, { every: 'daily', hour: 3 })
  for (const moment of ['20T12:00:00', '20T12:01:00', '21T02:59:00', '21T03:00:00', '21T03:01:00'])
    await makeDueBackup(app, at(moment))
  expect(await names()).toEqual([
    'kitchen-2026-11-20-120000-scheduled.backup',
    'kitchen-2026-11-21-030000-scheduled.backup',
  ])
  const { backups } = await listBackups(app)
  expect(backups[0]).toMatchObject({
    isScheduled: true,
    check: { kind: 'restored', recipes: 1, users: 0, pictures: 0 },
  })
  expect(await databases()).toBe(1)
})

test('makes a backup once when two processes look at the same time', async () => {
  await Promise.all([makeDueBackup(app, at('22T03:00:00')), makeDueBackup(app, at('22T03:00:00'))])
  expect((await names()).filter((name) => name.includes('-22-'))).toHaveLength(1)
})

test('reports a failure, tries again an hour later, and then deletes outdated scheduled backups only', async () => {
  const broken = { ...app, tables: { ...app.tables, withSnapshot: () => Promise.reject(new Error('no network')) } }
  const byHand = join(folder, 'kitchen-2026-11-01-100000.backup')
  await writeFile(byHand, 'by hand')
  for (let day = 1; day <= 9; day += 1)
    await writeFile(join(folder, `kitchen-2026-11-0${day}-030000-scheduled.backup`), '')
  await makeDueBackup(broken, at('23T03:00:00'))
  await makeDueBackup(app, at('23T03:30:00'))
  expect((await names()).filter((name) => name.includes('-23-'))).toEqual([])
  await makeDueBackup(app, at('23T04:00:00'))
  const left = await names()
  expect(left).toContain('kitchen-2026-11-23-040000-scheduled.backup')
  expect(left).toContain('kitchen-2026-11-01-100000.backup')
  expect(left).not.toContain('kitchen-2026-11-06-030000-scheduled.backup')
  expect(await readFile(byHand, 'utf8')).toBe('by hand')
})

test('keeps one scheduled backup that could not be restored, and says so', async () => {
  const tables = { ...app.tables, unknownMigration: async () => undefined, withScratch: refuse }
  await makeDueBackup({ ...app, tables }, at('24T03:00:00'))
  await makeDueBackup({ ...app, tables }, at('24T04:00:00'))
  expect((await names()).filter((name) => name.includes('-24-'))).toEqual([
    'kitchen-2026-11-24-040000-scheduled.backup',
  ])
  expect(await names()).toContain('kitchen-2026-11-23-040000-scheduled.backup')
  expect(await readLastTry(app.db)).toMatchObject({ problem: expect.stringContaining('fit the database') })
})

test('detects that a changed backup cannot be restored, and replaces a leftover scratch database', async () => {
  await app.db.execute(sql`insert into faqs (id, question, answer) values ('why', 'Why?', 'Because.')`)
  const file = join(app.env.DATA_DIR, 'whole.backup')
  await writeBackup(app, file)
  const { rows } = await app.pool.query('SELECT current_database() AS name')
  await app.pool.query(`CREATE DATABASE "${rows[0].name}_check"`)
  await markAsScratch(rows[0].name)
  expect(await checkBackup(app, file)).toMatchObject({ kind: 'restored' })
  const bytes = await readFile(file)
  await writeFile(file, bytes.subarray(0, bytes.length - 40))
  expect(await checkBackup(app, file)).toMatchObject({ kind: 'failed' })
  expect(await databases()).toBe(1)
})

test('deletes a leftover scratch database, but not one that a check uses', async () => {
  const { rows } = await app.pool.query('SELECT current_database() AS name')
  await app.tables.withScratch(async ({ db }) => {
    await app.tables.dropLeftScratch()
    await db.execute(sql`select 1`)
  })
  await app.pool.query(`CREATE DATABASE "${rows[0].name}_check"`)
  await markAsScratch(rows[0].name)
  await app.tables.dropLeftScratch()
  expect(await databases()).toBe(1)
})

test('deletes the scratch database although PostgreSQL itself still works in it', async () => {
  // Stands for an autovacuum, which the site's user may not end.
  let autovacuum: Promise<void> | undefined
  await app.tables.withScratch(async ({ db }) => {
    const { rows } = await db.execute<{ name: string }>(sql`select current_database() as name`)
    const connected = Promise.withResolvers<void>()
    autovacuum = asSuperuser(app.url, () => (connected.resolve(), setTimeout(300)), rows[0]?.name)
    await connected.promise
  })
  await autovacuum
  expect(await databases()).toBe(1)
})

test('never deletes a database that only has the name of a scratch database', async () => {
  const { rows } = await app.pool.query('SELECT current_database() AS name')
  await app.pool.query(`CREATE DATABASE "${rows[0].name}_check"`)
  await app.tables.dropLeftScratch()
  const file = join(app.env.DATA_DIR, 'whole.backup')
  await writeBackup(app, file)
  expect(await checkBackup(app, file)).toEqual({ kind: 'read' })
  expect(await databases()).toBe(2)
  await app.pool.query(`DROP DATABASE "${rows[0].name}_check"`)
})

test('neither makes a backup at once after a restore, nor forgets the schedule', async () => {
  const other = 'kitchen-2026-11-10-100000.backup'
  await app.db.execute(sql`delete from settings where name = 'backupSchedule'`)
  await writeBackup(app, join(folder, other))
  await changeBackupSchedule(app, admin, { every: 'daily', hour: 3 })
  expect(await restoreStored(app, admin, other)).toEqual({ ok: true })
  expect(await readBackupSchedule(app.db)).toEqual({ every: 'daily', hour: 3 })
  const before = await names()
  await makeDueBackup(app, new Date())
  expect(await names()).toEqual(before)
})

const markAsScratch = (name: string) =>
  app.pool.query(`COMMENT ON DATABASE "${name}_check" IS 'Empty database in which Marshmallow Kitchen tries a backup'`)

async function refuse(): Promise<never> {
  const { BackupProblem } = await import('./backup-problem.ts')
  throw new BackupProblem('Its rows don’t fit the database.')
}
