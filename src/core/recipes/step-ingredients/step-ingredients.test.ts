import { expect, test } from 'vitest'
import { costGrowth, linearGrowth } from '../../../../tests/support/cost-growth.ts'
import { parseIngredientLine } from '../../ingredients/parse-line.ts'
import { ingredientsOfSteps } from './step-ingredients.ts'

/** Lines are written with their group: "Glaze | 1 cup sugar". */
function usesOf(lines: ReadonlyArray<string>, steps: ReadonlyArray<string>): Array<Array<number>> {
  return ingredientsOfSteps(
    lines.map((written) => {
      const [line = '', group = null] = written.split(' | ').toReversed()
      return { ...parseIngredientLine(line), group }
    }),
    steps.map((text) => ({ text, group: null })),
  )
}

const pantryFoods = ['butter', 'brown sugar', 'flour', 'eggs', 'milk']

const pantry = [
  '2 cups all-purpose flour',
  '1 lb boneless skinless chicken thighs',
  '1 large yellow onion, diced',
  '1 cup chicken broth',
  '1 tsp kosher salt',
  '½ cup confectioners’ sugar',
]

test.each([
  ['Whisk the flour and salt.', [0, 4]],
  ['Brown the chicken.', [1]],
  ['Add the onion and the stock.', [2, 3]],
  ['Dust with powdered sugar.', [5]],
  ['Stir until the flour is absorbed.', []],
  ['Pour the flour mixture into a pan.', []],
  ['Dust the counter with flour.', []],
  ['Warm the stock and flour in a wide pan.', [0, 3]],
  ['Bake for 25 minutes.', []],
])('knows what "%s" uses', (step, places) => {
  expect(usesOf(pantry, [step])).toEqual([places])
})

test('understands groups: the dry ingredients, those of the sauce, the rest', () => {
  const lines = [
    'Cake | 2 cups flour',
    'Cake | 1 tsp baking soda',
    'Cake | 2 eggs',
    'Sauce | 1 cup cream',
    'Sauce | 1 tbsp rum',
  ]
  expect(usesOf(lines, ['Mix the dry ingredients.', 'Stir in the remaining ingredients of the cake.'])[0]).toEqual([
    0, 1,
  ])
  expect(usesOf(lines, ['Whisk the sauce ingredients.'])).toEqual([[3, 4]])
  expect(
    usesOf(['1 lb beans', '1 onion', '1 tsp cumin'], ['Soak the beans.', 'Add the remaining ingredients.']),
  ).toEqual([[0], [1, 2]])
})

test.each([
  [['2 green peppers', 'salt and pepper'], 'Fill the peppers. Season with salt and pepper.', [0, 1]],
  [['1 tsp salt', '½ tsp red pepper flakes'], 'Season with salt and pepper.', [0]],
  [['1 lb potatoes', '1 cup water'], 'Boil the potatoes in a pot of salted water.', [0]],
  [['1 cup white sugar', '½ cup brown sugar', '1 tbsp honey (or maple syrup)'], 'Mix the sugars and syrup.', [0, 1]],
  [['¼ cup flour', 'extra flour, for dusting'], 'Whisk ¼ cup flour with milk.', [0]],
  [['2 cups coconut', '1 cup pecans'], 'Make the coconut pecan frosting.', []],
  [['FOR THE CUSTARD', '2 eggs'], 'Beat the eggs for the custard.', [1]],
  [['Taco seasoning | 1 tsp cumin', 'Taco seasoning | 1 tsp chili', '1 lb beef'], 'Add the taco seasoning.', [0, 1]],
])('of %s, "%s" uses the right ones', (lines, step, places) => {
  expect(usesOf(lines, [step])).toEqual([places])
})

test('tells two lines of one food apart by their part of the dish, their amount and their order', () => {
  const lines = ['Dough | 100 g butter', 'Dough | 200 g flour', 'Glaze | 20 g butter', 'Glaze | 50 g sugar']
  expect(usesOf(lines, ['Rub the butter into the flour.', 'Melt the butter with the sugar.'])).toEqual([
    [0, 1],
    [2, 3],
  ])
  const sugars = ['3/4 cup sugar', '3 tablespoons sugar']
  expect(usesOf(sugars, ['Beat in 3 tablespoons sugar.', 'Sprinkle with the remaining sugar.'])[0]).toEqual([1])
})

test.each([
  [
    ['250 g Mehl', '2 Zwiebeln', '3 EL Sonnenblumenöl'],
    'Die Zwiebel in Öl anbraten und mit Mehl bestäuben.',
    [0, 1, 2],
  ],
  [['200 g de farine de blé', '1 oignon', 'sel'], 'Ajoutez la farine et l’oignon, puis salez.', [0, 1, 2]],
  [['1 pimiento rojo', '2 dientes de ajo', 'aceite de oliva'], 'Sofríe el ajo y el pimiento en aceite.', [0, 1, 2]],
  [['300 g di farina', '2 uova', '1 l di latte'], 'Unite la farina, le uova e il latte.', [0, 1, 2]],
  [['200 g bloem', '2 eieren', '1 ui'], 'Meng de bloem met het ei.', [0, 1]],
])('reads other languages: %s', (lines, step, places) => {
  expect(usesOf(lines, [step])).toEqual([places])
})

test('finds nothing where there is nothing, and survives a step of a hundred thousand characters', () => {
  expect(usesOf([], ['Add the flour.'])).toEqual([[]])
  expect(usesOf(pantry, [])).toEqual([])
  expect(usesOf(pantry, ['Add the flour. '.repeat(7_000)])).toEqual([[0]])
})

test('a long number after "juice of" does not take forever', () => {
  const step = `Add the juice of ${'1'.repeat(5_000)}!`
  expect(usesOf([`juice of ${'1 '.repeat(5_000)}!`, '2 lemons', '1 cup flour'], [step, 'Add the flour.'])[1]).toEqual([
    2,
  ])
  expect(usesOf(['2 lemons'], ['Add the juice of 1½ of the lemons.', 'Squeeze the juice of 2 large lemons.'])).toEqual([
    [0],
    [0],
  ])
})

/** Each step of it names foods of the list. */
const repeated = (length: number) => ({
  lines: Array.from({ length }, (_, number) => `1 cup ${pantryFoods[number % pantryFoods.length]} ${number}`),
  steps: Array.from({ length }, () => 'Add the butter and the brown sugar, then flour, eggs and milk and stir well.'),
})

test('the work for a recipe grows with its length, not with the square of it', () => {
  expect(costGrowth(repeated, ({ lines, steps }) => usesOf(lines, steps), 60)).toBeLessThan(linearGrowth)
})
