import { expect, test } from 'vitest'
import { toIngredient } from '../ingredients/parse-line.ts'
import { dietsAmong, dietsOf, dietTagsOf, tagsFreeFrom } from './diets-of.ts'

const dietsFor = (...written: Array<string>) => dietsOf(written.map((line) => toIngredient(line)))

test('gives a plant-based dish every diet label', () => {
  expect(dietsFor('2 tins chickpeas, drained', '3 tbsp tahini', '1 lemon, juiced', 'salt')).toEqual([
    'vegetarian',
    'vegan',
    'gluten-free',
    'dairy-free',
    'nut-free',
    'egg-free',
  ])
})

test('removes exactly the labels an ingredient rules out', () => {
  expect(dietsFor('500 g potatoes', '100 g butter')).toEqual(['vegetarian', 'gluten-free', 'nut-free', 'egg-free'])
  expect(dietsFor('500 g potatoes', '2 eggs')).toEqual(['vegetarian', 'gluten-free', 'dairy-free', 'nut-free'])
  expect(dietsFor('500 g chicken thighs', '1 onion')).toEqual(['gluten-free', 'dairy-free', 'nut-free', 'egg-free'])
  expect(dietsFor('500 g strawberries', '2 tbsp honey')).toEqual([
    'vegetarian',
    'gluten-free',
    'dairy-free',
    'nut-free',
    'egg-free',
  ])
})

test('gives no label when one line is not understood', () => {
  expect(dietsFor('500 g potatoes', '1 onion', '1 packet of Grandmother’s secret')).toEqual([])
  expect(dietsFor('500 г картофеля', '1 луковица')).toEqual([])
})

test('gives no label to an empty list or a single line', () => {
  expect(dietsOf([])).toEqual([])
  expect(dietsFor('salt')).toEqual([])
  expect(dietsFor('', '  ')).toEqual([])
})

test('ignores headings among the lines', () => {
  expect(dietsFor('For the salad:', '1 cucumber', '3 tomatoes')).toContain('vegan')
})

test('gives no label when a line is too long to read', () => {
  expect(dietsFor('vegan or '.repeat(10_000), 'milk '.repeat(10_000))).toEqual([])
})

test('stores the labels and every content the recipe is free from', () => {
  const tags = dietTagsOf([toIngredient('500 g potatoes'), toIngredient('100 g butter')])
  expect(dietsAmong(tags)).toEqual(['vegetarian', 'gluten-free', 'nut-free', 'egg-free'])
  expect(tags).toEqual(expect.arrayContaining(['free-from:soy', 'free-from:celery', 'free-from:alcohol']))
  expect(tags).not.toContain('free-from:milk')
})

test('maps contents to diet labels first and to tags otherwise', () => {
  expect(tagsFreeFrom(['nuts', 'peanuts'])).toEqual(['nut-free'])
  expect(tagsFreeFrom(['peanuts'])).toEqual(['free-from:peanuts'])
  expect(tagsFreeFrom(['crustaceans', 'milk'])).toEqual(['dairy-free', 'free-from:crustaceans'])
})
