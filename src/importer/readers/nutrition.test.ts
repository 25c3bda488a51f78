import { expect, test } from 'vitest'
import { recipeOfFields } from './named-fields.ts'
import { nutritionIn } from './nutrition.ts'

test.each([
  ['a number with its unit', { calories: '412 kcal' }, 412],
  ['a bare number', { calories: 250 }, 250],
  ['kilojoules and kilocalories', { calories: '1200 kJ / 287 kcal' }, 287],
  ['kilojoules only', { calories: '1000 kJ' }, 239],
])('reads energy as %s', (_, node, calories) => expect(nutritionIn(node)?.calories).toBe(calories))

test('reads the fields of recipes as this site writes them', () => {
  const facts = { calories: 100, protein: 2, carbs: 3, fat: 4 }
  expect(nutritionIn(facts)).toEqual(facts)
  expect(recipeOfFields({ title: 'Toast', nutrition_facts: facts }).nutrition).toEqual(facts)
})

test('converts milligrams to grams', () => {
  expect(nutritionIn({ fatContent: '500 mg', proteinContent: '5,5 g' })).toMatchObject({ fat: 0.5, protein: 5.5 })
})

test('reads labeled text, but not saturated fat', () => {
  const text = 'calories : 528 kcal\nsaturated fat : 9 g\nfat : 20 g\ncarbohydrate : 25,5 g, Protein: 12 g'
  expect(nutritionIn(text)).toEqual({ calories: 528, fat: 20, carbs: 25.5, protein: 12 })
})

test.each([null, undefined, 'much', [], {}, { calories: 'n/a' }])('finds no nutrition in %j', (value) => {
  expect(nutritionIn(value)).toBeNull()
})
