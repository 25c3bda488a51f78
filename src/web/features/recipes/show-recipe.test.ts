import { expect, test } from 'vitest'
import { type AmountChoice, asWritten } from './amount-choice.ts'
import { showRecipe } from './show-recipe.ts'

const written = {
  ingredients: [
    { amount: '1 cup', name: 'milk', group: null },
    { amount: '', name: 'sea salt, to taste', group: 'To serve' },
  ],
  steps: [{ text: 'Bake at 350 °F for 25 minutes, then rest.', name: null, group: null, uses: [0] }],
}

test('shows a recipe as written without a choice', () => {
  const { ingredients, steps } = showRecipe(written, asWritten)
  expect(ingredients).toEqual(written.ingredients)
  expect(steps.map(({ text }) => text)).toEqual(['Bake at 350 °F for 25 minutes, then rest.'])
})

test('scales the amounts of the list and of the steps together', () => {
  const steps = [{ text: 'Warm 1 cup of milk in a 2-quart pan.', name: null, group: null, uses: [0] }]
  const shown = showRecipe({ ...written, steps }, { ...asWritten, scale: 1.5 })
  expect(shown.ingredients.map(({ amount }) => amount)).toEqual(['1½ cups', ''])
  expect(shown.steps[0]?.text).toBe('Warm 1½ cups of milk in a 2-quart pan.')
})

test('writes kitchen fractions', () => {
  const decimal = { ...written, ingredients: [{ amount: '1.5 cups', name: 'milk', group: null }] }
  const amountWith = (fractions: boolean) => showRecipe(decimal, { ...asWritten, fractions }).ingredients[0]?.amount
  expect([amountWith(false), amountWith(true)]).toEqual(['1.5 cups', '1½ cups'])
})

test('converts oven temperatures with the units', () => {
  const { steps } = showRecipe(written, { ...asWritten, units: 'metric' })
  expect(steps[0]?.text).toBe('Bake at 180 °C for 25 minutes, then rest.')
})

test('shows oven temperatures as the oven has them, and others in the units', () => {
  const steps = [{ text: 'Bake at 180 °C until it reads 75 °C inside.', name: null, group: null, uses: [] }]
  const textFor = (oven: AmountChoice['oven']) =>
    showRecipe({ ...written, steps }, { ...asWritten, units: 'us', oven }).steps[0]?.text
  expect(textFor('as-units')).toBe('Bake at 350 °F until it reads 167 °F inside.')
  expect(textFor('gas')).toBe('Bake at gas mark 4 until it reads 167 °F inside.')
  expect(textFor('celsius')).toBe('Bake at 180 °C until it reads 167 °F inside.')
})

test('finds a step’s times in its text, also after a conversion', () => {
  for (const units of ['as-written', 'metric'] as const) {
    const [step] = showRecipe(written, { ...asWritten, units }).steps
    expect(step?.times.map(({ start, end }) => step.text.slice(start, end))).toEqual(['25 minutes'])
  }
})

test('finds at most a hundred times in a step', () => {
  const steps = [{ text: '1 min '.repeat(16_000), name: null, group: null, uses: [0] }]
  expect(showRecipe({ ingredients: [], steps }, asWritten).steps[0]?.times).toHaveLength(100)
})
