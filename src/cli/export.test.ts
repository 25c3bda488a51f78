import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '../../tests/postgres-for-tests.ts'
import { runCommand } from '../../tests/run-command.ts'
import { readDocument } from '../importer/read-document.ts'

const { url } = await createTestDatabase()

const page = (title: string) => `<!doctype html><title>${title}</title><h1>${title}</h1>
  <h2>Ingredients</h2><ul><li>2 leeks</li><li>1 l stock</li></ul>
  <h2>Directions</h2><ol><li>Chop the leeks finely.</li><li>Simmer them in the stock.</li></ol>`

async function newFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'marshmallow-export-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const marshmallow = (...args: Array<string>) =>
    runCommand({ DATABASE_URL: url, DATA_DIR: join(folder, 'data') }, ...args)
  return { folder, marshmallow }
}

async function titlesIn(path: string) {
  const outcomes = await Array.fromAsync(readDocument({ name: path, bytes: await readFile(path) }))
  return outcomes.map((outcome) => (outcome.ok ? outcome.draft.title : outcome.problem)).toSorted()
}

test('exports all recipes, or the named ones, into a file that can be imported', async () => {
  const { folder, marshmallow } = await newFolder()
  for (const title of ['Leek Soup', 'Onion Soup']) await writeFile(join(folder, `${title}.html`), page(title))
  await marshmallow('import', join(folder, 'Leek Soup.html'), join(folder, 'Onion Soup.html'))
  const all = join(folder, 'all.paprikarecipes')
  expect(await marshmallow('export', '--format', 'paprika', '--out', all)).toMatchObject({ code: 0 })
  expect(await titlesIn(all)).toEqual(['Leek Soup', 'Onion Soup'])
  const one = join(folder, 'one.zip')
  const named = await marshmallow('export', '--format', 'mealie', '--out', one, '/recipe/onion-soup')
  expect(named).toMatchObject({ code: 0, output: expect.stringContaining('1 recipe') })
  expect(await titlesIn(one)).toEqual(['Onion Soup'])
  const [markdown, json] = [join(folder, 'soup.md'), join(folder, 'soup.json')]
  await marshmallow('export', '--format', 'markdown', '--out', markdown, 'onion-soup')
  expect(await readFile(markdown, 'utf8')).toMatch(/^---\n[^]*Onion Soup/)
  await marshmallow('export', '--format', 'json', '--out', json, 'onion-soup')
  expect(JSON.parse(await readFile(json, 'utf8'))).toMatchObject({ '@type': 'Recipe', name: 'Onion Soup' })
})

test('says what is wrong and writes nothing', async () => {
  const { folder, marshmallow } = await newFolder()
  const out = join(folder, 'out.csv')
  expect(await marshmallow('export', '--format', 'word', '--out', out)).toMatchObject({ code: 2 })
  expect(await marshmallow('export', '--format', 'csv')).toMatchObject({ code: 2 })
  const unknown = await marshmallow('export', '--format', 'csv', '--out', out, 'no-such-soup')
  expect(unknown).toMatchObject({ code: 1, errorOutput: expect.stringContaining('There is no recipe no-such-soup') })
  await writeFile(out, 'mine')
  expect(await marshmallow('export', '--format', 'csv', '--out', out)).toMatchObject({ code: 1 })
  expect(await readFile(out, 'utf8')).toBe('mine')
  const nowhere = join(folder, 'no-folder', 'all.csv')
  expect(await marshmallow('export', '--format', 'csv', '--out', nowhere)).toMatchObject({
    code: 1,
    errorOutput: `${nowhere} was not written. The folder does not exist.\n`,
  })
  expect((await readdir(folder)).filter((name) => name.startsWith('out'))).toEqual(['out.csv'])
})
