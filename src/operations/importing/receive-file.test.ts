import { readdir, readlink } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../tests/factories.ts'
import type { ImportEvent } from '../../core/importing/import-events.ts'
import { listRows } from '../../db/importing/import-rows.ts'
import { createByteBudget } from '../../lib/limits/byte-budget.ts'
import { makeZip } from '../../importer/testing/make-zip.ts'
import { importFile } from './import-file.ts'
import { receiveFile } from './receive-file.ts'
import { receiveFiles } from './receive-files.ts'

const app = await createTestApp()
const limits = { archive: 200_000, document: 10_000 }
const recipe = (name: string) =>
  JSON.stringify({ '@type': 'Recipe', name, recipeIngredient: ['2 leeks'], recipeInstructions: ['Simmer.'] })

/** Sends bytes in pieces and counts the ones that were taken. */
function inPieces(bytes: Uint8Array, { breakAt = Number.POSITIVE_INFINITY } = {}) {
  const taken = { bytes: 0 }
  async function* body() {
    for (let at = 0; at < bytes.length; at += 1_000) {
      if (at >= breakAt) throw new Error('The connection broke')
      taken.bytes += 1_000
      yield bytes.subarray(at, at + 1_000)
    }
  }
  return { body: body(), taken }
}

/** Lists uploads that have a name, or that this process holds open. */
async function left() {
  const folder = join(app.env.DATA_DIR, 'uploads')
  const descriptors = await readdir('/proc/self/fd')
  const targets = await Promise.all(descriptors.map((name) => readlink(`/proc/self/fd/${name}`).catch(() => '')))
  return [...(await readdir(folder)), ...targets.filter((target) => target.startsWith(folder))]
}

const visitor = '192.0.2.7'
const receive = (bytes: Uint8Array, options?: { breakAt: number }) =>
  receiveFile(app, { name: 'export.zip', body: inPieces(bytes, options).body, visitor, limits })

const text = (bytes: Uint8Array = new Uint8Array()) => Buffer.from(bytes).toString()

/** Bytes that do not shrink. */
const noise = (length: number) => {
  const bytes = Buffer.alloc(length)
  for (let at = 0, state = 1; at < length; at += 1) bytes[at] = (state = (state * 48_271) % 2_147_483_647) >> 8
  return bytes
}

test('reads an archive from the disk and leaves no file behind', async () => {
  const photo = noise(60_000)
  const bytes = makeZip({ 'a/a.json': recipe('Soup A'), 'a/a.jpg': photo, 'b.json': recipe('Soup B') })
  const received = await receive(bytes)
  if (!received.ok) throw new Error(received.problem.message)
  expect([received.file.bytes.length, received.file.file?.size]).toEqual([0, bytes.length])
  expect(await readdir(join(app.env.DATA_DIR, 'uploads'))).toEqual([])
  expect(await left()).toHaveLength(1)
  const { signal } = new AbortController()
  const events: Array<ImportEvent> = []
  const sent = { files: [received.file], visitor: 'upload-1', actor: 'visitor' as const, signal }
  for await (const event of importFile(app, sent)) events.push(event)
  await received.close()
  expect(await left()).toEqual([])
  const last = events.at(-1)
  if (last?.kind !== 'import') throw new Error('No import was stored')
  const rows = await listRows(app.db, last.id, { filter: 'all', after: 0, limit: 10 })
  expect(rows.map(({ title, hasPicture }) => [title, hasPicture])).toEqual([
    ['Soup A', true],
    ['Soup B', false],
  ])
})

test('returns a small file as its bytes', async () => {
  const received = await receive(Buffer.from('Toast'))
  expect(received.ok && [text(received.file.bytes), received.file.file]).toEqual(['Toast', undefined])
})

test('stops reading a file that is too large, and says which files may be larger', async () => {
  const page = inPieces(Buffer.alloc(90_000, 'x'))
  expect(await receiveFile(app, { name: 'page.html', body: page.body, visitor, limits })).toMatchObject({
    ok: false,
    problem: { reason: 'too-large', message: expect.stringContaining('Only archives may be larger') },
  })
  expect(page.taken.bytes).toBeLessThanOrEqual(11_000)
  const archive = inPieces(makeZip({ 'a.bin': noise(400_000) }))
  expect(await receiveFile(app, { name: 'a.zip', body: archive.body, visitor, limits })).toMatchObject({
    ok: false,
    problem: { reason: 'too-large', message: expect.stringContaining('Sign in to import files of up to 500 MB') },
  })
  expect(archive.taken.bytes).toBeLessThanOrEqual(201_000)
  expect(await left()).toEqual([])
})

const isRoomLeft = async () => false

test('says that an interrupted upload did not arrive, and that the disk is nearly full', async () => {
  const bytes = makeZip({ 'a.bin': noise(100_000) })
  expect(await receive(bytes, { breakAt: 50_000 })).toMatchObject({
    ok: false,
    problem: { message: expect.stringContaining('The upload was interrupted') },
  })
  const { body, taken } = inPieces(bytes)
  expect(await receiveFile(app, { name: 'a.zip', body, visitor, limits, isRoomLeft })).toMatchObject({
    ok: false,
    problem: { message: expect.stringContaining('no room for this file') },
  })
  expect(taken.bytes).toBe(1_000)
  expect(await left()).toEqual([])
})

test('limits the archives that visitors hold, and never their documents', async () => {
  const budget = createByteBudget({ most: 150_000, mostOfOne: 100_000 })
  const archive = makeZip({ 'a.bin': noise(80_000) })
  const send = (bytes: Uint8Array, from: string) =>
    receiveFile(app, { name: 'a.zip', body: inPieces(bytes).body, visitor: from, limits, budget })
  const held = await send(archive, 'one')
  expect(held.ok).toBe(true)
  const noRoom = { ok: false, problem: { message: expect.stringContaining('no room for this file') } }
  expect(await send(archive, 'one')).toMatchObject(noRoom)
  const other = await send(archive, 'two')
  expect(other.ok).toBe(true)
  expect(await send(archive, 'three')).toMatchObject(noRoom)
  expect(await send(Buffer.from('Toast'), 'one')).toMatchObject({ ok: true })
  if (held.ok) await held.close()
  const next = await send(archive, 'one')
  expect(next.ok).toBe(true)
  for (const received of [next, other]) if (received.ok) await received.close()
  expect(await left()).toEqual([])
})

test('says that the disk has no room for the recipes of an archive', async () => {
  const received = await receive(makeZip({ 'a.json': recipe('Tart A'), 'b.json': recipe('Tart B') }))
  if (!received.ok) throw new Error(received.problem.message)
  const { signal } = new AbortController()
  const sent = { files: [received.file], visitor: 'upload-3', actor: 'visitor' as const, signal, isRoomLeft }
  const events = await Array.fromAsync(importFile(app, sent))
  await received.close()
  expect(events.at(-1)).toMatchObject({
    kind: 'problem',
    message: expect.stringContaining('no room for this file'),
  })
  const { rows } = await app.pool.query("select 1 from import_rows where title like 'Tart%'")
  expect(rows).toEqual([])
})

test('stores nothing when the sender leaves while a large archive is read', async () => {
  const files = Object.fromEntries(
    Array.from({ length: 400 }, (_, index) => [`${index}.json`, recipe(`Stew ${index}`)]),
  )
  const received = await receive(makeZip(files))
  if (!received.ok) throw new Error(received.problem.message)
  const leaving = new AbortController()
  const sent = { files: [received.file], visitor: 'upload-2', actor: 'visitor' as const, signal: leaving.signal }
  const parts = app.readInParts(received.file, { visitor: 'upload-2', signal: leaving.signal })
  const leavingApp = {
    ...app,
    async *readInParts() {
      for await (const part of parts) {
        yield part
        leaving.abort()
      }
    },
  }
  const events: Array<ImportEvent> = []
  for await (const event of importFile(leavingApp, sent)) events.push(event)
  await received.close()
  expect(events.map(({ kind }) => kind)).toEqual(['stage'])
  const { rows } = await app.pool.query("select 1 from import_rows where title like 'Stew%'")
  expect(rows).toEqual([])
  // The next archive is read.
  const next = await receive(makeZip({ 'a.json': recipe('Next') }))
  if (!next.ok) throw new Error(next.problem.message)
  expect(await Array.fromAsync(app.readInParts(next.file))).toMatchObject([[{ ok: true, draft: { title: 'Next' } }]])
  await next.close()
})

function formOf(parts: ReadonlyArray<[name: string, bytes: Uint8Array]>) {
  const form = new FormData()
  for (const [name, bytes] of parts) form.append('file', new Blob([new Uint8Array(bytes)]), name)
  const { body, headers } = new Response(form)
  return { body: body ?? new Blob([]).stream(), contentType: headers.get('content-type') ?? '', visitor, limits }
}

test('receives the files of a form, large archives too', async () => {
  const archive = makeZip({ 'a.bin': noise(100_000) })
  const received = await receiveFiles(
    app,
    formOf([
      ['a.zip', archive],
      ['b.txt', Buffer.from('Toast')],
    ]),
  )
  if (!received.ok) throw new Error(received.problem.message)
  expect(received.files).toMatchObject([{ name: 'a.zip', file: { size: archive.length } }, { name: 'b.txt' }])
  expect(text(received.files[1]?.bytes)).toBe('Toast')
  await received.close()
  expect(await left()).toEqual([])
})

test.each([
  ['a page that is too large', formOf([['page.html', Buffer.alloc(50_000, 'x')]]), 'larger than 12 MB'],
  [
    'pages that are too large together',
    formOf(Array.from({ length: 9 }, () => ['a.txt', Buffer.alloc(4_000, 'x')])),
    'larger than 12 MB',
  ],
  ['no form', { ...formOf([]), contentType: 'text/plain' }, 'was interrupted'],
  [
    'half a form',
    { ...formOf([]), body: new Blob(['--x\r\nContent-Disp']).stream(), contentType: 'multipart/form-data; boundary=x' },
    'was interrupted',
  ],
])('refuses a form with %s', async (_, form, problem) => {
  expect(await receiveFiles(app, form)).toMatchObject({
    ok: false,
    problem: { message: expect.stringContaining(problem) },
  })
  expect(await left()).toEqual([])
})
