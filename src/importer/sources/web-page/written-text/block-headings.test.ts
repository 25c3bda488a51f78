import { expect, test } from 'vitest'
import { readDocument } from '../../../read-document.ts'

const read = async (text: string) =>
  (await Array.fromAsync(readDocument({ name: 'note.txt', bytes: Buffer.from(text) })))[0]

const foods = [
  '1 lb lean ground turkey',
  '2 cups black beans in a mild tomato sauce, or any beans you have',
  '1 tablespoon cider vinegar',
  'Kosher salt, freshly ground black pepper',
  '4 cups lettuce finely chopped',
  'Handful of cilantro, leaves and stems',
]
const steps = ['Brown the turkey in a large pan.', 'Stir in the beans.', 'Serve it on the lettuce. Enjoy!']

test.each([
  ['paragraphs', `Taco bowl\n\n${foods.join('\n')}\n\n${steps.join('\n\n')}\n`],
  ['lines', `Taco bowl\n\n${foods.join('\n')}\n\n${steps.join('\n')}\n`],
  ['numbers, below a title without an empty line', `Taco bowl\n${foods.join('\n')}\n\n1. ${steps.join('\n2. ')}\n`],
  ['paragraphs, below a remark', `Taco bowl\n\nWe loved it!\n\n${foods.join('\n')}\n\n${steps.join('\n\n')}\n`],
])('reads a block of foods and steps in %s, without any heading', async (_, text) => {
  const outcome = await read(text)
  const draft = outcome?.ok ? outcome.draft : undefined
  expect(draft?.title).toBe('Taco bowl')
  expect(draft?.ingredients.map(({ line }) => line)).toEqual(foods)
  expect(draft?.instructions.map((step) => step.text)).toEqual(steps)
})

test.each([
  [
    'an agenda',
    'Meeting\n\n1 Welcome everybody\n2 Talk about money\n3 Go home\n\nWe meet at noon. Bring your notes.\n',
  ],
  ['a packing list', 'Trip\n\n2 shirts\n3 socks\n1 towel\n\nWe leave at noon. Bring your passport.\n'],
])('does not take %s above sentences for a recipe', async (_, text) => {
  expect((await read(text))?.ok).toBe(false)
})
