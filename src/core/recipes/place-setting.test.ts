import { expect, test } from 'vitest'
import { placeSettingOf } from './place-setting.ts'

const dishesOf = (recipes: ReadonlyArray<Parameters<typeof placeSettingOf>[0]>) =>
  [...new Set(recipes.map((recipe) => placeSettingOf(recipe).dish))].toSorted()
const many = Array.from({ length: 60 }, (_, nth) => nth)

test.each([
  [['soup', 'vegan'], 'bowl'],
  [['Desserts'], 'baking'],
  [['Breakfast'], 'pan'],
  [['salad'], 'board'],
])('draws a recipe in %j with a plate or a %s', (categories, dish) => {
  expect(dishesOf(many.map((nth) => ({ id: `number-${nth}`, categories })))).toEqual([dish, 'plate'].toSorted())
})

test('uses the title in the id when there is no category', () => {
  expect(dishesOf(many.map((nth) => ({ id: `banana-bread-${nth}`, categories: [] })))).toEqual(['baking', 'plate'])
})

test('draws a recipe the same every time and varies tables and dishes across recipes', () => {
  const ids = Array.from({ length: 200 }, (_, nth) => `roast-number-${nth}`)
  const settings = ids.map((id) => placeSettingOf({ id, categories: ['dinner'] }))
  expect(placeSettingOf({ id: 'roast-number-7', categories: ['dinner'] })).toEqual(settings[7])
  expect(new Set(settings.map(({ table }) => table)).size).toBe(5)
  expect(dishesOf(ids.map((id) => ({ id, categories: ['dinner'] })))).toEqual(['board', 'pan', 'plate'])
})
