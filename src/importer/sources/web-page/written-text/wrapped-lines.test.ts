import { expect, test } from 'vitest'
import { costGrowth, linearGrowth } from '../../../../../tests/support/cost-growth.ts'
import { readDocument } from '../../../read-document.ts'
import { withoutWraps } from './wrapped-lines.ts'

async function stepsOf(text: string) {
  const [outcome] = await Array.fromAsync(readDocument({ name: 'stew.md', bytes: Buffer.from(text) }))
  return outcome?.ok ? outcome.draft.instructions.map((step) => step.text) : undefined
}

const above = '# Bean stew\n\n## Ingredients\n\n- 200 g beans\n- 1 onion\n\n## Method\n\n'

test('reads a wrapped paragraph as one step', async () => {
  const steps = `Soak the beans over night in plenty of cold water, and pour
that water away in the morning. Peel the onion and cut it
into small pieces.

Cook everything for an hour.
`
  expect(await stepsOf(above + steps)).toEqual([
    'Soak the beans over night in plenty of cold water, and pour that water away in the morning. Peel the onion and cut it into small pieces.',
    'Cook everything for an hour.',
  ])
})

test('reads a wrapped paragraph whose lines start with capitals, as in German', async () => {
  const steps = `Die Bohnen über Nacht in reichlich kaltem Wasser quellen lassen
und am nächsten Tag abgießen. Die Zwiebel in einem großen breiten
Topf anbraten, bis sie weich ist.
`
  const german = above.replace('Ingredients', 'Zutaten').replace('Method', 'Zubereitung')
  expect(await stepsOf(german + steps)).toHaveLength(1)
})

test('reads the indented lines of an item with the item', async () => {
  const steps = `1. Soak the beans.
   Use cold water.
2. **Fry the onion**
   Cut it first.
`
  expect(await stepsOf(above + steps)).toEqual(['Soak the beans. Use cold water.', 'Fry the onion: Cut it first.'])
})

test('keeps one step on each line', async () => {
  const steps = `soak the beans over night in plenty of cold water
pour the water away in the morning and rinse the beans
cook them for an hour
`
  expect(await stepsOf(above + steps)).toHaveLength(3)
  const sentences = steps.replaceAll(/^\w/gm, (letter) => letter.toUpperCase())
  expect(await stepsOf(above + sentences)).toHaveLength(3)
})

test('keeps steps apart where longer lines show that only one was broken', async () => {
  const steps = `Cut the onion finely and fry it in a little oil
and let it brown.
Soak the beans over night in plenty of cold water, and pour that water away in the morning.
Add the beans, which are soft now, and cook everything for an hour on low heat.
Serve the stew.
`
  expect(await stepsOf(above + steps)).toHaveLength(4)
})

test('keeps foods below each other apart', () => {
  const foods = `Bean stew

2 tablespoons of extra virgin olive oil, and some more for the plates
salt and pepper
200 g beans
`
  expect(withoutWraps(foods)).toBe(foods)
  const headed = `Ingredients

Extra virgin olive oil for the pan, and some more for the plates
salt and pepper
`
  expect(withoutWraps(headed)).toBe(headed)
})

test.each([
  ['one paragraph', 'soak the beans over night in plenty of cold water and\n'],
  ['paragraphs', 'Soak the beans over night in plenty of cold water and\nrinse.\n\n'],
])('needs no more than linear time for %s', async (_, line) => {
  const growth = await costGrowth((length) => `Soak ${line.repeat(length)}`, withoutWraps, 1_000)
  expect(growth).toBeLessThan(linearGrowth)
})
