import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { readDocument } from '../../read-document.ts'
import type { RecipeDraft } from '../../../core/recipes/recipe.ts'
import { drawInColumns, drawRecipe, makePdf } from '../../testing/make-pdf.ts'
import { appleCake, beanSalad, leekSoup, onionTart, type PageRecipe, toffeePears } from '../../testing/page-recipes.ts'
import { findStreamProblem } from './check-streams.ts'

const all = [toffeePears, leekSoup, beanSalad, appleCake, onionTart]

const read = (bytes: Uint8Array) => Array.fromAsync(readDocument({ name: 'recipes.pdf', bytes }))

async function readRecipes(bytes: Uint8Array) {
  const outcomes = await read(bytes)
  return outcomes.filter((outcome) => outcome.ok).map(({ draft }) => recipeOf(draft))
}

const recipeOf = ({ title, ingredients, instructions }: RecipeDraft) => ({
  title,
  ingredients: ingredients.map(({ line }) => line),
  steps: instructions.map(({ text }) => text),
})

const expected = ({ title, ingredients, steps }: PageRecipe) => ({ title, ingredients, steps })

test.each([0, 0.1, 0.5, 0.9, 0.99])('gives a problem or no more recipes when cut at %f', async (share) => {
  const bytes = await makePdf((page) => drawRecipe(page, leekSoup))
  const outcomes = await read(bytes.slice(0, Math.floor(bytes.length * share)))
  expect(outcomes.length).toBe(1)
})

describe.each(all)('$title', (recipe) => {
  test('is read from one column, with the lines of each step joined', async () => {
    expect(await readRecipes(await makePdf((page) => drawRecipe(page, recipe)))).toEqual([expected(recipe)])
  })

  test('is read column by column', async () => {
    expect(await readRecipes(await makePdf((page) => drawInColumns(page, recipe)))).toEqual([expected(recipe)])
  })
})

test('divides a cookbook into its recipes, and leaves out headers and page numbers', async () => {
  const bytes = await makePdf((page) => {
    for (const [index, recipe] of all.entries()) {
      if (index > 0) page.addPage()
      page
        .fontSize(8)
        .text('From my kitchen', 40, 20)
        .text(`Page ${index + 1}`, 200, 560, { lineBreak: false })
      page.x = 40
      page.y = 45
      drawRecipe(page, recipe)
    }
  })
  expect(await readRecipes(bytes)).toEqual(all.map(expected))
})

test('joins divided words and reads amounts that are set in a column of their own', async () => {
  const bytes = await makePdf((page) => {
    page.fontSize(20).text('Rye crackers').fontSize(12).text('Ingredients').fontSize(10)
    for (const [amount, food] of [
      ['200 g', 'rye flour'],
      ['1 tsp', 'salt'],
      ['2 tbsp', 'sunflower seeds'],
      ['1 dl', 'water'],
    ]) {
      page.text(amount ?? '', 40, page.y, { lineBreak: false })
      page.text(food ?? '', 110, page.y)
    }
    page.x = 40
    page.fontSize(12).text('Method').fontSize(10)
    page.text('Mix the flour, the salt and the sun-').text('flower seeds with the water and').text('roll it out.')
  })
  expect(await readRecipes(bytes)).toEqual([
    {
      title: 'Rye crackers',
      ingredients: ['200 g rye flour', '1 tsp salt', '2 tbsp sunflower seeds', '1 dl water'],
      steps: ['Mix the flour, the salt and the sunflower seeds with the water and roll it out.'],
    },
  ])
})

test('reads the parts of an ingredient list as groups', async () => {
  const bytes = await makePdf((page) => {
    page.fontSize(24).text('Onion pie').fontSize(16).text('Ingredients')
    page.fontSize(13).text('For the dough').fontSize(10).text('200 g flour').text('100 g butter')
    page.fontSize(13).text('For the filling').fontSize(10).text('5 onions').text('2 eggs')
    page.fontSize(16).text('Method').fontSize(10).text('Knead the dough, fill it and bake the pie for half an hour.')
  })
  const [outcome] = await read(bytes)
  expect(outcome?.ok && outcome.draft.ingredients.map(({ group, line }) => `${group}: ${line}`)).toEqual([
    'For the dough: 200 g flour',
    'For the dough: 100 g butter',
    'For the filling: 5 onions',
    'For the filling: 2 eggs',
  ])
})

test('takes the photo of the page, and no small ornament', async () => {
  const photo = await solid(600, 400)
  const ornament = await solid(120, 120)
  const bytes = await makePdf((page) => {
    page.image(ornament, 300, 20, { width: 40 }).image(photo, 40, 40, { width: 180 })
    page.y = 180
    drawRecipe(page, leekSoup)
  })
  const [outcome] = await read(bytes)
  const picture = outcome?.ok ? outcome.picture : undefined
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 600, height: 400 })
})

const solid = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a84f12' } })
    .jpeg()
    .toBuffer()

test.each([
  ['a password', () => makePdf((page) => drawRecipe(page, leekSoup), { userPassword: 'secret' }), /by a password/],
  ['no end', async () => (await makePdf((page) => drawRecipe(page, leekSoup))).slice(0, 300), /^The PDF is damaged\./],
  ['no recipe', () => makePdf((page) => page.text('Minutes of the meeting')), /^no recipe found$/],
  [
    'thousands of nested drawings',
    () => makePdf((page) => Array.from({ length: 3_000 }, () => page.save())),
    /damaged\./,
  ],
  ['a damaged page', async () => withDamagedPage(await makePdf((page) => drawRecipe(page, leekSoup))), /damaged\./],
  ['a part that unpacks to 200 MB', () => Promise.resolve(pdfBomb()), /more than we can read at once$/],
])('says what is wrong with a file that has %s', async (_, make, problem) => {
  expect(await read(await make())).toMatchObject([{ ok: false, problem: expect.stringMatching(problem) }])
})

test.each([
  ['/ASCII85Decode', undefined],
  ['/FlateDecode', 'damaged'],
])('checks the compression of a page with the filter %s', (filter, problem) => {
  const page = `5 0 obj\n<< /Length 10 /Filter ${filter} >>\nstream\nhCqwertyui\nendstream\nendobj\n`
  expect(findStreamProblem(Buffer.from(page))).toBe(problem)
})

function withDamagedPage(pdf: Uint8Array): Uint8Array {
  const bytes = Buffer.from(pdf)
  bytes.fill(0xff, bytes.indexOf('stream') + 40, bytes.indexOf('endstream') - 40)
  return new Uint8Array(bytes)
}

function pdfBomb() {
  const packed = deflateSync(deflateSync(Buffer.alloc(200_000_000)))
  const start = `%PDF-1.4\n1 0 obj\n<</Length ${packed.length}/Filter[/FlateDecode/FlateDecode]>>\nstream\n`
  return Buffer.concat([Buffer.from(start), packed, Buffer.from('\nendstream\nendobj\n')])
}

test('reads the first hundred pages of a longer file, and says so', async () => {
  const bytes = await makePdf((page) => {
    drawRecipe(page, leekSoup)
    for (let number = 2; number <= 120; number += 1) page.addPage().text('Notes')
  })
  expect(await read(bytes)).toMatchObject([
    { ok: true, draft: { title: leekSoup.title } },
    { ok: false, problem: 'The PDF has 120 pages. We read only the first 100' },
  ])
})
