import { expect, test } from 'vitest'
import { readDocument } from '../../../read-document.ts'

async function readAll(text: string, name = 'soup.md') {
  const outcomes = await Array.fromAsync(readDocument({ name, bytes: Buffer.from(text) }))
  return outcomes.map((outcome) => {
    if (!outcome.ok) throw new Error(outcome.problem)
    return outcome.draft
  })
}

async function read(text: string, name?: string) {
  const [draft] = await readAll(text, name)
  if (!draft) throw new Error('There is no recipe')
  return draft
}

const lines = (ingredients: ReadonlyArray<{ line: string }>) => ingredients.map(({ line }) => line)
const texts = (steps: ReadonlyArray<{ text: string }>) => steps.map(({ text }) => text)

const soupInOrg = `* Leek soup :vegan:
  :PROPERTIES:
  :source-url: https://example.org/soup
  :servings: 4
  :prep-time: 20 minutes
  :END:
** Ingredients
   - 3 leeks
   - [[https://example.org/stock][1 l stock]]
** Directions
   1. Cut the leeks.
   2. Cook everything.
`

test('reads org files with their properties', async () => {
  const draft = await read(soupInOrg, 'soup.org')
  expect(draft).toMatchObject({ title: 'Leek soup', servings: 4, prepTime: 20, sourceUrl: 'https://example.org/soup' })
  expect(lines(draft.ingredients)).toEqual(['3 leeks', '1 l stock'])
  expect(texts(draft.instructions)).toEqual(['Cut the leeks.', 'Cook everything.'])
})

test('reads several recipes of an org file', async () => {
  const drafts = await readAll(`${soupInOrg}${soupInOrg.replace('Leek soup', 'Onion soup')}`, 'cookbook.org')
  expect(drafts.map(({ title }) => title)).toEqual(['Leek soup', 'Onion soup'])
})

test('takes the title of an org file from its keyword', async () => {
  const text =
    '#+TITLE: Leek soup\n#+AUTHOR: Ida\n# a comment\n\n* Zutaten\n- 3 leeks\n- 1 l stock\n* Zubereitung\n1. Cut the leeks.\n2. Cook everything.\n'
  const draft = await read(text, 'soup.org')
  expect(draft).toMatchObject({ title: 'Leek soup', description: '' })
  expect(lines(draft.ingredients)).toEqual(['3 leeks', '1 l stock'])
  expect(draft.instructions).toHaveLength(2)
})

test('keeps stars of Markdown as bullets', async () => {
  const text =
    '# Leek soup\n\n* Ingredients\n  * 3 leeks\n  * 1 l stock\n* Method\n  * Cut the leeks.\n  * Cook everything.\n'
  const draft = await read(text)
  expect(draft.title).toBe('Leek soup')
  expect(lines(draft.ingredients)).toEqual(['3 leeks', '1 l stock'])
})

test('reads underlined headings and "#." of reStructuredText', async () => {
  const text =
    'Leek soup\n=========\n\nIngredients\n~~~~~~~~~~~\n\n* 1 kg leeks. The thin ones are the best, but others do as well.\n* Juice of a lemon\n\nMethod\n~~~~~~\n\n#. Cut the leeks as in `our salad <https://example.org/salad>`__.\n#. Cook everything until it is soft and serve\n   it at once with fresh bread.\n'
  const draft = await read(text, 'soup.rst')
  expect(draft.title).toBe('Leek soup')
  expect(lines(draft.ingredients)).toEqual([
    '1 kg leeks. The thin ones are the best, but others do as well.',
    'Juice of a lemon',
  ])
  expect(texts(draft.instructions)).toEqual([
    'Cut the leeks as in our salad.',
    'Cook everything until it is soft and serve it at once with fresh bread.',
  ])
})

test('keeps a step above a line of dashes', async () => {
  const text =
    '# Leek soup\n\n## Ingredients\n\n- 3 leeks\n- 1 l stock\n\n## Method\n\nCut the leeks.\n\nCook everything.\n-----\n'
  expect(texts((await read(text)).instructions)).toEqual(['Cut the leeks.', 'Cook everything.'])
})

test('opens blocks of MkDocs', async () => {
  const text =
    '# Leek soup\n\n!!! abstract "Ingredients"\n    - 3 leeks\n    - 1 l stock\n\n    !!! info "Makes a large pot."\n\n## Method\n\n1. Cut the leeks.\n2. Cook everything.\n\n!!! tip "Leftovers"\n    Freeze them in jars,\n    but not for long.\n'
  const draft = await read(text)
  expect(lines(draft.ingredients)).toEqual(['3 leeks', '1 l stock'])
  expect(texts(draft.instructions)).toEqual(['Cut the leeks.', 'Cook everything.'])
  expect(draft.tips).toEqual(['Makes a large pot.', 'Leftovers: Freeze them in jars, but not for long.'])
})

test('opens tabs of MkDocs', async () => {
  const text =
    '# Leek soup\n\n=== "Ingredients"\n    * 3 leeks\n    * 1 l stock\n\n=== "Directions"\n    1. Cut the leeks.\n    2. Cook everything.\n'
  const draft = await read(text)
  expect(lines(draft.ingredients)).toEqual(['3 leeks', '1 l stock'])
  expect(texts(draft.instructions)).toEqual(['Cut the leeks.', 'Cook everything.'])
})

test('opens directives of reStructuredText', async () => {
  const text =
    '.. index::\n   single: soup; leek\n\nLeek soup\n=========\n\n.. ingredients::\n\n   - 3 leeks\n   - 1 l stock\n\n.. procedure::\n\n   Cut the leeks.\n   Cook everything.\n\n.. note::\n\n   It keeps for a week.\n\n.. sectionauthor:: Ida\n'
  const draft = await read(text, 'soup.rst')
  expect(draft.title).toBe('Leek soup')
  expect(lines(draft.ingredients)).toEqual(['3 leeks', '1 l stock'])
  expect(texts(draft.instructions)).toEqual(['Cut the leeks.', 'Cook everything.'])
  expect(draft.tips).toEqual(['It keeps for a week.'])
})

test('leaves out the marks at the end of a heading that is the title', async () => {
  const text =
    '## Leek soup ##\n\n### Ingredients ###\n\n- 3 leeks\n- 1 l stock\n\n### Method ###\n\n1. Cut the leeks.\n2. Cook everything.\n'
  expect((await read(text)).title).toBe('Leek soup')
})
