import { expect, test } from 'vitest'
import { readDocument } from '../../../read-document.ts'

async function read(text: string, name = 'note.txt') {
  const [outcome] = await Array.fromAsync(readDocument({ name, bytes: Buffer.from(text) }))
  if (!outcome?.ok) throw new Error(outcome?.problem)
  return outcome.draft
}

/** A line with the name of its group in brackets. */
const written = (lines: ReadonlyArray<{ group: string | null; line?: string; text?: string }>) =>
  lines.map(({ group, line, text }) => `${group === null ? '' : `[${group}] `}${line ?? text ?? ''}`)

const foodsOf = async (text: string, name?: string) => written((await read(text, name)).ingredients)
const stepsOf = async (text: string) => written((await read(text)).instructions)

test.each([
  ['For the dumplings', '250 g flour\n2 eggs\n¼ tsp salt'],
  ['Topping', '30 g sugar\n1 tsp cinnamon'],
])('keeps a group whose heading is as large as "Ingredients": %s', async (heading, foods) => {
  const text = `# Stew\n## Ingredients\n1 kg beef\n2 onions\n500 ml stock\n## ${heading}\n${foods}\n## Method\nBrown the beef.\nSimmer all of it.\n`
  expect(await foodsOf(text, 'stew.pdf.md')).toEqual([
    '1 kg beef',
    '2 onions',
    '500 ml stock',
    ...foods.split('\n').map((food) => `[${heading}] ${food}`),
  ])
})

test.each([['1 1/2 tsp cumin'], ['1-1/2 cups milk'], ['2 1/2-3 lb pork'], ['1 ½ EL Öl']])(
  'reads the mixed number of "%s" in a text without headings',
  async (line) => {
    const steps = 'Fry the onions in butter for 8 mins\nsimmer it for 25 min till soft'
    expect(await foodsOf(`Soup\n250g lentils\n${line}\n2 onions\n${steps}`)).toEqual(['250g lentils', line, '2 onions'])
    expect(await foodsOf(`Soup\n250g lentils\n2 onions\n1 leek\n${line}\n${steps}`)).toContain(line)
  },
)

test.each([
  ['Melt the butter, cook 1 minute.', 'Bake at 200°C for 30 to 35 minutes.', 35],
  ['Bake the crust blind for 20 minutes.', 'Simmer the sauce for 2 hours.', null],
  ['Fry the onion and cook for 5 minutes.', 'Serve it with bread.', 5],
])('takes no short aside for the cook time: %s %s', async (one, other, cookTime) => {
  const text = `Gratin\n\nIngredients\n30 g butter\n500 ml milk\n1 onion\n\nMethod\n${one}\n${other}\n`
  expect(await read(text)).toMatchObject({ cookTime })
})

test.each([
  ['Préparation : 25 min - Cuisson : 35 min - Repos : 1h', { prepTime: 25, cookTime: 35, totalTime: 120 }],
  ['Prep: 10 min, Cook: 20 min, Freezing: 4 h', { prepTime: 10, cookTime: 20, totalTime: 270 }],
  ['Prep: 10 min, Cook: 20 min, Decorating: 1 h', { prepTime: 10, cookTime: 20, totalTime: 30 }],
  ['Vorbereitung: 20 Min. Kochzeit: 40 Min. Ruhezeit: 30 Min.', { prepTime: 20, cookTime: 40, totalTime: 90 }],
])('keeps the times of one line apart: %s', async (line, times) => {
  const draft = await read(
    `Quiche\n${line}\n\nIngredients\n200 g flour\n100 g butter\n3 eggs\n\nMethod\nMix it well.\nBake it brown.\n`,
  )
  expect(draft).toMatchObject({ ...times, description: '' })
})

const tart = (crust: string, filling: string) =>
  `Tart\n\nFor the crust\n200 g flour\n100 g butter\n\nFor the filling\n3 lemons\n4 eggs\n\n${crust}\n1. Rub the butter into the flour.\n\n${filling}\n2. Whisk the eggs with the juice.\n3. Pour it into the crust.\n`

test.each([
  ['Crust:', 'Filling:'],
  ['The day before:', 'Today:'],
])('keeps the headings of steps that differ from those of the ingredients: %s', async (one, other) => {
  const expected = [
    `[${one.slice(0, -1)}] Rub the butter into the flour.`,
    `[${other.slice(0, -1)}] Whisk the eggs with the juice.`,
    `[${other.slice(0, -1)}] Pour it into the crust.`,
  ]
  expect(await stepsOf(tart(one, other))).toEqual(expected)
  expect(await stepsOf(tart(`Method\n${one}`, other))).toEqual(expected)
  expect(await foodsOf(tart(`Method\n${one}`, other))).toEqual([
    '[For the crust] 200 g flour',
    '[For the crust] 100 g butter',
    '[For the filling] 3 lemons',
    '[For the filling] 4 eggs',
  ])
})
