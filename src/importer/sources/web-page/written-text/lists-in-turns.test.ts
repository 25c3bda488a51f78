import { expect, test } from 'vitest'
import { costGrowth, linearGrowth } from '../../../../../tests/support/cost-growth.ts'
import { readDocument } from '../../../read-document.ts'
import { withListsApart } from './lists-in-turns.ts'

async function read(text: string) {
  const outcomes = await Array.fromAsync(readDocument({ name: 'pie.md', bytes: Buffer.from(text) }))
  return outcomes.map((outcome) => (outcome.ok ? outcome.draft : undefined))
}

const foods = ['- 200 g flour\n- 100 g butter\n', '- 4 apples\n- Cinnamon, 1 tsp.\n']
const steps = ['Knead the dough and chill it for an hour.', 'Slice the apples and lay them on the dough.']

test('reads foods above each step, with the headings of the parts', async () => {
  const text = `# Apple pie\n\nServes 6\n\n## Make the dough.\n\n${foods[0]}\n${steps[0]}\n\n## Fill it.\n\n${foods[1]}\n${steps[1]}\n\n## Bake.\n\nBake the pie for 40 minutes.\n`
  expect(await read(text)).toMatchObject([
    {
      title: 'Apple pie',
      servings: 6,
      ingredients: [
        { line: '200 g flour', group: 'Make the dough' },
        { line: '100 g butter', group: 'Make the dough' },
        { line: '4 apples', group: 'Fill it' },
        { name: 'Cinnamon', group: 'Fill it' },
      ],
      instructions: [{ text: steps[0] }, { text: steps[1] }, { text: 'Bake the pie for 40 minutes.' }],
    },
  ])
})

test('reads foods above each step without headings', async () => {
  const [draft] = await read(`# Apple pie\n\n${foods[0]}\n${steps[0]}\n\n${foods[1]}\n${steps[1]}\n`)
  expect(draft?.ingredients).toHaveLength(4)
  expect(draft?.instructions.map(({ text }) => text)).toEqual(steps)
})

test('names the foods below a line with a colon', async () => {
  const text = `# Apple pie\n\nKnead together:\n\n${foods[0]}\n${steps[0]}\n\nFor the filling, mix:\n\n${foods[1]}\n${steps[1]}\n`
  const [draft] = await read(text)
  expect(draft?.ingredients.map(({ group }) => group)).toEqual([
    'Knead together',
    'Knead together',
    'For the filling, mix',
    'For the filling, mix',
  ])
})

test.each([
  ['has one list and its steps', `# Apple pie\n\n${foods[0]}\n${steps[0]}\n\n${steps[1]}\n`],
  ['names its ingredients', `# Apple pie\n\n## Ingredients\n\n${foods[0]}\n${steps[0]}\n\n${foods[1]}\n${steps[1]}\n`],
  [
    'has a long food in the middle of its list',
    `# Apple pie\n\n${foods[0]}- 4 large apples (${'tart ones, '.repeat(10)}or pears)\n${foods[1]}\n1. ${steps[0]}\n2. ${steps[1]}\n`,
  ],
  [
    'has foods that end with a period',
    `# Apple pie\n\n- 200 g flour.\n- 100 g butter.\n- 4 apples, sliced.\n- Salt\n- 1 egg.\n- Oil\n\n1. ${steps[0]}\n`,
  ],
  [
    'has several recipes',
    `# Dough\n\n${foods[0]}\n${steps[0]}\n\n# Apples\n\n${foods[1]}\n- 1 l water\n- 2 lemons\n\n${steps[1]}\n`,
  ],
])('leaves a text alone that %s', (_, text) => {
  expect(withListsApart(text)).toBeNull()
})

test.each(['- 1 egg\n', '- 1 egg\nBeat the egg well.\n', 'Beat:\n', '# Pie\n'])(
  'needs no more than linear time for endless "%s"',
  async (part) => {
    const growth = await costGrowth((length) => `Pie\n\n${part.repeat(length)}`, withListsApart, 1_000)
    expect(growth).toBeLessThan(linearGrowth)
  },
)
