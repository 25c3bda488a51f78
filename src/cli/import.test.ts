import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '../../tests/postgres-for-tests.ts'
import { runCommand } from '../../tests/run-command.ts'
import { makeZip } from '../importer/testing/make-zip.ts'

const { url } = await createTestDatabase()

const page = (title: string) => `<!doctype html><title>${title}</title><h1>${title}</h1>
  <h2>Ingredients</h2><ul><li>2 leeks</li><li>1 l stock</li></ul>
  <h2>Directions</h2><ol><li>Chop the leeks finely.</li><li>Simmer them in the stock.</li></ol>`

async function folderWith(files: Record<string, string | Uint8Array>) {
  const folder = await mkdtemp(join(tmpdir(), 'marshmallow-pages-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, 'deep'))
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content)
  return folder
}

const linesIn = (text: string) => text.split('\n').filter(Boolean)

async function marshmallow(folder: string, ...args: Array<string>) {
  const before = process.cwd()
  process.chdir(folder)
  const env = { DATABASE_URL: url, DATA_DIR: join(folder, 'data') }
  const { code, output, errorOutput } = await runCommand(env, ...args).finally(() => process.chdir(before))
  return { code, lines: linesIn(output), problems: linesIn(errorOutput) }
}

test('imports files and prints a line for each unreadable one', async () => {
  const folder = await folderWith({
    'leek.html': page('Leek Soup'),
    'deep/onion.html.gz': gzipSync(page('Onion Soup')),
    'bomb.html.gz': gzipSync(Buffer.alloc(40_000_000, ' ')),
    'torn.html.gz': gzipSync(page('Torn Soup')).subarray(0, 60),
    'notes.txt': 'not a page',
  })
  const { code, lines, problems } = await marshmallow(
    folder,
    'import',
    'laek.html',
    'bomb.html.gz',
    'torn.html.gz',
    'leek.html',
    'deep',
  )
  expect(problems).toEqual([
    'failed  laek.html: There is no such file or folder.',
    'failed  bomb.html.gz: page too large',
    'failed  torn.html.gz: unexpected end of file',
  ])
  expect(lines).toEqual(['saved   /recipe/leek-soup', 'saved   /recipe/onion-soup'])
  expect(code).toBe(1)
})

test('imports an export of another app with its picture, without duplicates', async () => {
  const recipe = {
    '@type': 'Recipe',
    name: 'Leek pie',
    recipeIngredient: ['3 leeks'],
    recipeInstructions: ['Bake it.'],
  }
  const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#a84f12' } })
    .jpeg()
    .toBuffer()
  const files = {
    'Leek pie/recipe.json': JSON.stringify(recipe),
    'Leek pie/full.jpg': photo,
    'Bad/recipe.json': JSON.stringify({ ...recipe, name: 'Torn pie' }),
    'Bad/full.jpg': 'not a picture',
  }
  const folder = await folderWith({ 'nextcloud.zip': makeZip(files) })
  const first = await marshmallow(folder, 'import', 'nextcloud.zip')
  expect(first).toEqual({
    code: 0,
    problems: [],
    lines: ['saved   /recipe/leek-pie', expect.stringMatching(/^saved {3}\/recipe\/torn-pie without its picture: /)],
  })
  expect((await marshmallow(folder, 'import', 'nextcloud.zip')).lines).toEqual([
    'known   /recipe/leek-pie',
    'known   /recipe/torn-pie',
  ])
})

test('extracts files and prints a line for each unreadable one', async () => {
  const folder = await folderWith({
    'leek.html': page('Leek Soup'),
    'bomb.html.gz': gzipSync(Buffer.alloc(40_000_000, ' ')),
  })
  const { code, lines } = await marshmallow(folder, 'extract', 'laek.html', 'bomb.html.gz', 'leek.html')
  expect(lines).toEqual([
    'laek.html: There is no such file or folder.',
    'bomb: page too large',
    'leek: Leek Soup (2 ingredients, 2 steps)',
  ])
  expect(code).toBe(1)
})
