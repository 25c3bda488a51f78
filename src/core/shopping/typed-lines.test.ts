import { expect, test } from 'vitest'
import { foodsTyped } from './typed-lines.ts'

test.each([
  ['milk, 6 eggs', ['milk', '6 eggs']],
  ['2 l milk, 6 eggs; 500 g flour', ['2 l milk', '6 eggs', '500 g flour']],
  ['bread, butter and jam', null],
  ['bread, 6 eggs, something', null],
  ['garlic, 2 cloves', null],
  ['tomatoes, 2 cans', null],
  ['peppers, red', null],
  ['1,5 l milk', null],
  ['eggs (free range, 6 eggs)', null],
  ['2 onions, finely chopped', null],
])('%s is one entry, or one per food if that is certain', (line, foods) => {
  expect(foodsTyped(line)).toEqual(foods ?? [line])
})
