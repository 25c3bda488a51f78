import { expect, test } from 'vitest'
import { correct, typosBetween } from './spelling.ts'

test.each([
  ['soup', 'soup', 0],
  ['soop', 'soup', 1],
  ['chiken', 'chicken', 1],
  ['lasange', 'lasagne', 1],
  ['brocolli', 'broccoli', 2],
  ['égg', 'egg', 1],
  ['ham', 'brioche', 4],
])('counts from %s to %s %i typos', (typed, word, typos) => {
  expect(typosBetween(typed, word, 3)).toBe(typos)
})

const known = (...words: Array<[string, number]>) => words.map(([word, recipes]) => ({ word, stem: word, recipes }))

test('prefers the more frequent of equally close words', () => {
  expect(correct('soop', known(['soup', 900], ['stoop', 2], ['scoop', 5])).map(({ word }) => word)).toEqual(['soup'])
})

test('prefers the word with the typed first letter of equally close words', () => {
  const found = correct('bred', known(['red', 900], ['bread', 300]))
  expect(found.map(({ word }) => word)).toEqual(['bread', 'red'])
})

test('rarely corrects short words', () => {
  expect(correct('ham', known(['jam', 50]))).toMatchObject([{ word: 'jam' }])
  expect(correct('egg', known(['leek', 50], ['fig', 80]))).toEqual([])
  expect(correct('xo', known(['xo', 3], ['ox', 50]))).toEqual([])
})

test('corrects a singular to a word recipes write in the plural', () => {
  expect(correct('brownei', known(['brown', 50], ['brownies', 3]))).toMatchObject([{ word: 'brownies' }])
  expect(correct('noodel', known(['noodles', 9]))).toMatchObject([{ word: 'noodles' }])
})

test.each([
  ['sope', 'soup'],
  ['rabon', 'ramen'],
  ['lomen', 'lemon'],
  ['pie', 'pita'],
])('a word of up to five letters with two typos is left as it is: %s is not %s', (typed, word) => {
  expect(correct(typed, known([word, 5000]))).toEqual([])
})

test.each([
  ['brocoly', 'broccoli'],
  ['chcikne', 'chicken'],
  ['lomens', 'lemons'],
])('a word of six letters or more may have two: %s is %s', (typed, word) => {
  expect(correct(typed, known([word, 50]))).toMatchObject([{ word }])
})
