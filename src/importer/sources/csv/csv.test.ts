import { expect, test } from 'vitest'
import { readDocument } from '../../read-document.ts'
import { readColumns } from './csv.ts'

const table = `Title,Course,Prep Time,Servings,Ingredients,Directions,Tags,Url
"Rice, fried",Dinner,10 min,4,", Base
200 g rice
2 itm eggs","Boil the rice.

Fry it.",quick,https://rice.example/fried
Tea,Drink,,,1 bag tea,Brew it.,,
`

const read = (text: string, name = 'table.csv') => Array.fromAsync(readDocument({ name, bytes: Buffer.from(text) }))

test('reads quoted cells of several lines, headings and categories', async () => {
  const [rice] = await read(table)
  expect(rice).toMatchObject({
    ok: true,
    at: 'table.csv, row 2: Rice, fried',
    draft: {
      prepTime: 10,
      servings: 4,
      categories: ['Dinner', 'quick'],
      sourceUrl: 'https://rice.example/fried',
      ingredients: [
        { line: '200 g rice', group: 'Base' },
        { line: '2 eggs', group: 'Base' },
      ],
      instructions: [{ text: 'Boil the rice.' }, { text: 'Fry it.' }],
    },
  })
})

test.each([
  ['semicolons and a byte order mark', '\ufeffname;ingredients;method\nTea;1 bag;Brew it.\n', 'tea.csv'],
  ['tabs and another file name', 'name\tingredients\tmethod\nTea\t1 bag\tBrew it.\n', 'tea.txt'],
  ['German names of columns', 'Titel;Zutaten;Zubereitung\nTea;1 bag;Brew it.\n', 'tea.csv'],
  ['names of columns in own words', 'Dish;What you need;How\nTea;1 bag;Brew it.\n', 'tea.csv'],
  ['rows of different length', 'name,ingredients,method,notes\nTea,1 bag,Brew it.\n', 'tea.csv'],
])('reads a table with %s', async (_, text, name) => {
  expect(await read(text, name)).toMatchObject([
    { ok: true, draft: { title: 'Tea', ingredients: [{ line: '1 bag' }], instructions: [{ text: 'Brew it.' }] } },
  ])
})

test.each([';', ' | ', ', '])('splits ingredients in one line at "%s"', async (mark) => {
  const [cake] = await read(`name\tingredients\tmethod\nCake\t1 cup flour, sifted${mark}2 eggs\tBake it.\n`)
  expect(cake).toMatchObject({
    ok: true,
    draft: { ingredients: [{ line: '1 cup flour, sifted' }, { line: '2 eggs' }] },
  })
})

test('splits ingredients in one line before every fraction sign', async () => {
  const [cake] = await read('name,ingredients,method\nCake,"1 cup flour, ⅜ cup sugar, ⅕ l milk",Bake it.\n')
  expect(cake).toMatchObject({
    ok: true,
    draft: { ingredients: [{ line: '1 cup flour' }, { line: '⅜ cup sugar' }, { line: '⅕ l milk' }] },
  })
})

test.each([
  ['soon', ['Prep time “soon” isn’t a time, so it is left out.']],
  ['10 min', undefined],
  ['', undefined],
  ['0', undefined],
  ['PT0S', undefined],
  ['–', undefined],
])('says that a time was left out: %s', async (cell, leftOut) => {
  const [tea] = await read(`name,ingredients,Prep Time\nTea,1 bag,${cell}\n`)
  expect(tea?.ok && tea.leftOut).toEqual(leftOut)
})

test('reads lists in JSON, and steps in one line', async () => {
  const lists =
    'title,ingredients,instructions\nRice,"[""200 g rice"",""1 l water""]","[""Boil."",""Serve.""]"\nTea,1 bag,Brew it; serve it.\n'
  expect(await read(lists)).toMatchObject([
    {
      ok: true,
      draft: {
        ingredients: [{ line: '200 g rice' }, { line: '1 l water' }],
        instructions: [{ text: 'Boil.' }, { text: 'Serve.' }],
      },
    },
    { ok: true, draft: { instructions: [{ text: 'Brew it' }, { text: 'serve it.' }] } },
  ])
})

test('names the row without a recipe, gives a title to one without, and ignores empty rows', async () => {
  const outcomes = await read('name,ingredients\nNothing,\n,1 egg\n,\nTea,1 bag\n')
  expect(outcomes).toMatchObject([
    {
      ok: false,
      at: 'table.csv, row 2: Nothing',
      problem: 'The recipe has no ingredients and no steps',
      unfinished: { title: 'Nothing' },
    },
    { ok: true, draft: { title: 'Imported Recipe 2' } },
    { ok: true, at: 'table.csv, row 5: Tea', draft: { title: 'Tea' } },
  ])
})

test('refuses a table of more than 200 columns, which would take long to read', async () => {
  const wide = `title,ingredients${',prep time'.repeat(199)}\n${'Tea,water\n'.repeat(100)}`
  expect(await read(wide)).toEqual([
    { ok: false, at: 'table.csv', problem: 'The table has 201 columns, but at most 200 are read' },
  ])
})

test('says that the first row must name the columns', async () => {
  expect(await read('1,2\n3,4\n')).toMatchObject([{ ok: false, problem: expect.stringContaining('first row') }])
})

test('shows the columns with what they hold, also without a row of names', () => {
  expect(readColumns(Buffer.from('Drink;Zutaten;Anything\nTea;1 bag;x\n'))).toEqual({
    hasHeader: true,
    columns: [
      { name: 'Drink', field: null, samples: ['Tea'] },
      { name: 'Zutaten', field: 'ingredients', samples: ['1 bag'] },
      { name: 'Anything', field: null, samples: ['x'] },
    ],
  })
  expect(readColumns(Buffer.from('Tea,1 bag\nSoup,2 leeks\n'))).toMatchObject({
    hasHeader: false,
    columns: [{ samples: ['Tea', 'Soup'] }, { samples: ['1 bag', '2 leeks'] }],
  })
})

test('reads the columns as the cook chose them', async () => {
  const document = { name: 'mine.csv', bytes: Buffer.from('Tea,1 bag,hot water,Brew it.,x\n') }
  const fields = ['title', 'ingredients', 'ingredients', 'instructions', null] as const
  const columns = { fields: [...fields], hasHeader: false }
  expect(await Array.fromAsync(readDocument({ ...document, columns }))).toMatchObject([
    {
      ok: true,
      at: 'mine.csv, row 1: Tea',
      draft: {
        title: 'Tea',
        ingredients: [{ line: '1 bag' }, { line: 'hot water' }],
        instructions: [{ text: 'Brew it.' }],
      },
    },
  ])
})

test('reads a column by its name unless the cook chose otherwise', async () => {
  const bytes = Buffer.from('Dish,Zutaten,Steps,language,published,remark\nTee,1 Beutel,Ziehen.,de,2020-01-02,Heiß\n')
  const fields = ['title', 'ingredients', 'instructions', 'by-name', null, 'tips'] as const
  const columns = { fields: [...fields], hasHeader: true }
  const [outcome] = await Array.fromAsync(readDocument({ name: 'mine.csv', bytes, columns }))
  expect(outcome).toMatchObject({
    ok: true,
    draft: { title: 'Tee', language: 'de', datePublished: null, tips: ['Heiß'] },
  })
})

test('refuses to show a table that is too wide', () => {
  expect(() => readColumns(Buffer.from(','.repeat(300)))).toThrow('Too many columns')
})

test('refuses random bytes, but not accents or a stray sign', async () => {
  const random = Buffer.from(Array.from({ length: 400 }, (_, index) => ((index * 37) % 255) + 1))
  expect(() => readColumns(random)).toThrow('not text')
  const [outcome] = await Array.fromAsync(readDocument({ name: 'table.csv', bytes: random }))
  expect(outcome).toMatchObject({ ok: false, problem: 'The CSV file could not be read' })
  const latin1 = Buffer.from(
    `title,ingredients,instructions\nCr\u00e8me,${'200 g sugar;'.repeat(20)},Boil\u0002 it.`,
    'latin1',
  )
  expect(await Array.fromAsync(readDocument({ name: 'table.csv', bytes: latin1 }))).toMatchObject([
    { ok: true, draft: { title: 'Crème' } },
  ])
})

test.each([
  ['lines', '"Step one.\nStep two."', ['Step one.', 'Step two.']],
  ['one line', 'Step one.;Step two.', ['Step one.', 'Step two.']],
  ['numbers of other lines', '"Step one.\nBoil it.\nStep two.\nEat it."', ['Boil it.', 'Eat it.']],
])('reads steps that are only numbers if there is nothing else: %s', async (_, cell, steps) => {
  const [tea] = await read(`name,ingredients,method\nTea,1 bag,${cell}\n`)
  expect(tea?.ok && tea.draft.instructions.map(({ text }) => text)).toEqual(steps)
})
