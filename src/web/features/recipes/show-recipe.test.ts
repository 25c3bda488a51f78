import { expect, test } from 'vitest'
import { asWritten } from './amount-choice.ts'
import { showRecipe } from './show-recipe.ts'

const written = {
  ingredients: [
    { amount: '1 cup', name: 'milk', group: null },
    { amount: '', name: 'sea salt, to taste', group: 'To serve' },
  ],
  steps: [{ text: 'Bake at 350 °F for 25 minutes, then rest.', name: null, group: null }],
}

test('shows a recipe as written without a choice', () => {
  const { ingredients, steps } = showRecipe(written, asWritten)
  expect(ingredients).toEqual(written.ingredients)
  expect(steps.map(({ text }) => text)).toEqual(['Bake at 350 °F for 25 minutes, then rest.'])
})

test('applies the ingredient factor on top of the servings', () => {
  const { ingredients } = showRecipe(written, { ...asWritten, scale: 1.5, ingredients: 3 })
  expect(ingredients.map(({ amount }) => amount)).toEqual(['4.5 cups', ''])
})

test('writes kitchen fractions', () => {
  const { ingredients } = showRecipe(written, { ...asWritten, scale: 0.5, fractions: true })
  expect(ingredients[0]?.amount).toBe('½ cup')
})

test('converts oven temperatures with the units', () => {
  const { steps } = showRecipe(written, { ...asWritten, units: 'metric' })
  expect(steps[0]?.text).toBe('Bake at 180 °C for 25 minutes, then rest.')
})

test('finds a step’s times in its text, also after a conversion', () => {
  for (const units of ['as-written', 'metric'] as const) {
    const [step] = showRecipe(written, { ...asWritten, units }).steps
    expect(step?.times.map(({ start, end }) => step.text.slice(start, end))).toEqual(['25 minutes'])
  }
})

test('finds at most a hundred times in a step', () => {
  const steps = [{ text: '1 min '.repeat(16_000), name: null, group: null }]
  expect(showRecipe({ ingredients: [], steps }, asWritten).steps[0]?.times).toHaveLength(100)
})
