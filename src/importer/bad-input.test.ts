import { expect, test } from 'vitest'
import { readDocument } from './read-document.ts'
import type { Budget } from './source.ts'
import { drawRecipe, makePdf } from './testing/make-pdf.ts'
import { leekSoup } from './testing/page-recipes.ts'
import { makeZip, overlap } from './testing/make-zip.ts'

const soupJson = (name: string) =>
  JSON.stringify({ '@type': 'Recipe', name, recipeIngredient: ['2 leeks'], recipeInstructions: ['Simmer.'] })

const read = (bytes: Uint8Array, name = 'export.zip', budget?: Budget) =>
  Array.fromAsync(readDocument({ name, bytes }, budget))
const said = async (bytes: Uint8Array, name?: string, budget?: Budget) =>
  (await read(bytes, name, budget)).map((outcome) => (outcome.ok ? outcome.draft.title : outcome.problem))

const megabyte = 2 ** 20
/** Less than usual, so that the tests take less than a second. */
const smallBudget = () => ({ left: 16 * megabyte })

test('stops at a total size when the files of an archive overlap', async () => {
  const one = makeZip({ '0000.json': soupJson('Leek soup') + ' '.repeat(3 * megabyte) })
  const bomb = overlap(one, 5_000)
  expect(bomb.length).toBeLessThan(megabyte / 2)
  const outcomes = await said(bomb, 'export.zip', smallBudget())
  expect(outcomes.filter((text) => text === 'Leek soup').length).toBe(5)
  expect(new Set(outcomes.slice(5))).toEqual(new Set(['The archive contains more than we can read at once']))
})

const copies = (name: string, bytes: Buffer) => overlap(makeZip({ [name]: bytes }), 1_000)

test('stops at a total size in archives in archives that unpack to terabytes', async () => {
  const files = copies('0000.json', Buffer.alloc(4 * megabyte, ' '))
  const bomb = copies('0000.zip', copies('0000.zip', files))
  expect(bomb.length).toBeLessThan(megabyte / 2)
  const outcomes = await said(bomb, 'export.zip', smallBudget())
  expect(outcomes).toContain('The archive contains more than we can read at once')
})

test.each(['/etc/recipe.json', 'C:\\Windows\\recipe.json', 'C:/Windows/recipe.json', 'a/../../recipe.json'])(
  'refuses an archive with the path %s',
  async (path) => {
    expect(await said(makeZip({ [path]: soupJson('Leek soup') }))).toEqual(['The archive is damaged'])
  },
)

test('follows no link in an archive', async () => {
  const links = makeZip({ 'passwd.txt': '/etc/passwd', 'recipe.html': '/etc/hostname' }, { areLinks: true })
  const outcomes = await read(links)
  expect(outcomes).toMatchObject([{ ok: false, problem: 'The archive has no recipes' }])
  expect(JSON.stringify(outcomes)).not.toMatch(/root:/)
})

test('reads two thousand rows except the bad one, and names it', async () => {
  const rows = Array.from({ length: 2_000 }, (_, index) =>
    index === 1_399 ? 'Nothing,,' : `Soup ${index + 1},${index + 1} leeks,Simmer.`,
  )
  const table = Buffer.from(`title,ingredients,instructions\n${rows.join('\n')}\n`)
  const outcomes = await read(table, 'table.csv')
  expect(outcomes.filter((outcome) => outcome.ok).length).toBe(1_999)
  expect(outcomes.filter((outcome) => !outcome.ok)).toMatchObject([
    { ok: false, at: 'table.csv, row 1401: Nothing', problem: 'The recipe has no ingredients and no steps' },
  ])
})

test.each([
  ['Windows-1252', 'table.csv', 'title;ingredients;instructions\nCrème brûlée;1 œuf;Brûler.\n'],
  ['Windows-1252', 'note.txt', 'Crème brûlée\n\nIngredients\n1 œuf\n1 l crème\n\nInstructions\nMix.\nBrûler.\n'],
])('reads accents of %s in %s', async (_, name, text) => {
  expect(await said(windows1252(text), name)).toEqual(['Crème brûlée'])
})

/** Encodes a text as Windows-1252, for the letters of the tests. */
const windows1252 = (text: string) => Buffer.from(text.replaceAll('œ', '\u009c'), 'latin1')

test('reads the recipe of a PDF with a script, which never runs', async () => {
  const bytes = await makePdf((page) => {
    drawRecipe(page, leekSoup)
    page.addNamedJavaScript('open', 'globalThis.hasRun = true; app.alert(1)')
  })
  expect(Buffer.from(bytes).toString('latin1')).toContain('/JavaScript')
  expect(await said(bytes, 'soup.pdf')).toEqual([leekSoup.title])
  expect('hasRun' in globalThis).toBe(false)
})

test('reads only the first hundred of five thousand pages', { timeout: 60_000 }, async () => {
  const bytes = await makePdf((page) => {
    drawRecipe(page, leekSoup)
    for (let number = 2; number <= 5_000; number += 1) page.addPage()
  })
  expect(await said(bytes, 'long.pdf')).toEqual([leekSoup.title, 'The PDF has 5,000 pages. We read only the first 100'])
})
