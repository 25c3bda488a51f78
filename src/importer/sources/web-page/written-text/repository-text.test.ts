import { expect, test } from 'vitest'
import { readDocument } from '../../../read-document.ts'

async function read(text: string, name = 'soup.md') {
  const [outcome] = await Array.fromAsync(readDocument({ name, bytes: Buffer.from(text) }))
  if (!outcome?.ok) throw new Error(outcome?.problem)
  return outcome.draft
}

const foods = '## Ingredients\n\n- 3 leeks\n- 1 l stock\n\n'
const steps = '## Method\n\n1. Cut the leeks.\n2. Cook everything.\n\n'
const soup = `# Leek soup\n\n${foods}${steps}`
const grouped = (lines: ReadonlyArray<{ line: string; group: string | null }>) =>
  lines.map(({ line, group }) => (group === null ? line : `${group}: ${line}`))
const texts = (list: ReadonlyArray<{ text: string }>) => list.map(({ text }) => text)

test('reads front matter in TOML', async () => {
  const fields = '+++\ntitle = "Leek soup"\nservings = 4\ntags = ["soup", "quick"]\n\n[extra]\ncolor = "green"\n+++\n\n'
  const draft = await read(`${fields}It warms you.\n\n${foods}${steps}`)
  expect(draft).toMatchObject({ title: 'Leek soup', servings: 4, description: 'It warms you.' })
  expect(draft.categories).toEqual(['soup', 'quick'])
})

test('takes the address and the yield of front matter', async () => {
  const fields =
    '---\ntitle: Leek soup\nmakes: 2 - 3 servings\nsource:\n  name: My aunt\n  url: https://example.org/soup\n---\n\n'
  const draft = await read(`${fields}${foods}${steps}`)
  expect(draft).toMatchObject({ sourceUrl: 'https://example.org/soup', author: 'My aunt', servings: 3 })
})

test('takes numbered lines below ingredients in front matter for steps', async () => {
  const text =
    '---\ntitle: Leek soup\ningredients:\n  - 3 leeks\n  - 1 l stock\n---\n\nIt warms you.\n\n1. Cut the leeks.\n2. Cook everything.\n'
  const draft = await read(text)
  expect(texts(draft.instructions)).toEqual(['Cut the leeks.', 'Cook everything.'])
  expect(grouped(draft.ingredients)).toEqual(['3 leeks', '1 l stock'])
  expect(draft.description).toBe('It warms you.')
})

test.each([
  ['[Original recipe](https://example.org/soup)\n', 2],
  ['Adapted from [my aunt](https://example.org/soup), with more leeks.\n', 3],
])('takes the address of the recipe that a link names: %s', async (line, length) => {
  const draft = await read(`${soup}${line}`)
  expect(draft.sourceUrl).toBe('https://example.org/soup')
  expect(draft.instructions).toHaveLength(length)
})

test('takes no source from a link in a step', async () => {
  const text = soup.replace('Cook everything.', 'Cook the [original stock](https://example.org/stock).')
  expect((await read(text)).sourceUrl).toBeNull()
})

test('reads a table without names of columns', async () => {
  const table = '## Ingredients\n\n| | |\n|---|---:|\n| Leeks | 3 |\n| Stock | 1 l |\n| Salt | to taste |\n\n'
  expect(grouped((await read(`# Leek soup\n\n${table}${steps}`)).ingredients)).toEqual([
    '3 Leeks',
    '1 l Stock',
    'Salt, to taste',
  ])
})

test('reads a table without marks at its edges', async () => {
  const table = '## Zutaten\n\nZutat | Menge\n---|---:\nLauch | 3 Stangen\nBrühe | 1 l\n\n'
  expect(grouped((await read(`# Lauchsuppe\n\n${table}${steps}`)).ingredients)).toEqual([
    '3 Stangen Lauch',
    '1 l Brühe',
  ])
})

test('keeps a step with a vertical bar', async () => {
  const draft = await read(soup.replace('Cut the leeks.', 'Cook at 180 °C | 350 °F.'))
  expect(texts(draft.instructions)).toEqual(['Cook at 180 °C | 350 °F.', 'Cook everything.'])
})

test.each([
  ['**Time:** 20 minutes prep plus 50 minutes in the oven', 20, 50],
  ['30m prep, 2h cook', 30, 120],
  ['20 Min. Vorbereitung, 40 Min. Backzeit', 20, 40],
])('reads times in front of their labels: %s', async (line, prepTime, cookTime) => {
  const draft = await read(`# Leek soup\n\n${line}\n\n${foods}${steps}`)
  expect(draft).toMatchObject({ prepTime, cookTime, totalTime: prepTime + cookTime })
})

test('reads what a bold label with a picture says that the recipe makes', async () => {
  const draft = await read(`# Creme\n\n🍋 **Rendimento:** cerca de 500 ml de creme\n\n${foods}${steps}`)
  expect(draft.yield).toBe('500 ml de creme')
})

test('makes headings between the lists groups', async () => {
  const text = `# Leek soup\n\n${foods}## Croutons\n\n- 2 slices bread\n\n## For the table\n\n- Salt\n\n## Method\n\n1. Cut the leeks.\n2. Cook everything.\n\n## Baking\n\n1. Bake the bread.\n`
  const draft = await read(text)
  expect(grouped(draft.ingredients)).toEqual([
    '3 leeks',
    '1 l stock',
    'Croutons: 2 slices bread',
    'For the table: Salt',
  ])
  expect(draft.instructions.map(({ group }) => group)).toEqual([null, null, 'Baking'])
})

test('takes parts with foods above the steps for the ingredients', async () => {
  const text = `# Leek soup\n\n## Soup\n\n- 3 leeks\n- 1 l stock\n\n## To finish\n\n- Parsley\n\n${steps}`
  expect(grouped((await read(text)).ingredients)).toEqual(['Soup: 3 leeks', 'Soup: 1 l stock', 'To finish: Parsley'])
})

test('takes no tasks above the steps for ingredients', async () => {
  const draft = await read(`# Leek soup\n\n${foods}## Prep\n\n- Dice the onions\n- Mince the garlic\n\n${steps}`)
  expect(grouped(draft.ingredients)).toEqual(['3 leeks', '1 l stock'])
})

test('leaves out the classes of lines and pictures', async () => {
  const draft = await read(`![soup](soup.jpg){ .photo loading=lazy }\n\n${foods}${steps}{: .end }\n`)
  expect(draft.title).toBe('Soup')
  expect(texts(draft.instructions)).toEqual(['Cut the leeks.', 'Cook everything.'])
})

test('makes headings between the lists groups below front matter', async () => {
  const text = `---\ntitle: Leek soup\nservings: 4\n---\n\n${foods.replace('3 leeks', '`3` leeks')}## For the table\n\n- Salt\n\n${steps}`
  expect(grouped((await read(text)).ingredients)).toEqual(['3 leeks', '1 l stock', 'For the table: Salt'])
})

test('reads lists in HTML', async () => {
  const text =
    '---\nlayout: recipe\ntitle: Leek soup\n---\n\n<section>\n    <h2>Ingredients</h2>\n    <ul class="foods">\n        <li><label><input type="checkbox">3 leeks</label></li>\n        <li><label><input type="checkbox">1 l stock</label></li>\n    </ul>\n</section>\n\n<h2>Directions</h2>\n<ol>\n    <li>Cut the leeks.</li>\n    <li>Cook everything.</li>\n</ol>\n'
  const draft = await read(text)
  expect(draft.title).toBe('Leek soup')
  expect(grouped(draft.ingredients)).toEqual(['3 leeks', '1 l stock'])
  expect(texts(draft.instructions)).toEqual(['Cut the leeks.', 'Cook everything.'])
})

test.each([
  ['1 Cut', '2 Cook'],
  ['1 Groenten koken', '2 Mengen'],
  ['Step 1', 'Step 2'],
])('takes "%s" and "%s" for headings of steps', async (one, two) => {
  const text = `# Leek soup\n\n${foods}## ${one}\n\n- Cut the leeks.\n- Wash them\n\n## ${two}\n\n- Meanwhile heat the stock\n- Cook everything.\n`
  const draft = await read(text)
  expect(grouped(draft.ingredients)).toEqual(['3 leeks', '1 l stock'])
  expect(texts(draft.instructions)).toEqual([
    'Cut the leeks.',
    'Wash them',
    'Meanwhile heat the stock',
    'Cook everything.',
  ])
})

test('makes a heading with sentences below the steps a group', async () => {
  const draft = await read(`${soup}## Cozimento\n\n- Bake the bread.\n- Serve it with the soup.\n`)
  expect(draft.instructions.map(({ group }) => group)).toEqual([null, null, 'Cozimento', 'Cozimento'])
})

test('leaves out lines with nothing but tags', async () => {
  const text = `<details open>\n\n# Leek soup\n\n<figure class="wide">\n</figure>\n\nIt warms you.\n\n${foods}${steps}\n</details>\n`
  const draft = await read(text)
  expect(draft).toMatchObject({ title: 'Leek soup', description: 'It warms you.' })
  expect(texts(draft.instructions)).toEqual(['Cut the leeks.', 'Cook everything.'])
})
