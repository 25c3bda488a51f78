import { expect, test } from 'vitest'
import { costGrowth, linearGrowth } from '../../../tests/support/cost-growth.ts'
import { foodsTyped } from './typed-lines.ts'

test.each([
  ['milk, 6 eggs', ['milk', '6 eggs']],
  ['2 l milk, 6 eggs; 500 g flour', ['2 l milk', '6 eggs', '500 g flour']],
  ['bread, butter and jam', null],
  ['bread, 6 eggs, something', null],
  ['garlic, 2 cloves', null],
  ['tomatoes, 2 cans', null],
  ['milk , 6 eggs', ['milk', '6 eggs']],
  ['peppers, red', null],
  ['1,5 l milk', null],
  ['eggs (free range, 6 eggs)', null],
  ['2 onions, finely chopped', null],
])('%s is one entry, or one per food if that is certain', (line, foods) => {
  expect(foodsTyped(line)).toEqual(foods ?? [line])
})

test.each([' ', 'milk ', 'milk, '])('a line of many %j costs no more than its length', async (piece) => {
  const growth = await costGrowth((length) => piece.repeat(length / piece.length), foodsTyped, 10_000)
  expect(growth).toBeLessThan(linearGrowth)
})
