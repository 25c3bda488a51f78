import { expect, test } from 'vitest'
import { readDocument } from '../../read-document.ts'

const read = async (text: string) =>
  (await Array.fromAsync(readDocument({ name: 'sub/Easy Pancakes.cook', bytes: Buffer.from(text) })))[0]

test('reads fields, ingredients, tools, timers, sections and comments', async () => {
  const outcome = await read(
    '---\nservings: 4\ntags:\n  - breakfast\nsource: https://pancakes.example/1\n---\n\n= Batter =\n\n' +
      'Crack the @eggs{3} into a #large bowl{}, add @plain flour{125%g}(sifted) and @salt. -- not too much\n\n' +
      '[- This is\na note -]\n== Frying ==\nFry for ~{2%minutes} in a #pan.\n',
  )
  expect(outcome).toMatchObject({
    ok: true,
    draft: {
      title: 'Easy Pancakes',
      servings: 4,
      categories: ['breakfast'],
      sourceUrl: 'https://pancakes.example/1',
      ingredients: [
        { line: '3 eggs', group: 'Batter' },
        { line: '125 g plain flour, sifted', group: 'Batter' },
        { line: 'salt', group: 'Batter' },
      ],
      instructions: [
        { text: 'Crack the eggs into a large bowl, add plain flour and salt.', group: 'Batter' },
        { text: 'Fry for 2 minutes in a pan.', group: 'Frying' },
      ],
    },
  })
})

test('reads fields that start with ">>" and a title', async () => {
  const outcome = await read('>> title: Crêpes\n>> servings: 2\n\nMix @milk{250%ml}.\n')
  expect(outcome).toMatchObject({ ok: true, draft: { title: 'Crêpes', servings: 2 } })
})

test('reports an empty file, and ignores cyclic fields', async () => {
  expect(await read('>> servings: 2\n')).toMatchObject({
    ok: false,
    problem: 'The recipe has no ingredients and no steps',
  })
  const cyclic = `---\na: &a [x, x, x, x, x, x, x, x]\n${'bcdefgh'
    .split('')
    .map((name, index) => `${name}: &${name} [${Array(8).fill(`*${'abcdefg'[index]}`).join(', ')}]`)
    .join('\n')}\n---\nBoil @milk{1%l}.\n`
  expect(await read(cyclic)).toMatchObject({ ok: true, draft: { ingredients: [{ line: '1 l milk' }] } })
})

test('reads careless fields, and no ingredient from an email address', async () => {
  const outcome = await read('---\ntitle: Cake: the best\n---\nMix @flour{1%cup}. Write to me@example.com.\n')
  expect(outcome).toMatchObject({
    ok: true,
    draft: { title: 'Cake: the best', ingredients: [{ line: '1 cup flour' }] },
  })
})
