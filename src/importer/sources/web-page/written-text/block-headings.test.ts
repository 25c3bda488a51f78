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

async function foodsOf(text: string) {
  const outcome = await read(text)
  return outcome?.ok
    ? outcome.draft.ingredients.map(({ line, group }) => (group === null ? line : `[${group}] ${line}`))
    : []
}

test('takes the first line of each of several blocks of amounts as its heading', async () => {
  const text =
    'Bean Salad\n\nSalad\n1 can beans\n½ cup chopped onion\n\nDressing\n½ cup sugar\n⅔ cup vinegar\n1 tsp salt\n\nMix the beans with the onion.\nPour the dressing over them.\n'
  expect(await foodsOf(text)).toEqual([
    '[Salad] 1 can beans',
    '[Salad] ½ cup chopped onion',
    '[Dressing] ½ cup sugar',
    '[Dressing] ⅔ cup vinegar',
    '[Dressing] 1 tsp salt',
  ])
  const plain = 'Bread\n\nSalt\n1 kg flour\n7 dl water\n\nYeast\n2 tbsp oil\n1 tsp sugar\n\nKnead it.\nBake it.\n'
  expect(await foodsOf(plain)).toContain('Salt')
})
