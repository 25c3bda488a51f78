import { expect, test } from 'vitest'
import { textOfBlocks } from '../../../core/notes/block-text.ts'
import type { NoteBlock } from '../../../core/notes/note-block.ts'
import { tableTemplates } from '../../../core/templates/table-templates.ts'
import { readDocument } from '../../read-document.ts'
import { noteDocument } from './note.ts'

const read = async (note: Parameters<typeof noteDocument>[0]) => {
  const [outcome] = await Array.fromAsync(readDocument(noteDocument(note)))
  return outcome
}

const block = (kind: NoteBlock['kind'], text = '', children: ReadonlyArray<NoteBlock> = []): NoteBlock => ({
  kind,
  spans: [{ text, bold: false, italic: false, code: false, href: null }],
  level: 2,
  url: null,
  cells: [],
  children,
})

test('reads a note whose columns hold everything, as in the template', async () => {
  const { fields } = tableTemplates.recipes
  const columns = fields
    .slice(1)
    .map(({ name, kind, example }) => [
      name,
      kind === 'lines' ? (example as ReadonlyArray<string>).join('\n') : example,
    ])
  expect(await read({ title: 'Leek Soup', fields: Object.fromEntries(columns), text: '' })).toMatchObject({
    draft: {
      title: 'Leek Soup',
      description: 'Silky, green and ready in half an hour.',
      ingredients: [{ line: '2 leeks' }, { line: '1 l vegetable stock' }],
      instructions: [
        { text: 'Slice the leeks and soften them in butter.' },
        { text: 'Add the stock and simmer for 20 minutes.' },
      ],
      prepTime: 10,
      cookTime: 20,
      servings: 4,
      difficulty: 'easy',
      categories: ['soup', 'dinner'],
      author: 'Ann',
    },
  })
})

test('reads a JSON list in a column', async () => {
  const fields = { ingredients: '["2 leeks, sliced", "salt"]', instructions: '["Chop.", "Simmer."]' }
  const outcome = await read({ title: 'Leek Soup', fields, text: '' })
  expect(outcome?.ok && outcome.draft.ingredients.map(({ line }) => line)).toEqual(['2 leeks, sliced', 'salt'])
})

test('reads ingredients and steps from the page, and the facts from the columns', async () => {
  const text = textOfBlocks([
    block('paragraph', 'My grandmother’s soup.'),
    block('heading', 'Ingredients'),
    block('bullet', '2 leeks'),
    block('bullet', '1 l vegetable stock'),
    block('heading', 'Instructions'),
    block('number', 'Slice the leeks and soften them in butter.'),
    block('number', 'Add the stock and simmer for 20 minutes.'),
  ])
  expect(await read({ title: 'Soup: the best', fields: { Servings: 4, 'Prep time': 10 }, text })).toMatchObject({
    draft: {
      title: 'Soup: the best',
      ingredients: [{ line: '2 leeks' }, { line: '1 l vegetable stock' }],
      instructions: [
        { text: 'Slice the leeks and soften them in butter.' },
        { text: 'Add the stock and simmer for 20 minutes.' },
      ],
      servings: 4,
      prepTime: 10,
    },
  })
})

test('reads lists in toggles and columns', async () => {
  const text = textOfBlocks([
    block('group', '', [
      block('group', '', [block('toggle', 'Ingredients', [block('bullet', '2 leeks'), block('bullet', 'salt')])]),
      block('group', '', [block('toggle', 'Method', [block('number', 'Chop the leeks.'), block('number', 'Simmer.')])]),
    ]),
  ])
  const outcome = await read({ title: 'Leek Soup', fields: {}, text })
  expect(outcome).toMatchObject({
    draft: {
      ingredients: [{ line: '2 leeks' }, { line: 'salt' }],
      instructions: [{ text: 'Chop the leeks.' }, { text: 'Simmer.' }],
    },
  })
})

test('takes facts and tips at the end of a page', async () => {
  const text =
    '## Ingredients\n- 9 leeks\n- salt\n\n## Instructions\n1. Chop the leeks.\n2. Simmer the soup.\n\nMakes 2 l.\nTip: add cream.'
  expect(await read({ title: 'Leek Soup', fields: {}, text })).toMatchObject({
    draft: {
      title: 'Leek Soup',
      ingredients: [{ line: '9 leeks' }, { line: 'salt' }],
      instructions: [{ text: 'Chop the leeks.' }, { text: 'Simmer the soup.' }],
      yield: '2 l',
      tips: ['Add cream.'],
    },
  })
})

test('prefers a column over the page', async () => {
  const text = '## Ingredients\n- 9 leeks\n- salt\n\n## Instructions\n1. Chop the leeks.\n2. Simmer the soup.'
  const outcome = await read({ title: 'Leek Soup', fields: { ingredients: '2 leeks\nsalt' }, text })
  expect(outcome).toMatchObject({
    draft: { ingredients: [{ line: '2 leeks' }, { line: 'salt' }], instructions: [{ text: 'Chop the leeks.' }, {}] },
  })
})

test('reports a note without a recipe with its title', async () => {
  expect(await read({ title: 'Shopping', fields: {}, text: 'Call Ann on Monday.' })).toEqual({
    ok: false,
    at: 'Shopping',
    problem: 'There is no recipe in this note',
  })
})
