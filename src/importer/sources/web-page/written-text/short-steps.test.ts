import { expect, test } from 'vitest'
import { readDocument } from '../../../read-document.ts'

async function read(text: string) {
  const [outcome] = await Array.fromAsync(readDocument({ name: 'note.txt', bytes: Buffer.from(text) }))
  if (!outcome?.ok) throw new Error(outcome?.problem)
  return outcome.draft
}

const foodsOf = async (text: string) => (await read(text)).ingredients.map(({ line }) => line)
/** With the name of their group in brackets. */
const stepsOf = async (text: string) =>
  (await read(text)).instructions.map((step) => `${step.group === null ? '' : `[${step.group}] `}${step.text}`)

const supper = 'Supper\n200 g rice\n2 eggs\n1 tbsp oil'

test.each([
  ['short ones', '\n\n', ['Mix it all', 'Fry in a pan until golden brown']],
  ['right below the foods', '\n', ['Cook the rice in plenty of water', 'Fry it', 'Add the eggs']],
  ['one with a comma', '\n\n', ['Cook the rice', 'Fry it in the oil, add the eggs and stir it well']],
  ['some with a period', '\n\n', ['Cook the rice.', 'Fry it in the oil', 'Add eggs']],
  ['below a heading', '\n\nMethod\n', ['Cook the rice', 'Fry it in the oil, add the eggs and stir it well']],
  ['only short ones below a heading', '\n\nMethod\n', ['Cook the rice', 'Fry it']],
])('keeps each step of a text without periods: %s', async (_, gap, steps) => {
  expect(await stepsOf(`${supper}${gap}${steps.join('\n')}`)).toEqual(steps)
  expect(await foodsOf(`${supper}${gap}${steps.join('\n')}`)).toHaveLength(3)
})

test('keeps steps that are numbered, that stand apart, or that have headings', async () => {
  const steps = ['Cook the rice', 'Fry it in the oil', 'Add eggs']
  expect(await stepsOf(`${supper}\n\n${steps.map((step, index) => `${index + 1}. ${step}`).join('\n')}`)).toEqual(steps)
  expect(await stepsOf(`${supper}\n\n${steps.join('\n\n')}`)).toEqual(steps)
  expect(
    await stepsOf(`${supper}\n\nRice:\nCook it\nDrain it after ten minutes\n\nSauce:\nBeat the eggs\nFry them\n`),
  ).toEqual(['[Rice] Cook it', '[Rice] Drain it after ten minutes', '[Sauce] Beat the eggs', '[Sauce] Fry them'])
})

test.each([
  ['### Crust', '### Filling'],
  ['**Crust**', '**Filling:**'],
])('keeps short steps below headings of Markdown: %s', async (one, other) => {
  const foods = '## Ingredients\n- 200 g flour\n- 100 g butter\n- 2 eggs'
  const text = `# Tart\n${foods}\n\n## Method\n${one}\n- Rub it\n- Chill\n\n${other}\n- Beat eggs\n- Bake\n\n## My aunt\nShe lives by the sea\n`
  expect(await stepsOf(text)).toEqual(['[Crust] Rub it', '[Crust] Chill', '[Filling] Beat eggs', '[Filling] Bake'])
})

test('does not read last words as a step if the cook writes periods', async () => {
  const text = `${supper}\n\nMethod\nCook the rice. Fry it in the oil with the eggs.\n\nLove, Ann\n`
  expect((await stepsOf(text)).join(' ')).toBe('Cook the rice. Fry it in the oil with the eggs.')
})
