import { expect, test } from 'vitest'
import { readDocument } from '../../../read-document.ts'

async function read(text: string) {
  const [outcome] = await Array.fromAsync(readDocument({ name: 'soup.md', bytes: Buffer.from(text) }))
  if (!outcome?.ok) throw new Error(outcome?.problem)
  return outcome.draft
}

const foods = '## Ingredients\n\n- 3 leeks\n- 1 l stock\n\n'
const steps = '## Method\n\n1. Cut the leeks.\n2. Cook everything.\n\n'
const soup = `# Leek soup\n\n${foods}${steps}`
const texts = (lines: ReadonlyArray<{ text: string }>) => lines.map(({ text }) => text)

test.each([
  ['## Source\n\n[My aunt](https://example.org/soup)\n', 'https://example.org/soup', 'My aunt'],
  ['## References\n\n- Based on [this](https://example.org/soup), but richer.\n', 'https://example.org/soup', null],
  ['## Quelle\n\nTante Erna\n', null, 'Tante Erna'],
  ['(source: https://example.org/soup)\n', 'https://example.org/soup', null],
  ['Source: [My aunt](https://example.org/soup)\n', 'https://example.org/soup', 'My aunt'],
])('takes the source at the end, and no step from it: %s', async (source, sourceUrl, author) => {
  const draft = await read(soup + source)
  expect(draft).toMatchObject({ sourceUrl, author })
  expect(texts(draft.instructions)).toEqual(['Cut the leeks.', 'Cook everything.'])
})

test('leaves out pictures and the marks of code and quotes, and takes the picture', async () => {
  const text = `# Leek soup\n\n![soup](./soup.jpg)\n\n${foods.replace('3 leeks', '`3` leeks')}## Method\n\n> Cut the leeks.\n\n![done](https://example.org/soup.jpg "Done")\n\n> Cook everything, don\`t burn it.\n`
  const draft = await read(text)
  expect(draft.imageUrl).toBe('https://example.org/soup.jpg')
  expect(draft.ingredients.map(({ line }) => line)).toEqual(['3 leeks', '1 l stock'])
  expect(texts(draft.instructions)).toEqual(['Cut the leeks.', 'Cook everything, don`t burn it.'])
})

test.each([
  ['Ingredients for 12 rolls', '12 rolls', 12],
  ['Zutaten (5-6 Klöße)', '5-6 Klöße', 6],
  ['Du brauchst für 12 Stück', '12 Stück', 12],
  ['Ingredients for 500 g dough', null, null],
])('reads what the heading "%s" says that they make', async (heading, made, servings) => {
  expect(await read(soup.replace('Ingredients', heading))).toMatchObject({ yield: made, servings })
})

test('takes "Ingredients for 12 rolls" in plain text for a heading', async () => {
  const text =
    'Rolls\n\nIngredients for 12 rolls\n500 g flour\n300 ml water\n\nKnead everything.\n\nBake the rolls for 20 minutes.\n'
  const draft = await read(text)
  expect(draft).toMatchObject({ yield: '12 rolls', servings: 12 })
  expect(draft.ingredients.map(({ line }) => line)).toEqual(['500 g flour', '300 ml water'])
  expect(draft.instructions).toHaveLength(2)
})

test('takes notes below "Notizen" for tips', async () => {
  const draft = await read(`${soup}## Notizen\n\n- Am nächsten Tag noch besser als frisch.\n`)
  expect(draft.tips).toEqual(['Am nächsten Tag noch besser als frisch.'])
  expect(draft.instructions).toHaveLength(2)
})

test('takes "Recipe" below the ingredients for the heading of the steps and their parts', async () => {
  const recipe = '## Recipe:\n\n- cut the leeks into rings\n\n### Broth\n\n- cook the leeks in the stock\n'
  const { instructions } = await read(`# Leek soup\n\n${foods}${recipe}`)
  expect(instructions).toMatchObject([
    { text: 'cut the leeks into rings', group: null },
    { text: 'cook the leeks in the stock', group: 'Broth' },
  ])
})

test('takes a paragraph below parts of the ingredients for the steps', async () => {
  const parts = foods.replace('- 3', '### Soup\n\n- 3').replace('- 1 l', '### Broth\n\n- 200 g carrots\n- 1 l')
  const draft = await read(`# Leek soup\n\n${parts}Cut the leeks and cook everything in the stock for half an hour.\n`)
  expect(draft.ingredients.map(({ group }) => group)).toEqual(['Soup', 'Broth', 'Broth'])
  expect(texts(draft.instructions)).toEqual(['Cut the leeks and cook everything in the stock for half an hour.'])
})

const recipe = (title: string) => `## ${title}\n\n${foods.replace('##', '###')}${steps.replace('##', '###')}`

test('names the first recipe of a collection by its own title', async () => {
  const text = `# Our soups\n\nAll of them are easy.\n\n${recipe('Leek soup')}${recipe('Thick leek soup')}`
  const outcomes = await Array.fromAsync(readDocument({ name: 'soups.md', bytes: Buffer.from(text) }))
  expect(outcomes).toMatchObject([
    { draft: { title: 'Leek soup', ingredients: [{}, {}], instructions: [{}, {}] } },
    { draft: { title: 'Thick leek soup', ingredients: [{}, {}], instructions: [{}, {}] } },
  ])
})
