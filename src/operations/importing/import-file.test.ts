import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../tests/factories.ts'
import type { ImportEvent } from '../../core/importing/import-events.ts'
import { makeZip } from '../../importer/testing/make-zip.ts'
import { saveRecipe } from '../recipes/save-recipe.ts'
import { importFile } from './import-file.ts'

const app = await createTestApp()
let visitors = 0

const recipe = (name: string, more: object = {}) =>
  JSON.stringify({ '@type': 'Recipe', name, recipeIngredient: ['2 leeks'], recipeInstructions: ['Simmer.'], ...more })

async function read(name: string, content: string | Uint8Array, visitor = `file-visitor-${(visitors += 1)}`) {
  const { signal } = new AbortController()
  const events: Array<ImportEvent> = []
  for await (const event of importFile(app, { name, bytes: Buffer.from(content), visitor, signal })) events.push(event)
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

test('returns several recipes with the parts that were not read', async () => {
  const url = 'https://soup.example/known'
  await saveRecipe(app, { ...(await draftOf('Known soup', url)), rating: null, featured: false, imageId: null })
  const bytes = makeZip({
    'a.json': recipe('Soup A'),
    'b.json': recipe('Soup B'),
    'c.json': '{"name":',
    'd.json': recipe('Known soup', { url }),
  })
  expect(await read('soups.zip', bytes)).toMatchObject({
    kind: 'drafts',
    drafts: [{ form: { title: 'Soup A' } }, { form: { title: 'Soup B' } }],
    problems: ['c.json: The JSON file could not be read', '“Known soup” is already on this site'],
    left: 0,
    isLimited: false,
  })
})

async function draftOf(name: string, url: string) {
  const [outcome] = await app.read({ name: 'a.json', bytes: Buffer.from(recipe(name, { url })) })
  if (!outcome?.ok) throw new Error('Not read')
  return outcome.draft
}

test('returns at most 40 recipes and says how many are left', async () => {
  const table = Array.from({ length: 45 }, (_, index) => `Soup ${index},1 leek,Simmer it.`).join('\n')
  const outcome = await read('soups.csv', `name,ingredients,directions\n${table}`)
  expect(outcome?.kind === 'drafts' && [outcome.drafts.length, outcome.left]).toEqual([40, 5])
})

test('counts each recipe as an import', async () => {
  const rows = Array.from({ length: 40 }, (_, index) => `Tea ${index},1 bag,Brew.`).join('\n')
  const file = `name,ingredients,directions\n${rows}`
  const counts: Array<number> = []
  for (let round = 0; round < 8; round += 1) {
    const outcome = await read('teas.csv', file, 'greedy')
    counts.push(outcome?.kind === 'drafts' ? outcome.drafts.length : 0)
  }
  expect(counts.slice(0, 7)).toEqual(Array(7).fill(40))
  expect(counts[7]).toBeLessThan(40)
})

test.each([
  ['notes.txt', 'Nothing here', 'There is no recipe in this file that we can read.'],
  ['broken.zip', makeZip({ 'a.json': recipe('A') }).subarray(0, 90), 'The archive is damaged.'],
  ['photos.zip', makeZip({ 'photo.jpg': 'x' }), 'The archive has no recipes.'],
  ['broken.json', '{"name":', 'The JSON file could not be read.'],
])('says what is wrong with %s', async (name, content, message) => {
  expect(await read(name, content)).toEqual({ kind: 'problem', reason: 'no-recipe', message })
})
