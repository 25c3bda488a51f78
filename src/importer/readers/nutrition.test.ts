import { expect, test } from 'vitest'
import { recipeOfFields } from './named-fields.ts'
import { nutritionIn } from './nutrition.ts'

test.each([
  ['a number with its unit', { calories: '412 kcal' }, 412],
  ['a bare number', { calories: 250 }, 250],
  ['kilojoules and kilocalories', { calories: '1200 kJ / 287 kcal' }, 287],
  ['kilojoules with a separator and kilocalories', { calories: '1.200 kJ / 287 kcal' }, 287],
  ['kilojoules only', { calories: '1000 kJ' }, 239],
  ['kilojoules with a separator', { calories: '2.100 kJ' }, 502],
  ['kilojoules per weight', { calories: '100 g: 1000 kJ' }, 239],
  ['thousands with a comma', { calories: '1,200 calories' }, 1200],
  ['thousands with a point', { calories: '1.850 kcal' }, 1850],
  ['thousands with a space', { calories: '1 200 kcal' }, 1200],
  ['thousands with a non-breaking space', { calories: 'Total 2\u00a0350 kcal' }, 2350],
  ['thousands with a thin space', { calories: '2\u2009350 kcal' }, 2350],
  ['thousands with a narrow space', { calories: '2\u202f350 kcal' }, 2350],
  ['full thousands with a space', { calories: 'Total 2 000 kcal' }, 2000],
  ['kilojoules with a space', { calories: '1 200 kJ' }, 287],
  ['a number behind the servings', { calories: 'Servings 4 350 kcal' }, 350],
  ['a number behind a count', { calories: 'per 2 250 kcal' }, 250],
  ['a number behind a weight', { calories: '30 350 kcal' }, 350],
  ['a number behind one serving', { calories: 'Serving 1 350 kcal' }, 350],
  ['thousands with an apostrophe', { calories: '1’200 kcal' }, 1200],
  ['thousands with decimals', { calories: '1,200.5 kcal' }, 1200.5],
  ['thousands in a text', 'Calories: 1 200 kcal, Fat: 9 g', 1200],
  ['decimals', { calories: '287,5 kcal' }, 287.5],
  ['calculated decimals', { calories: '287.125 kcal' }, 287.125],
  ['less than one', { calories: '0.125 kcal' }, 0.125],
])('reads energy as %s', (_, node, calories) => expect(nutritionIn(node)?.calories).toBe(calories))

test('reads the fields of recipes as this site writes them', () => {
  const facts = { calories: 100, protein: 2, carbs: 3, fat: 4 }
  expect(nutritionIn(facts)).toEqual(facts)
  expect(recipeOfFields({ title: 'Toast', nutrition_facts: facts }).nutrition).toEqual(facts)
})

test('takes zeros alone for facts that nobody filled in', () => {
  expect(nutritionIn({ calories: '0 kcal', proteinContent: '0 g', fatContent: 0 })).toBeNull()
  expect(nutritionIn({ calories: '40 kcal', fatContent: 0 })).toMatchObject({ calories: 40, fat: 0 })
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
