import { expect, test } from 'vitest'
import { toIngredient } from '../ingredients/parse-line.ts'
import { atHome, basics, missingFoods } from './foods-at-home.ts'

const missing = (home: Array<string>, ...lines: Array<string>) =>
  missingFoods(
    lines.map((line) => toIngredient(line)),
    atHome(home),
  )

test.each([
  ['leeks', '2 large leeks, sliced'],
  ['flour', '200 g plain flour, sifted'],
  ['cheese', '100 g feta, crumbled'],
  ['chicken', '4 boneless skinless chicken thighs'],
  ['garlic', '6 garlic cloves, thinly sliced'],
  ['aubergine', '1 eggplant'],
  ['butter', '50 g butter or oil'],
  ['tomatoes', '250 g cherry tomatoes'],
  ['Gnocchi', '500 g fresh gnocchi'],
  ['flour', '500 g strong white bread flour'],
  ['eggs', '1 egg yolk'],
  ['salt', '180 ml pasta water, kept back'],
  ['sel', "20 cl d'eau froide"],
  ['Salz', '1 l kaltes Wasser'],
])('with %s at home, %j is there', (home, line) => {
  expect(missing([home], line)).toEqual([])
})

test.each([
  ['milk', '400 ml coconut milk'],
  ['butter', '2 tbsp peanut butter'],
  ['chicken', '1 l chicken stock'],
  ['feta', '100 g cheddar'],
  ['leeks', '2 onions'],
  ['potatoes', '1 sweet potato'],
  ['pepper', '1 red bell pepper'],
  ['salt', '200 ml coconut water'],
  ['salt', '200 ml sparkling water'],
  ['salt', '200 ml mineral water'],
  ['salt', '1 tsp orange flower water'],
  ['salt', '1 l barley water'],
])('with %s at home, %j is missing', (home, line) => {
  expect(missing([home], line)).toHaveLength(1)
})

test('names what is missing without amounts and preparation, each food once', () => {
  expect(
    missing(['leeks'], '2 leeks', '100 ml double cream, chilled', '2 tbsp double cream', '1 onion, diced'),
  ).toEqual(['double cream', 'onion'])
})

test('counts salt, pepper and oil as there', () => {
  const lines = ['sea salt', 'freshly ground black pepper', '2 tbsp olive oil']
  expect(missing([...basics], ...lines)).toEqual([])
  expect(missing([], ...lines)).toHaveLength(3)
})

test('needs both of two foods in one line', () => {
  expect(missing(['salt'], 'salt and pepper')).toHaveLength(1)
})
