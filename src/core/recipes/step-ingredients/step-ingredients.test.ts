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
  [['4 eggs', '1 tbsp sugar'], 'Separate yolks and whites. Beat the egg whites with the sugar.', [0, 1]],
  [['8 oz shredded cheese', '1 lb pasta'], 'Boil the penne. Top with the cheddar.', [0, 1]],
  [['1 cup cream', '2 cups spinach', '1 lb beef'], 'To make the creamy spinach meatballs, shape the beef.', [2]],
  [['1 cup sugar', '1 tsp salt'], 'Mix the sugar and salt together in a bowl.', [0, 1]],
  [['2 cups water', '1 lb potatoes'], 'Cook the potatoes in a pot of boiling water.', [1]],
  [['2 pickles', '½ cup mayonnaise', '1 tsp mustard', '1 pinch salt'], 'Mix all of the ingredients.', [0, 1, 2, 3]],
  [['2 red peppers', '1 tsp salt', '2 green peppers'], 'Dice the peppers.', [0, 2]],
  [['2 cups low fat cheddar cheese'], 'Sprinkle grated cheese on top.', [0]],
  [['4 lbs chicken parts', '1 cup grapes seedless'], 'Mix the chicken and the grapes.', [0, 1]],
  [['Final Dough', '400 g flour', '8 g salt'], 'Cover the dough. Dust with flour.', [1]],
  [['8 oz cheddar', '1 lb macaroni'], 'Serve the mac and cheese with a salad.', []],
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

test('knows the food that an earlier step treated, and what an amount is of', () => {
  const lines = ['125 g butter', '100 g flour', '50 g butter, cubed', '5 tbsp oil', 'oil']
  const steps = ['Melt the butter.', 'Stir the flour into the melted butter.', 'Add the butter.']
  expect(usesOf(lines, steps)).toEqual([[0], [0, 1], [2]])
  expect(usesOf(lines, ['Heat 2 tbsp oil.', 'Heat 2 tbsp oil.', 'Serve with oil.'])).toEqual([[3], [3], [4]])
})

test('takes a food from the part of the dish that the others are from', () => {
  const lines = ['Cake | 1 cup white sugar', 'Cake | 2 eggs', 'Sauce | 90 g sugar', 'Sauce | 1 cup cream']
  expect(usesOf(lines, ['Beat the eggs and the sugar.', 'Heat the cream and the sugar.'])).toEqual([
    [0, 1],
    [2, 3],
  ])
})

test.each([
  [['75 g smør', '600 g hvedemel', '2 dl mælk'], 'Smelt smørret, og rør mælken og hvedemelet i.', [0, 1, 2]],
  [['0,5 krastavca', '2 rotkvice'], 'Narežite krastavac i rotkvice na tanke ploške.', [0, 1]],
  [['500 ml mlieko', '10 PL múka'], 'Všetky suroviny dáme do misky.', [0, 1]],
  [['500 g brambor', '1 cibule'], 'Brambory oloupejte a cibuli nakrájejte.', [0, 1]],
])('reads languages with many endings: %s', (lines, step, places) => {
  expect(usesOf(lines, [step])).toEqual([places])
})

test.each([
  [
    ['250 g Mehl', '2 Zwiebeln', '3 EL Sonnenblumenöl'],
    'Die Zwiebel in Öl anbraten und mit Mehl bestäuben.',
    [0, 1, 2],
  ],
  [['2 Zwiebeln', '2 Paprika', '2 EL Öl'], 'Zwiebelstreifen und Paprikastücke anbraten.', [0, 1]],
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

test('the work for a recipe grows with its length, not with the square of it', async () => {
  expect(await costGrowth(repeated, ({ lines, steps }) => usesOf(lines, steps), 60)).toBeLessThan(linearGrowth)
})

const foodsAgain = (length: number) => 'egg salt '.repeat(length / 9)

test('the work for a step that repeats its foods grows with its length', async () => {
  const growth = await costGrowth(
    foodsAgain,
    (text) => usesOf(['1 cup flour', '2 eggs', '1 salt'], [text, text, text, text]),
    720,
  )
  expect(growth).toBeLessThan(linearGrowth)
})
