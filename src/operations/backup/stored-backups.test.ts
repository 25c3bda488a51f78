import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createTestApp } from '../../../tests/factories.ts'
import type { SignedIn } from '../../core/accounts/signed-in.ts'
import { readLastRestore } from '../../db/backup/last-restore.ts'
import { beginBackup, listBackups, openBackup, removeBackup, restoreStored } from './stored-backups.ts'
import { receiveBackup } from './receive-backup.ts'
import { writeBackup } from './write-backup.ts'

const app = await createTestApp()
const folder = join(app.env.DATA_DIR, 'backups')
const admin: SignedIn = { id: 'a', name: 'Ada', email: 'ada@example.com', role: 'admin', chefId: null }
const bodyOf = (file: Uint8Array<ArrayBuffer>) => new Blob([file]).stream()
const bytesOf = (text: string) => new Blob([text]).stream()

async function madeBackup() {
  await beginBackup(app, admin)
  await expect.poll(async () => (await listBackups(app)).isWriting).toBe(false)
  return (await listBackups(app)).backups[0]?.name ?? ''
}

/** Leaves out the results of checks. */
const storedIn = async (place: string) => (await readdir(place)).filter((name) => !name.endsWith('.check.json'))

async function writtenElsewhere() {
  const file = join(app.env.DATA_DIR, `${crypto.randomUUID()}.backup`)
  await writeBackup(app, file)
  return readFile(file)
}

test('makes, lists, downloads, uploads, restores and deletes a backup', async () => {
  await app.db.execute(sql`insert into faqs (id, question, answer) values ('why', 'Why?', 'Because.')`)
  const name = await madeBackup()
  expect(await storedIn(folder)).toEqual([name])
  const opened = await openBackup(app, name)
  const other = await createTestApp()
  const received = await receiveBackup(other, admin, {
    body: opened?.stream() as unknown as ReadableStream<Uint8Array>,
  })
  if (!received.ok) throw new Error(received.problem)
  expect(await restoreStored(other, admin, received.name)).toEqual({ ok: true })
  expect(await readLastRestore(other.db)).toMatchObject({ name: received.name, recipes: 0, users: 0, pictures: 0 })
  await removeBackup(other, admin, received.name)
  expect(await readLastRestore(other.db)).toBeNull()
  expect((await other.db.execute(sql`select id from faqs`)).rows).toEqual([{ id: 'why' }])
  expect((await other.db.execute(sql`select action from audit_log order by id`)).rows).toEqual([
    { action: 'backup.make' },
    { action: 'backup.restore' },
    { action: 'backup.remove' },
  ])
  expect(await removeBackup(app, admin, name)).toBe(true)
  expect(await listBackups(app)).toEqual({ backups: [], isWriting: false, problem: null })
  expect(await readdir(folder)).toEqual([])
})

test.each(['../../../etc/passwd', 'kitchen-2026-11-20-143000.backup/../../x', 'kitchen.backup', ''])(
  'reads, restores and deletes no file named "%s"',
  async (name) => {
    expect(await openBackup(app, name)).toBeUndefined()
    expect(await removeBackup(app, admin, name)).toBe(false)
    expect(await restoreStored(app, admin, name)).toMatchObject({ ok: false })
  },
)

test('does not store a file that is not a backup', async () => {
  const received = await receiveBackup(app, admin, { body: bytesOf('holiday photos') })
  expect(received).toMatchObject({ ok: false, problem: expect.stringContaining('The file was not saved.') })
  expect(await storedIn(folder)).toEqual([])
})

test('deletes interrupted backups after some hours, and reports a failed one', async () => {
  await mkdir(folder, { recursive: true })
  const left = join(folder, 'kitchen-2026-11-20-143000.backup.unfinished-1a2b3c4d')
  await writeFile(left, 'half')
  await utimes(left, 0, 0)
  const name = await madeBackup()
  expect(await storedIn(folder)).toEqual([name])
  await removeBackup(app, admin, name)
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
  const broken = { ...app, tables: { ...app.tables, withSnapshot: () => Promise.reject(full) } }
  await beginBackup(broken, admin)
  await expect.poll(async () => (await listBackups(app)).problem).toBe('The last backup failed. The disk is full.')
  expect(await storedIn(folder)).toEqual([])
})

test('writes two files for two backups within one second', async () => {
  const other = await createTestApp()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T14:30:15Z') })
  onTestFinished(() => void vi.useRealTimers())
  const [one, two] = [await writtenElsewhere(), await writtenElsewhere()]
  const received = await Promise.all([one, two].map((file) => receiveBackup(other, admin, { body: bodyOf(file) })))
  const names = ['kitchen-2026-11-20-143015.backup', 'kitchen-2026-11-20-143016.backup']
  expect(received.map((each) => each.ok && each.name).toSorted()).toEqual(names)
  expect((await storedIn(join(other.env.DATA_DIR, 'backups'))).toSorted()).toEqual(names)
})

const freeBytes = async () => 10_000_000
const fails = () => Promise.reject(new Error('no more room'))

test('refuses an upload that would fill the disk, with or without a stated size', async () => {
  const problem = 'The file was not saved. The disk has room for 8 MB, and it is larger.'
  const asked = vi.fn<() => void>()
  const unread = new ReadableStream<Uint8Array>({ pull: asked }, { highWaterMark: 0 })
  expect(await receiveBackup(app, admin, { body: unread, bytes: 9_000_000, freeBytes })).toEqual({ ok: false, problem })
  expect(asked).not.toHaveBeenCalled()
  const long = new Blob([new Uint8Array(9_000_000)]).stream()
  expect(await receiveBackup(app, admin, { body: long, freeBytes })).toEqual({ ok: false, problem })
  expect(await storedIn(folder)).toEqual([])
})

test('reports a restore as successful even if a later step fails', async () => {
  const name = await madeBackup()
  const logged = vi.spyOn(app.log, 'error').mockImplementation(() => undefined)
  const broken = {
    ...app,
    tables: { ...app.tables, tidy: fails },
    images: { ...app.images, folders: fails },
    db: new Proxy(app.db, { get: (db, key) => (key === 'execute' ? fails : Reflect.get(db, key)) }),
  }
  expect(await restoreStored(broken, admin, name)).toEqual({ ok: true })
  expect(logged.mock.calls.map(([, message]) => message)).toEqual([
    'Could not delete pictures newer than the backup, after a restore',
    'Could not vacuum the tables, after a restore',
    'Could not write a restore to the audit log',
  ])
  await removeBackup(app, admin, name)
})
