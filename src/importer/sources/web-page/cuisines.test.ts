import { expect, test } from 'vitest'
import { readCuisine } from './cuisines.ts'

test.each([
  ['Italian', 'Italian'],
  ['italian', 'Italian'],
  ['Italiana', 'Italian'],
  ['Cocina italiana', 'Italian'],
  ['Italiaanse recepten', 'Italian'],
  ['Mexican Cuisine', 'Mexican'],
  ['Mexican-Inspired', 'Mexican'],
  ['Cajun Recipe', 'Cajun'],
  ['American,Southern', 'American, Southern'],
  ['American, California, Fusion, Italian', 'American, Italian'],
  ['other_asian', 'Asian'],
  ['Aziatische keuken', 'Asian'],
  ['Cajun & Creole', 'Cajun, Creole'],
  ['Tex-mex', 'Tex-Mex'],
  ['französische Rezepte', 'French'],
  ['Best, Chinese-American', 'Chinese'],
  ['Baking, Cake, Chocolate', null],
  ['Hokkien', 'Hokkien'],
  ['marshmallow land', 'Marshmallow land'],
  ['Comfort Food', 'Comfort Food'],
  ['home cooking', 'Home cooking'],
  ['Chinese food', 'Chinese'],
  ['Yemeni cuisine', 'Yemeni'],
  ['Trinidad and Tobago', 'Trinidad and Tobago'],
  ['Italian and Nonna', 'Italian'],
  ['U.S.', 'American'],
  ['EE.UU.', 'American'],
  ['Cuisine: French', 'French'],
  ['N/A', null],
  ['https://schema.org/VegetarianDiet', null],
  ['Slice the onion thin, and chill. Coat the tuna, add seasoning, and serve.', null],
  ['World Cuisine', null],
  ['International', null],
  ['Recettes en moins de 30 minutes', null],
  ['', null],
  [null, null],
])('reads the cuisine %j as %j', (written, cuisine) => {
  expect(readCuisine(written).cuisine).toBe(cuisine)
})

test('returns a category that a page calls a cuisine', () => {
  expect(readCuisine('Dessert')).toEqual({ cuisine: null, categories: ['dessert'] })
  expect(readCuisine('American, Vegan')).toEqual({ cuisine: 'American', categories: ['vegan'] })
})
