import { expect, test } from 'vitest'
import { placeSettingOf } from './place-setting.ts'

test.each([
  [{ id: 'monday', categories: ['soup', 'vegan'] }, 'bowl'],
  [{ id: 'banana-bread', categories: [] }, 'baking'],
  [{ id: 'eggs-2', categories: ['Breakfast'] }, 'pan'],
  [{ id: 'green', categories: ['salad'] }, 'board'],
])('%j is drawn as a %s', (recipe, dish) => {
  expect(placeSettingOf(recipe).dish).toBe(dish)
})

test('a recipe keeps its drawing, and many recipes have all tables and every dish that is for anything', () => {
  const ids = Array.from({ length: 200 }, (_, nth) => `roast-number-${nth}`)
  const settings = ids.map((id) => placeSettingOf({ id, categories: ['dinner'] }))
  expect(placeSettingOf({ id: 'roast-number-7', categories: ['dinner'] })).toEqual(settings[7])
  expect(new Set(settings.map(({ table }) => table)).size).toBe(5)
  expect([...new Set(settings.map(({ dish }) => dish))].toSorted()).toEqual(['board', 'pan', 'plate'])
})
