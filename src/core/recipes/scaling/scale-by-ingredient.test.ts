import { expect, test } from 'vitest'
import { parseIngredientLine } from '../../ingredients/parse-line.ts'
import { factorForIngredient, isComparable } from './scale-by-ingredient.ts'

const factorFor = (line: string, atHand: string) => {
  const found = factorForIngredient(parseIngredientLine(line), atHand)
  return 'factor' in found ? found.factor : found.problem
}

test.each([
  ['250 g flour', '350 g', 1.4],
  ['250 g flour', '350', 1.4],
  ['250 g flour', '0.5 kg flour', 2],
  ['2 cups flour', '250 g', 1],
  ['125 g flour', '2 cups', 2],
  ['1 lb beef', '907 g', 1.9996],
  ['1 stick butter', '1 cup', 2],
  ['300 g / 10½ oz rye', '21 oz', 2],
  ['3 eggs', '2', 0.6667],
  ['3 large eggs', '6 large', 2],
  ['2 (400 g) tins beans', '1', 0.5],
  ['2 (400 g) tins beans', '400 g', 0.5],
  ['2-4 tbsp oil', '1 tbsp', 0.3333],
  ['1 onion', 'two', 2],
  ['1 g saffron', '900 kg', 100],
])('of %s, %s at hand makes %d times', (line, atHand, factor) => {
  expect(factorFor(line, atHand)).toBe(factor)
})

test('says what to enter when nothing can be compared', () => {
  for (const nothing of ['', 'some', '0 g', '7/0 g'])
    expect(factorFor('250 g flour', nothing)).toBe('Enter an amount, such as 350 g or 2 cups.')
  expect(factorFor('2 onions', '300 ml')).toBe('The recipe says 2. Enter an amount that can be compared with it.')
  // Two eggs are no two grams.
  expect(factorFor('250 g flour', '2 eggs')).toMatch(/^The recipe says 250 g\./)
})

test('compares lines with an amount only', () => {
  expect(
    ['250 g flour', 'salt', 'a pinch of salt', '0 g sugar'].map((line) => isComparable(parseIngredientLine(line))),
  ).toEqual([true, false, true, false])
})
