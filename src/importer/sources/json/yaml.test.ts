import { expect, test } from 'vitest'
import { readDocument } from '../../read-document.ts'

const read = (text: string, name = 'recipes.yaml') => Array.fromAsync(readDocument({ name, bytes: Buffer.from(text) }))

const tea = 'name: Tea\ningredients:\n  - 1 bag of tea\ndirections:\n  - Brew it.\n'

test('reads pasted YAML, and adds up times', async () => {
  expect(await read(`${tea}prep_time: PT5M\nother_time: PT1H\n`, 'pasted')).toMatchObject([
    { ok: true, draft: { title: 'Tea', prepTime: 5, totalTime: 65, ingredients: [{ line: '1 bag of tea' }] } },
  ])
})

test('reads the other recipes when one is not valid', async () => {
  expect(await read(`${tea}---\nname: [\n---\n${tea}`)).toMatchObject([
    { ok: true, draft: { title: 'Tea' } },
    { ok: false, at: 'recipes.yaml, part 2', problem: 'The YAML is not valid in line 8' },
    { ok: true, draft: { title: 'Tea' } },
  ])
})

const levels = Array.from({ length: 12 }, (_, level) => `a${level + 1}: &a${level + 1} [${`*a${level}, `.repeat(9)}]`)

test('refuses keys in keys that would take seconds', async () => {
  expect(await read(`${tea}${'? '.repeat(2_600)}`)).toMatchObject([
    { problem: expect.stringContaining('nested too deeply') },
  ])
})

test.each([
  ['cyclic anchors', `${tea}tags: &tags [*tags]\n`],
  ['aliases that stand for gigabytes', `a0: &a0 [x, x, x]\n${levels.join('\n')}\n${tea}`],
])('refuses %s', async (_, text) => {
  expect(await read(text)).toMatchObject([{ ok: false }])
})

test.each([
  ['German', 'titel: Lauchsuppe\nzutaten:\n  - 3 Stangen Lauch\nzubereitung:\n  - Alles kochen.\n'],
  ['French', 'nom: Lauchsuppe\ningrédients:\n  - 3 Stangen Lauch\npréparation:\n  - Alles kochen.\n'],
  [
    'Spanish without accents',
    'titulo: Lauchsuppe\ningredientes:\n  - 3 Stangen Lauch\npreparacion:\n  - Alles kochen.\n',
  ],
  ['English', 'title: Lauchsuppe\ningredients:\n  - 3 Stangen Lauch\nprocedure:\n  - Alles kochen.\n'],
])('reads fields with names in %s', async (_, text) => {
  const outcomes = await Array.fromAsync(readDocument({ name: 'soup.yaml', bytes: Buffer.from(text) }))
  expect(outcomes).toMatchObject([
    {
      ok: true,
      draft: {
        title: 'Lauchsuppe',
        ingredients: [{ line: '3 Stangen Lauch' }],
        instructions: [{ text: 'Alles kochen.' }],
      },
    },
  ])
})
