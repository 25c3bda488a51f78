import { expect, test } from 'vitest'
import { readDocument } from '../../../read-document.ts'

async function read(text: string, name = 'leek-soup.md') {
  const [outcome] = await Array.fromAsync(readDocument({ name, bytes: Buffer.from(text) }))
  return outcome?.ok ? outcome.draft : undefined
}

const lists =
  '## Zutaten\n\n- 3 Stangen Lauch\n- 1 l Brühe\n\n## Zubereitung\n\n1. Den Lauch schneiden.\n2. Alles kochen.\n'
const fields = 'title: Lauchsuppe\nservings: 4\nprep_time: 10\ncook_time: 20\ntags: [Suppe, Winter]\n'

test('takes the facts of front matter above a text in another language', async () => {
  const draft = await read(`---\n${fields}source: https://example.org/soup\n---\n\n${lists}`)
  expect(draft).toMatchObject({
    title: 'Lauchsuppe',
    servings: 4,
    prepTime: 10,
    cookTime: 20,
    totalTime: 30,
    categories: ['Suppe', 'Winter'],
    sourceUrl: 'https://example.org/soup',
    ingredients: [{ line: '3 Stangen Lauch' }, { line: '1 l Brühe' }],
    instructions: [{}, {}],
  })
})

test('takes what front matter leaves out from the text', async () => {
  const draft = await read(`---\ntitle: Lauchsuppe\n---\n\nFür 6 Personen\n\n${lists}## Tipps\n\n- Mit Brot essen.\n`)
  expect(draft).toMatchObject({ servings: 6, tips: ['Mit Brot essen.'] })
})

test('reads the ingredients from front matter and the steps below it', async () => {
  const above = `---\n${fields}ingredients:\n  - 3 Stangen Lauch\n  - 1 l Brühe\n---\n`
  const draft = await read(`${above}\nGut im Winter.\n\n## Zubereitung\n\n- Den Lauch schneiden.\n- Alles kochen.\n`)
  expect(draft).toMatchObject({
    description: 'Gut im Winter.',
    ingredients: [{ line: '3 Stangen Lauch' }, { line: '1 l Brühe' }],
    instructions: [{ text: 'Den Lauch schneiden.' }, { text: 'Alles kochen.' }],
  })
})

test('prefers the amounts below front matter that only names the foods', async () => {
  const draft = await read(`---\ntitulo: Sopa\nraciones: 2\ningredientes:\n  - Lauch\n  - Brühe\n---\n\n${lists}`)
  expect(draft).toMatchObject({ title: 'Sopa', servings: 2, ingredients: [{ line: '3 Stangen Lauch' }, {}] })
})

test.each(['## Zutaten', '## Zutaten für 4 Portionen', 'Zutaten (4 Portionen):'])(
  'names a recipe that starts with "%s" after its file',
  async (heading) => {
    const text = lists.replace('## Zutaten', heading)
    expect(await read(text)).toMatchObject({ title: 'Leek soup', ingredients: [{}, {}], instructions: [{}, {}] })
    expect(await read(`# Lauchsuppe\n\n${text}`)).toMatchObject({ title: 'Lauchsuppe' })
  },
)

test.each(['README.md', 'the pasted text'])('takes no title from the name "%s"', async (name) => {
  const draft = await read(lists, name)
  expect(draft?.title).toBe('Zutaten')
})

test('takes the main heading below another line as the title', async () => {
  expect(await read(`Abendessen\n\n# Lauchsuppe\n\n${lists}`)).toMatchObject({ title: 'Lauchsuppe' })
  expect(await read(`Lauchsuppe\n\n# Für Gäste\n\n# Für Kinder\n\n${lists}`)).toMatchObject({ title: 'Lauchsuppe' })
})

test('keeps the foods of a part above "Ingredients for 2 trays"', async () => {
  const text = `Plum rolls\n\nFor the dough:\n500 g flour\n300 g milk\n\nIngredients for 2 trays\n800 g plums\n50 g sugar\n\nMethod\nKnead the dough.\nBake it with the plums.\n`
  const [outcome] = await Array.fromAsync(readDocument({ name: 'rolls.txt', bytes: Buffer.from(text) }))
  const lines = outcome?.ok ? outcome.draft.ingredients.map(({ line }) => line) : []
  expect(lines).toEqual(expect.arrayContaining(['500 g flour', '300 g milk', '800 g plums', '50 g sugar']))
})
