import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { createTestApp } from '../../tests/factories.ts'
import { recipeLimits } from '../core/recipes/recipe-limits.ts'
import { countUse } from '../db/limits/rate-limits.ts'
import { mostBytesAt, mostBytesOf } from './body-limits.ts'
import { createSite } from './site.ts'

const app = await createTestApp()
const noPages = () => Promise.reject<ServerBuild>(new Error('no pages in this test'))
const site = createSite(app, { loadBuild: noPages, clientFolder: 'build/client', mode: 'production' })
const fromHere = (remoteAddress: string) => ({
  incoming: { socket: { remoteAddress, remotePort: 1, remoteFamily: 'IPv4' } },
})

/** Returns a body of unknown length. It counts how many bytes were requested. */
function inPieces(bytes: number) {
  const piece = new Uint8Array(10_000).fill(120)
  const taken = { bytes: 0 }
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (taken.bytes >= bytes) return controller.close()
      taken.bytes += piece.length
      controller.enqueue(piece)
    },
  })
  return { body, taken }
}

async function sendInPieces(path: string, bytes: number, visitor = '203.0.113.7') {
  const { body, taken } = inPieces(bytes)
  const asked = { method: 'POST', body, duplex: 'half' }
  const answer = await site.request(`http://kitchen.lan${path}`, asked, fromHere(visitor))
  return { status: answer.status, text: await answer.text(), taken: taken.bytes }
}

const send = (path: string, bytes: number) => {
  const headers = { 'content-type': 'application/json', 'content-length': String(bytes) }
  return site.request(`http://kitchen.lan${path}`, { method: 'POST', headers, body: 'x' }, fromHere('203.0.113.8'))
}

test.each([
  ['/contact', 256_000],
  ['/newsletter', 256_000],
  ['/api/import', 256_000],
  ['/importers', 256_000],
  ['/api/recipes', 2_000_000],
  ['/api/submissions', 2_000_000],
  ['/import', 12_000_000],
  ['/submit-recipe.data', 12_000_000],
  ['/api/import/web-page', 12_000_000],
])('%s accepts %i bytes and not one more', (path, most) => {
  expect(mostBytesAt(path)).toBe(most)
})

test.each([
  ['/submit-recipe', 'application/x-www-form-urlencoded', 256_000],
  ['/submit-recipe', '', 256_000],
  ['/submit-recipe', 'text/plain; multipart/form-data', 256_000],
  ['/submit-recipe', 'Multipart/Form-Data; boundary=x', 12_000_000],
  ['/api/import/web-page', 'application/json', 12_000_000],
])('%s accepts a body of type %s up to %i bytes', (path, type, most) => {
  expect(mostBytesOf(path, type)).toBe(most)
})

test('refuses a chunked body of single bytes long before it is complete', async () => {
  const taken = { bytes: 0 }
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      taken.bytes += 1
      controller.enqueue(new Uint8Array([120]))
    },
  })
  const asked = { method: 'POST', body, duplex: 'half' }
  const answer = await site.request('http://kitchen.lan/api/recipes', asked, fromHere('203.0.113.12'))
  expect(answer.status).toBe(413)
  expect(taken.bytes).toBeLessThan(2_000)
})

test('refuses one byte too many with a message, as JSON for programs and text for people', async () => {
  const program = await send('/api/recipes', 2_000_001)
  expect([program.status, await program.json()]).toEqual([413, { error: 'This is larger than 2 MB.' }])
  expect((await send('/api/recipes', 2_000_000)).status).toBe(422)
  const person = await send('/contact', 256_001)
  expect([person.status, await person.text()]).toEqual([413, 'This is larger than 256 KB.'])
})

test.each([
  ['/api/recipes', 2_000_000],
  ['/api/submissions', 2_000_000],
  ['/api/import/web-page', 12_000_000],
])('stops reading a body of unknown length at the limit: %s', async (path, most) => {
  expect(await sendInPieces(path, most + 500_000)).toMatchObject({ status: 413 })
  const { taken } = await sendInPieces(path, most * 5)
  expect(taken).toBeLessThan(most + 200_000)
  expect((await sendInPieces(path, 20_000)).status).toBeLessThan(423)
})

test.each([
  ['/api/import/file?name=a.zip', 'application/octet-stream', 100_010_000],
  ['/import?step=file', 'multipart/form-data; boundary=x', 100_010_000],
  ['/import.data?step=file', 'multipart/form-data; boundary=x', 100_010_000],
  ['/api/import/file', 'multipart/form-data; boundary=x', 12_000_000],
  ['/import?step=save', 'multipart/form-data; boundary=x', 12_000_000],
  ['/import?step=read&step=file', 'multipart/form-data; boundary=x', 12_000_000],
])('%s with %s refuses more than %i bytes unread', async (path, type, most) => {
  const post = (bytes: number) => {
    const headers = { 'content-type': type, 'content-length': String(bytes) }
    return site.request(`http://kitchen.lan${path}`, { method: 'POST', headers, body: 'x' }, fromHere('203.0.113.14'))
  }
  const refused = await post(most + 1)
  expect(refused.status).toBe(413)
  expect(await refused.text()).toContain(most > 12_000_000 ? 'Sign in to import files of up to 500 MB.' : '12 MB')
  expect((await post(most)).status).not.toBe(413)
})

test('refuses a file of 2 GB by its length, with a sentence that says what to do', async () => {
  for (const path of ['/api/import/file?name=library.zip', '/import?step=file']) {
    const headers = { 'content-type': 'application/octet-stream', 'content-length': String(2 ** 31) }
    const multipart = { ...headers, 'content-type': 'multipart/form-data; boundary=x' }
    const sent = { method: 'POST', headers: path.startsWith('/api') ? headers : multipart, body: 'x' }
    const answer = await site.request(`http://kitchen.lan${path}`, sent, fromHere('203.0.113.9'))
    expect(answer.status).toBe(413)
    expect(await answer.text()).toContain('The file is larger than 100 MB. Sign in to import files of up to 500 MB.')
  }
})

test('stops reading an archive of unknown length at the limit', async () => {
  const { text, taken } = await sendInPieces('/api/import/file?name=page.html', 60_000_000)
  expect(text).toContain('Only archives may be larger')
  expect(taken).toBeLessThan(12_200_000)
})

test('refuses a visitor over the import limit before reading the body', async () => {
  const visitor = '203.0.113.9'
  await Promise.all(Array.from({ length: 300 }, () => countUse(app.db, `import:${visitor}`, 300, 3600)))
  const { status, text, taken } = await sendInPieces('/api/import/web-page', 5_000_000, visitor)
  expect([status, text]).toEqual([200, expect.stringContaining('too-many')])
  expect(taken).toBeLessThan(100_000)
})

test('refuses a fourth unfinished body of one visitor, but accepts those of others', async () => {
  const visitor = '203.0.113.10'
  const endings: Array<() => void> = []
  const endless = () =>
    new ReadableStream<Uint8Array>({ start: (controller) => void endings.push(() => controller.close()) })
  const begun = Array.from({ length: 3 }, () => {
    const asked = { method: 'POST', body: endless(), duplex: 'half' }
    return site.request('http://kitchen.lan/api/import/web-page', asked, fromHere(visitor))
  })
  await expect
    .poll(async () => (await sendInPieces('/api/import/web-page', 10_000, visitor)).text)
    .toContain('3 of your imports are already running')
  expect((await sendInPieces('/api/import/web-page', 10_000, '203.0.113.11')).status).toBe(400)
  for (const end of endings) end()
  for (const answer of await Promise.all(begun)) expect(answer.status).toBe(400)
  expect((await sendInPieces('/api/import/web-page', 10_000, visitor)).status).toBe(400)
})

test('accepts the longest allowed recipe in a script with three bytes per letter', async () => {
  const { title, description, ingredientCharacters, instructionCharacters, tipCharacters } = recipeLimits
  const lists = ingredientCharacters + instructionCharacters + tipCharacters
  const letters = title + description + lists + 20 * recipeLimits.shortText
  expect(Buffer.byteLength('鍋'.repeat(letters))).toBeLessThan(mostBytesAt('/api/recipes') / 2)
})
