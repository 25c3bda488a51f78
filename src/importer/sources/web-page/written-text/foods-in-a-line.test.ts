import { expect, test } from 'vitest'
import { readDocument } from '../../../read-document.ts'

async function read(text: string) {
  const [outcome] = await Array.fromAsync(readDocument({ name: 'note.txt', bytes: Buffer.from(text) }))
  if (!outcome?.ok) throw new Error(outcome?.problem)
  const { title, ingredients, instructions } = outcome.draft
  return {
    title,
    foods: ingredients.map(({ line }) => line),
    steps: instructions.map(({ text: step }) => step).join(' '),
  }
}

const steps = 'Fry the onion in the oil. Add the lentils and the stock. Simmer until soft.'

test.each([
  ['commas', '200 g lentils, 1 onion, finely chopped, 2 eggs (M, or 3 small ones), salt, 5 dl stock.'],
  ['semicolons', '200 g lentils; 1 onion, finely chopped; 2 eggs (M, or 3 small ones); salt; 5 dl stock'],
  ['dots', '200 g lentils · 1 onion, finely chopped · 2 eggs (M, or 3 small ones) · salt · 5 dl stock'],
])('divides foods with %s between them in one line', async (_, foods) => {
  const expected = ['200 g lentils', '1 onion, finely chopped', '2 eggs (M, or 3 small ones)', 'salt', '5 dl stock']
  expect(await read(`Lentils\n${foods}\n${steps}`)).toEqual({ title: 'Lentils', foods: expected, steps })
})

test('does not divide a step that lists amounts', async () => {
  const step = 'To a bowl, add 2 cups flour, 1 cup sugar, 1 tsp salt, and 2 eggs.'
  const text = `Cake\n2 cups flour\n1 cup sugar\n1 tsp salt\n2 eggs\n${step}\nBake it.`
  expect(await read(text)).toMatchObject({
    foods: ['2 cups flour', '1 cup sugar', '1 tsp salt', '2 eggs'],
    steps: `${step} Bake it.`,
  })
})

test.each([
  ['Ingredients', '200 g lentils 1 onion 1 tbsp oil 5 dl stock', 'Method'],
  ['Zutaten', '200 g lentils, 1 onion, 1 tbsp oil, 5 dl stock', 'Zubereitung'],
])('reads a text that lost its line breaks, below "%s:"', async (one, foods, other) => {
  expect(await read(`Lentil stew for cold days ${one}: ${foods} ${other}: ${steps}`)).toEqual({
    title: 'Lentil stew for cold days',
    foods: ['200 g lentils', '1 onion', '1 tbsp oil', '5 dl stock'],
    steps,
  })
})

test('reads a text in one line, with a full stop after the title and the foods', async () => {
  const text = `Lentil stew. 200 g lentils, 1 onion, 1 tbsp oil, 5 dl stock. ${steps}`
  const foods = ['200 g lentils', '1 onion', '1 tbsp oil', '5 dl stock']
  expect(await read(text)).toEqual({ title: 'Lentil stew', foods, steps })
})
