import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { pack } from 'tar-stream'
import { afterAll, expect, test } from 'vitest'
import { aRecipe, createTestApp } from '../../../tests/factories.ts'
import { renewSearchIndex } from '../../db/search/search-made-with.ts'
import type { App } from '../app/app.ts'
import { renderSize } from '../pictures/render-size.ts'
import { storeImage } from '../pictures/store-image.ts'
import { originalKey } from '../pictures/picture-keys.ts'
import { saveRecipe } from '../recipes/save-recipe.ts'
import { loadSampleContent } from '../../seed/sample/load-sample-content.ts'
import { readBackup } from './read-backup.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

const folder = await mkdtemp(join(tmpdir(), 'marshmallow-backup-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

const passing = new Set([
  'sessions',
  'verifications',
  'rate_limits',
  'schema_migrations',
  'schema_functions',
  'search_vocabulary',
])

/** Hashes every table and every stored picture. */
async function contentsOf({ db, images }: App) {
  const tables = await db.execute<{ name: string }>(
    sql`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition order by 1`,
  )
  const contents: Record<string, string> = {}
  for (const { name } of tables.rows) {
    if (passing.has(name)) continue
    const { rows } = await db.execute<{ all: string; count: number }>(
      sql`select count(*)::int as count, md5(coalesce(string_agg(row::text, chr(10) order by row::text), '')) as all from ${sql.identifier(name)} as row`,
    )
    contents[name] = `${rows[0]?.count} ${rows[0]?.all}`
  }
  const { rows } = await db.execute<{ id: string }>(sql`select id from images`)
  for (const { id } of rows) {
    const bytes = await images.get(originalKey(id))
    contents[id] = bytes ? createHash('sha256').update(bytes).digest('hex') : 'missing'
  }
  return contents
}

const app = await createTestApp()
await loadSampleContent(app)
// A site that was started has this setting.
await renewSearchIndex(app.db)
await saveRecipe(app, aRecipe({ title: 'Tab\tand "quotes", 50 % \\ back\\nslash' }))
const file = join(folder, 'kitchen.backup')
const written = await writeBackup(app, file)
const before = await contentsOf(app)

test('restores every row and picture of a wiped site', async () => {
  expect(written).toMatchObject({ missing: 0 })
  expect(written.pictures).toBeGreaterThan(5)
  const other = await createTestApp()
  expect(await contentsOf(other)).not.toEqual(before)
  const restored = await restoreBackup(other, file)
  expect(await contentsOf(other)).toEqual(before)
  expect(restored).toMatchObject({ pictures: written.pictures })
  // The next row gets a new number.
  await other.db.execute(sql`insert into messages (kind, name, email, message) values ('contact', 'a', 'b@c.de', 'd')`)
})

test('removes what was added after the backup, and keeps recipes searchable and savable', async () => {
  const other = await createTestApp()
  await restoreBackup(other, file)
  const saved = await saveRecipe(other, aRecipe({ title: 'Afterthought' }))
  expect(saved).toMatchObject({ ok: true, id: 'afterthought' })
  await restoreBackup(other, file)
  expect(await contentsOf(other)).toEqual(before)
})

test('makes the file readable only for its owner and leaves no unfinished file', async () => {
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect((await readdir(folder)).filter((name) => name.includes('unfinished'))).toEqual([])
})

const bytes = await readFile(file)
const unpacked = gunzipSync(bytes)
const flipped = Buffer.from(unpacked)
const inside = unpacked.indexOf('Afternoon') > 0 ? unpacked.indexOf('Afternoon') : 3000
flipped[inside] = (flipped[inside] ?? 0) ^ 1

function archiveOf(...entries: Array<[name: string, text: string, type?: 'symlink']>): Promise<Buffer> {
  const archive = pack()
  for (const [name, text, type] of entries)
    archive.entry(type ? { name, type, linkname: '/etc/passwd' } : { name }, text)
  archive.finalize()
  return Array.fromAsync(archive as AsyncIterable<Buffer>).then((chunks) => gzipSync(Buffer.concat(chunks)))
}

test.each([
  ['cut in half', bytes.subarray(0, bytes.length / 2), /not a complete backup/],
  [
    'cut in half and packed again',
    gzipSync(unpacked.subarray(0, unpacked.length / 2)),
    /not a complete backup|cut off/,
  ],
  ['without its last bytes', bytes.subarray(0, -1), /not a complete backup/],
  ['changed in one bit', gzipSync(flipped), /not a complete backup|was changed|not in its list of tables/],
  ['empty', Buffer.alloc(0), /not a complete backup|cut off/],
  ['something else', Buffer.from('PK\u0003\u0004 a zip, say'), /not a complete backup/],
  [
    'with an upward path',
    await archiveOf(['../../evil.webp', 'x']),
    /holds "\.\.\/\.\.\/evil\.webp", which no backup contains/,
  ],
  [
    'with an upward path in a picture',
    await archiveOf(['pictures/../../evil/original.webp', 'x']),
    /which no backup contains/,
  ],
  ['with an absolute path', await archiveOf(['/etc/cron.d/evil', 'x']), /which no backup contains/],
  ['with a link', await archiveOf(['pictures/a/original.webp', '', 'symlink']), /which no backup contains/],
])('refuses an archive %s and changes nothing', async (_, content, problem) => {
  const bad = join(folder, 'bad.backup')
  await writeFile(bad, content)
  await expect(restoreBackup(app, bad)).rejects.toThrow(problem)
  expect(await contentsOf(app)).toEqual(before)
})

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

test('upgrades a backup of an older release', async () => {
  const { rows } = await app.db.execute<{ tag: string; hash: string }>(
    sql`select tag, hash from schema_migrations order by tag`,
  )
  const manifest = JSON.stringify({
    format: 1,
    createdAt: '2026-11-18T10:00:00.000Z',
    secret: 'of another site',
    migrations: rows.slice(0, 1),
    tables: [{ name: 'faqs', columns: ['id', 'question', 'answer'] }],
  })
  const part = 'old\tIs it old?\tIt is.\n'
  const entries = { 'manifest.json': sha256(manifest), 'tables/faqs/0000000.copy': sha256(part) }
  const older = join(folder, 'older.backup')
  await writeFile(
    older,
    await archiveOf(
      ['manifest.json', manifest],
      ['tables/faqs/0000000.copy', part],
      ['end.json', JSON.stringify({ entries })],
    ),
  )
  const other = await createTestApp()
  expect(await restoreBackup(other, older)).toMatchObject({ isOfOtherSecret: true })
  const faqs = await other.db.execute(sql`select id, question, answer from faqs`)
  expect(faqs.rows).toEqual([{ id: 'old', question: 'Is it old?', answer: 'It is.' }])
  const applied = await other.db.execute(sql`select tag, hash from schema_migrations order by tag`)
  expect(applied.rows).toEqual(rows)
})

/** Writes an archive with a correct list of entries. */
async function archiveWith(tables: Array<{ name: string; columns: Array<string> }>, ...parts: Array<[string, string]>) {
  const { rows } = await app.db.execute(sql`select tag, hash from schema_migrations order by tag`)
  const createdAt = '2026-11-18T10:00:00.000Z'
  const manifest = JSON.stringify({ format: 1, createdAt, secret: 'of another site', migrations: rows, tables })
  const all: Array<[string, string]> = [['manifest.json', manifest], ...parts]
  const entries = Object.fromEntries(all.map(([name, text]) => [name, sha256(text)]))
  const path = join(folder, 'made-up.backup')
  await writeFile(path, await archiveOf(...all, ['end.json', JSON.stringify({ entries })]))
  return path
}

const faqsTable = { name: 'faqs', columns: ['id', 'question', 'answer'] }
const usersTable = { name: 'users', columns: ['id', 'name', 'email'] }
const partAt = (table: string, number: number) => `tables/${table}/000000${number}.copy`
const row = 'one\ttwo\tthree\n'

test.each<[string, Array<typeof faqsTable>, Array<[string, string]>, RegExp]>([
  ['rows of a table it does not list', [faqsTable], [[partAt('users', 0), row]], /"users", which is not in its list/],
  ['a part without rows', [faqsTable], [[partAt('faqs', 0), '']], /0000000.copy" in it is empty/],
  ['a missing first part', [faqsTable], [[partAt('faqs', 1), row]], /"faqs" in it are out of order/],
  [
    'a duplicate part',
    [faqsTable],
    [
      [partAt('faqs', 0), row],
      [partAt('faqs', 0), row],
    ],
    /out of order/,
  ],
  [
    'a table out of order',
    [faqsTable, usersTable],
    [
      [partAt('users', 0), row],
      [partAt('faqs', 0), row],
    ],
    /out of order/,
  ],
])('refuses an archive with %s at that entry and changes nothing', async (_, tables, parts, problem) => {
  const path = await archiveWith(tables, ...parts)
  await expect(readBackup(path)).rejects.toThrow(problem)
  await expect(restoreBackup(app, path)).rejects.toThrow(problem)
  expect(await contentsOf(app)).toEqual(before)
})

test('does not collect an overlong name in memory', async () => {
  const archive = pack()
  archive.entry({ name: 'manifest.json', pax: { comment: ' '.repeat(3_000_000) } }, '{}')
  archive.finalize()
  const chunks = await Array.fromAsync(archive as AsyncIterable<Buffer>)
  const path = join(folder, 'long-name.backup')
  await writeFile(path, gzipSync(Buffer.concat(chunks)))
  await expect(readBackup(path)).rejects.toThrow(/a name or gap larger than any/)
})

test.each([
  ['sessions', ['id', 'user_id', 'token', 'expires_at'], /lists the table "sessions", which no backup of its release/],
  ['rate_limits', ['name'], /lists the table "rate_limits"/],
  ['faqs', ['id', 'question', 'answer', 'is_admin'], /lists "faqs\.is_admin", which no backup of its release contains/],
])('refuses an archive with the table %s (%s), with and without rows', async (name, columns, problem) => {
  await expect(restoreBackup(app, await archiveWith([{ name, columns }]))).rejects.toThrow(problem)
  const fields = `${columns.map(() => '2026-11-20 10:00:00+00').join('\t')}\n`
  const path = await archiveWith([{ name, columns }], [partAt(name, 0), fields])
  await expect(restoreBackup(app, path)).rejects.toThrow(problem)
  expect(await contentsOf(app)).toEqual(before)
})

test('deletes pictures newer than the backup, and serves the others', async () => {
  const other = await createTestApp()
  await restoreBackup(other, file)
  const drawn = { create: { width: 500, height: 300, channels: 3 as const, background: 'teal' } }
  const stored = await storeImage(other, await sharp(drawn).png().toBuffer(), { alt: 'of today' })
  if (!stored.ok) throw new Error(stored.problem)
  const { id } = stored.picture
  await renderSize(other, id, 400, 'webp')
  await restoreBackup(other, file)
  expect(await renderSize(other, id, 400, 'webp')).toEqual({ kind: 'missing' })
  expect(await other.images.folders()).not.toContain(id)
  expect(await contentsOf(other)).toEqual(before)
})

test('says that a picture could not be saved, and changes nothing', async () => {
  const other = await createTestApp()
  const rightNow = await contentsOf(other)
  let count = 0
  const put: App['images']['put'] = (...args) => {
    count += 1
    const full = new Error('ENOSPC: no space left on device, write')
    return count < 3 ? other.images.put(...args) : Promise.reject(new Error('not stored', { cause: full }))
  }
  const restoring = restoreBackup({ ...other, images: { ...other.images, put } }, file)
  await expect(restoring).rejects.toThrow(
    /^One of its pictures could not be saved \(ENOSPC: no space left on device, write\)\. Check whether the disk is full\.$/,
  )
  expect(await contentsOf(other)).toEqual(rightNow)
  expect(await other.images.folders()).toEqual([])
})

test('changes nothing when a row does not fit', async () => {
  const { rows } = await app.db.execute(sql`select tag, hash from schema_migrations order by tag`)
  const manifest = JSON.stringify({
    format: 1,
    createdAt: '2026-11-18T10:00:00.000Z',
    secret: 'of another site',
    migrations: rows,
    tables: [{ name: 'faqs', columns: ['id', 'question', 'answer'] }],
  })
  const part = 'one\ttwo\n'
  const entries = { 'manifest.json': sha256(manifest), 'tables/faqs/0000000.copy': sha256(part) }
  const odd = join(folder, 'odd.backup')
  await writeFile(
    odd,
    await archiveOf(
      ['manifest.json', manifest],
      ['tables/faqs/0000000.copy', part],
      ['end.json', JSON.stringify({ entries })],
    ),
  )
  await expect(restoreBackup(app, odd)).rejects.toThrow(/don’t fit.*missing data/)
  expect(await contentsOf(app)).toEqual(before)
})

test('names a newer release that it refuses', async () => {
  const unpackedText = gunzipSync(bytes).toString('latin1')
  expect(unpackedText).toContain('0001_search')
  const other = await createTestApp()
  await other.db.execute(sql`insert into schema_migrations (tag, hash) values ('9999_tomorrow', 'x')`)
  const newer = join(folder, 'newer.backup')
  await writeBackup(other, newer)
  await expect(restoreBackup(app, newer)).rejects.toThrow(/newer release.*9999_tomorrow/)
  expect(await contentsOf(app)).toEqual(before)
})
