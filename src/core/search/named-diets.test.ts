import { expect, test } from 'vitest'
import { dietsNamedIn } from './named-diets.ts'

test.each([
  ['gluten free bread', ['gluten-free'], 'bread'],
  ['Bread, Gluten-Free', ['gluten-free'], 'Bread,'],
  ['vegan eggfree cake', ['vegan', 'egg-free'], 'cake'],
  ['dairy-free', ['dairy-free'], ''],
  ['-vegan chili', [], '-vegan chili'],
  ['"nut free" bars', [], '"nut free" bars'],
  ['vegans  at sea', [], 'vegans  at sea'],
])('finds in %j the diets %j', (words, diets, rest) => {
  expect(dietsNamedIn(words)).toEqual({ diets, rest })
})
