import { expect, test } from 'vitest'
import { correct, slipsBetween } from './spelling.ts'

test.each([
  ['soup', 'soup', 0],
  ['soop', 'soup', 1],
  ['chiken', 'chicken', 1],
  ['lasange', 'lasagne', 1],
  ['brocolli', 'broccoli', 2],
  ['égg', 'egg', 1],
  ['ham', 'brioche', 4],
])('from %s to %s are %i slips', (typed, word, slips) => {
  expect(slipsBetween(typed, word, 3)).toBe(slips)
})

const known = (...words: Array<[string, number]>) => words.map(([word, recipes], hash) => ({ word, hash, recipes }))

test('of words as near, the frequent one was meant', () => {
  expect(correct('soop', known(['soup', 900], ['stoop', 2], ['scoop', 5])).map(({ word }) => word)).toEqual(['soup'])
})

test('a short word is hardly ever another one', () => {
  expect(correct('ham', known(['jam', 50]))).toMatchObject([{ word: 'jam' }])
  expect(correct('egg', known(['leek', 50], ['fig', 80]))).toEqual([])
  expect(correct('xo', known(['xo', 3], ['ox', 50]))).toEqual([])
})

test('the singular of what recipes write in the plural is as near', () => {
  expect(correct('brownei', known(['brown', 50], ['brownies', 3]))).toMatchObject([{ word: 'brownies' }])
  expect(correct('noodel', known(['noodles', 9]))).toMatchObject([{ word: 'noodles' }])
})
