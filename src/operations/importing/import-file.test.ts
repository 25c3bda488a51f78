import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../tests/factories.ts'
import type { ImportEvent } from '../../core/importing/import-events.ts'
import { listRows } from '../../db/importing/import-rows.ts'
import { makeZip } from '../../importer/testing/make-zip.ts'
import { saveRecipe } from '../recipes/save-recipe.ts'
import { importFile } from './import-file.ts'
import { receiveFile } from './receive-file.ts'

const app = await createTestApp()
let visitors = 0

const recipe = (name: string, more: object = {}) =>
  JSON.stringify({ '@type': 'Recipe', name, recipeIngredient: ['2 leeks'], recipeInstructions: ['Simmer.'], ...more })

async function read(name: string, content: string | Uint8Array, visitor = `file-visitor-${(visitors += 1)}`) {
  const { signal } = new AbortController()
  const events: Array<ImportEvent> = []
  for await (const event of importFile(app, {
    files: [{ name, bytes: Buffer.from(content) }],
    visitor,
    actor: 'visitor',
    signal,
  }))
    events.push(event)
  return events.at(-1)
}

test('returns the only recipe of a file as a draft, with its stored picture', async () => {
  const photo = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#14706a' } })
    .jpeg()
    .toBuffer()
  const bytes = makeZip({ 'Soup/recipe.json': recipe('Leek soup'), 'Soup/full.jpg': photo })
  expect(await read('soup.zip', bytes)).toMatchObject({
    kind: 'draft',
    form: { title: 'Leek soup', ingredients: '2 leeks', imageId: expect.stringMatching(/^[0-9a-f]{24}$/) },
    preview: expect.stringMatching(/^\/images\/[0-9a-f]{24}\/\d+\.webp$/),
    cut: [],
  })
})

test('stores several recipes for the preview, with what was not read and what is already here', async () => {
  const url = 'https://soup.example/known'
  await saveRecipe(app, { ...(await draftOf('Known soup', url)), featured: false, imageId: null })
  const bytes = makeZip({
    'a.json': recipe('Soup A'),
    'b.json': recipe('Soup B', { recipeInstructions: [] }),
    'c.json': '{"name":',
    'd.json': recipe('Known soup', { url }),
    'e.json': recipe('Soup A'),
  })
  const outcome = await read('soups.zip', bytes)
  if (outcome?.kind !== 'import') throw new Error('No import was stored')
  expect(outcome.recipes).toBe(4)
  const rows = await listRows(app.db, outcome.id, { filter: 'all', after: 0, limit: 10 })
  expect(rows.map(({ title, state, choice, problem }) => [title, state, choice, problem])).toEqual([
    ['Soup A', 'ready', 'import', null],
    ['Soup B', 'ready', 'import', 'It has no steps.'],
    ['', 'unreadable', 'skip', 'The JSON file could not be read.'],
    ['Known soup', 'ready', 'skip', null],
    ['Soup A', 'ready', 'skip', 'The file has this recipe twice.'],
  ])
  expect(rows[3]?.duplicate).toEqual({ id: 'known-soup', title: 'Known soup' })
})

async function draftOf(name: string, url: string) {
  const [outcome] = await app.read({ name: 'a.json', bytes: Buffer.from(recipe(name, { url })) })
  if (!outcome?.ok) throw new Error('Not read')
  return outcome.draft
}

test.each([
  ['notes.txt', 'Nothing here', 'There is no recipe in this file that we can read.'],
  ['program.exe', Buffer.from([0x4d, 0x5a, 0, 0xff, 0xfe, 0, 1, 2, 3, 0]), 'Unsupported file format.'],
  ['setup.exe', 'Nothing here', 'Unsupported file format.'],
  ['broken.zip', makeZip({ 'a.json': recipe('A') }).subarray(0, 90), 'The archive is damaged.'],
  ['photos.zip', makeZip({ 'photo.jpg': 'x' }), 'The archive has no recipes.'],
  ['broken.json', '{"name":', 'The JSON file could not be read.'],
  ['playlist.xml', '<?xml version="1.0"?><playlist/>', 'XML format not yet supported.'],
  ['zipped.zip', makeZip({ 'playlist.xml': '<?xml version="1.0"?><playlist/>' }), 'XML format not yet supported.'],
])('says what is wrong with %s', async (name, content, message) => {
  expect(await read(name, content)).toEqual({ kind: 'problem', reason: 'no-recipe', message })
})

async function readArchive(files: Record<string, string>, here = app) {
  const limits = { archive: 1_000_000, document: 10_000 }
  const received = await receiveFile(app, {
    name: 'export.zip',
    body: new Blob([new Uint8Array(makeZip(files))]).stream(),
    visitor: '192.0.2.7',
    limits,
  })
  if (!received.ok) throw new Error(received.problem.message)
  const { signal } = new AbortController()
  const sent = { files: [received.file], visitor: `file-visitor-${(visitors += 1)}`, actor: 'visitor' as const, signal }
  try {
    return (await Array.fromAsync(importFile(here, sent))).at(-1)
  } finally {
    await received.close()
  }
}

const fail = () => {
  throw new Error('The connection was lost')
}

test.each(['countUse', 'insertImport'])('reads the next archive after the database failed in %s', async (step) => {
  const many = Object.fromEntries(
    Array.from({ length: 450 }, (_, index) => [`${index}.json`, recipe(`Broth ${index}`)]),
  )
  const broken = step === 'countUse' ? { insert: fail } : { transaction: fail }
  const db: typeof app.db = Object.assign(Object.create(app.db), broken)
  await expect(readArchive(many, { ...app, db })).rejects.toThrow('The connection was lost')
  expect(await readArchive({ 'a.json': recipe('Next A'), 'b.json': recipe('Next B') })).toMatchObject({ recipes: 2 })
})

test('does not start an archive of a sender who has left', async () => {
  const document = { name: 'a.zip', bytes: makeZip({ 'a.json': recipe('Gone') }) }
  const signal = AbortSignal.abort()
  expect(await Array.fromAsync(app.readInParts(document, { visitor: 'gone', signal }))).toEqual([])
  expect(await readArchive({ 'a.json': recipe('After A'), 'b.json': recipe('After B') })).toMatchObject({ recipes: 2 })
})
