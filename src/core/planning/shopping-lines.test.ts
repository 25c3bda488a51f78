import { expect, test } from 'vitest'
import { toIngredient } from '../ingredients/parse-line.ts'
import { shoppingLines } from './shopping-lines.ts'

const linesFor = (...lines: Array<string>) => shoppingLines(lines.map((line) => toIngredient(line)))

test('keeps the wording of a food that only one line names', () => {
  expect(linesFor('6 garlic cloves, thinly sliced', '400 g bucatini', 'sea salt, to taste')).toEqual([
    '6 garlic cloves',
    '400 g bucatini',
    'sea salt',
  ])
})

test('adds up the same food from several recipes', () => {
  expect(linesFor('2 onions, chopped', '1 onion')).toEqual(['3 onions'])
  expect(linesFor('6 garlic cloves, sliced', '2 cloves of garlic')).toEqual(['8 cloves garlic'])
  expect(linesFor('200 g plain flour', '150 g plain flour, sifted')).toEqual(['350 g plain flour'])
  expect(linesFor('1/2 cup milk', '1 1/4 cups milk')).toEqual(['1¾ cups milk'])
})

test('lists amounts in different units side by side', () => {
  expect(linesFor('200 ml milk', '1 cup milk', 'milk, to serve')).toEqual(['200 ml + 1 cup milk'])
})

test('buys the upper end of a range', () => {
  expect(linesFor('2-3 lemons', '1 lemon')).toEqual(['4 lemons'])
})

test('leaves out water', () => {
  expect(linesFor('180 ml pasta water, kept back', '1 l water')).toEqual([])
})
