import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../tests/factories.ts'
import type { SignedIn } from '../../core/signed-in.ts'
import { beginBackup, listBackups, openBackup, receiveBackup, removeBackup, restoreKept } from './kept-backups.ts'

const app = await createTestApp()
const folder = join(app.env.DATA_DIR, 'backups')
const admin: SignedIn = { id: 'a', name: 'Ada', email: 'ada@example.com', role: 'admin', chefId: null }
const bytesOf = (text: string) => new Blob([text]).stream()

/** Of a site as small as this one it is there when the answer comes. */
async function madeBackup() {
  await beginBackup(app, admin)
  const { backups, isWriting } = await listBackups(app)
  expect(isWriting).toBe(false)
  return backups[0]?.name ?? ''
}

test('a backup is made, listed, sent somewhere else, restored there and deleted', async () => {
  await app.db.execute(sql`insert into faqs (id, question, answer) values ('why', 'Why?', 'Because.')`)
  const name = await madeBackup()
  expect(await readdir(folder)).toEqual([name])
  const opened = await openBackup(app, name)
  const other = await createTestApp()
  const received = await receiveBackup(other, admin, opened?.stream() as unknown as ReadableStream<Uint8Array>)
  if (!received.ok) throw new Error(received.problem)
  expect(await restoreKept(other, admin, received.name)).toEqual({ ok: true })
  expect((await other.db.execute(sql`select id from faqs`)).rows).toEqual([{ id: 'why' }])
  expect((await other.db.execute(sql`select action from audit_log order by id`)).rows).toEqual([
    { action: 'backup.make' },
    { action: 'backup.restore' },
  ])
  expect(await removeBackup(app, admin, name)).toBe(true)
  expect(await listBackups(app)).toEqual({ backups: [], isWriting: false, problem: null })
})

test.each(['../../../etc/passwd', 'kitchen-2026-11-20-143000.backup/../../x', 'kitchen.backup', ''])(
  'no file is read, restored or deleted under the name "%s"',
  async (name) => {
    expect(await openBackup(app, name)).toBeUndefined()
    expect(await removeBackup(app, admin, name)).toBe(false)
    expect(await restoreKept(app, admin, name)).toMatchObject({ ok: false })
  },
)

test('what is no backup is not kept', async () => {
  const received = await receiveBackup(app, admin, bytesOf('holiday photos'))
  expect(received).toMatchObject({ ok: false, problem: expect.stringContaining('The file was not taken.') })
  expect(await readdir(folder)).toEqual([])
})

test('what an interrupted backup left goes after some hours, and one that failed is told', async () => {
  await mkdir(folder, { recursive: true })
  const left = join(folder, 'kitchen-2026-11-20-143000.backup.unfinished-1a2b3c4d')
  await writeFile(left, 'half')
  await utimes(left, 0, 0)
  const name = await madeBackup()
  expect(await readdir(folder)).toEqual([name])
  await removeBackup(app, admin, name)
  const broken = { ...app, tables: { ...app.tables, withSnapshot: () => Promise.reject(new Error('disk full')) } }
  await beginBackup(broken, admin)
  await expect.poll(async () => (await listBackups(app)).problem).toContain('could not be written')
  expect(await readdir(folder)).toEqual([])
})
