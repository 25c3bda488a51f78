import { expect, test } from 'vitest'
import { readCategories } from './categories.ts'

test.each([
  [['Desserts', 'Dessert', 'Postres'], ['dessert']],
  [['Main Dishes', 'Entrée', 'Hauptspeise'], ['main course']],
  [
    ['Breakfast Recipes', 'Recetas de panes'],
    ['breakfast', 'bread'],
  ],
  [['Lunch / Dinner'], ['lunch', 'dinner']],
  [['Appetizer or side dishes'], ['appetizer', 'side dish']],
  [['Salads & Dressings'], ['salad']],
  [
    ['& pizza', '30-minute-meals'],
    ['pizza', 'quick meals'],
  ],
  [
    ['Air Fryer', 'Comfort Food', '和風'],
    ['air fryer', 'comfort food', '和風'],
  ],
  [['21', 'Recipes', 'Cooking & Meals', '{{category}}'], []],
  [['The ten best soups that we cooked this winter'], []],
])('reads %j as %j', (written, categories) => {
  expect(readCategories(written)).toEqual(categories)
})

test('leaves its own categories as they are', () => {
  const once = readCategories(['Sides', 'Crock Pot', 'Cookies + Bars', 'Jams & Marmalades', 'Keto Recipes'])
  expect(readCategories(once)).toEqual(once)
})
