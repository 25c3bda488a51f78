import { expect, test } from 'vitest'
import { parseIngredientLine } from './parse-line.ts'
import { scaleIngredient, type Scaling } from './scale.ts'

function show(line: string, scaling: Partial<Scaling>): string {
  const { amount, name } = scaleIngredient(parseIngredientLine(line), {
    factor: 1,
    display: 'as-written',
    system: 'as-written',
    ...scaling,
  })
  return `${amount} ${name}`.trim()
}

test.each(['1/2 cup milk', '300g/10½oz flour', '1 (14 oz) can beans', '1½–2 tbsp oil', '1,000 g rice'])(
  'at factor 1 %s is shown as it was written',
  (line) => {
    expect(show(line, {})).toBe(line)
  },
)

test.each([
  ['1 cup milk', 2, '2 cups milk'],
  ['3 cups milk', 0.5, '1½ cups milk'],
  ['2 tablespoons oil', 0.5, '1 tablespoon oil'],
  ['1 1/2 cups milk', 2, '3 cups milk'],
  ['2-3 tbsp oil', 1.5, '3-4½ tbsp oil'],
  ['300g/10½oz flour', 2, '600g/21oz flour'],
  ['1 (14 oz) can beans', 2, '2 (14 oz) cans beans'],
  ['2 x 400g tins beans', 1.5, '3 x 400g tins beans'],
  ['1-inch piece ginger', 2, '2 1-inch pieces ginger'],
  ['2,5 dl mjölk', 1.5, '3,8 dl mjölk'],
  ['1 łyżka oliwy', 5, '5 łyżek oliwy'],
  ['1 colher (sopa) de azeite', 2, '2 colheres (sopa) azeite'],
  ['1 Glabberl Salz', 2, '2 Glabberl Salz'],
  ['1 egg, beaten', 3, '3 eggs, beaten'],
  ['2 red onions', 0.5, '1 red onion'],
  ['1 cup sugar, plus 1 tablespoon', 2, '2 cups sugar, plus 2 tablespoons'],
  ['50 g water (3 tbsp)', 2, '100 g water (6 tbsp)'],
  ['50 + 150 g sugar', 2, '100 + 300 g sugar'],
  ['1/4 tsp salt', 0.5, '⅛ tsp salt'],
  ['½ tsp salt', 1.5, '¾ tsp salt'],
  ['1 onion', 1.5, '1½ onions'],
  ['0.75 cup milk', 0.5, '0.4 cup milk'],
  ['225 g flour', 0.5, '113 g flour'],
  ['15 g yeast', 0.5, '7.5 g yeast'],
  ['333 ml milk', 2, '665 ml milk'],
  ['1.5 kg beef', 0.5, '0.75 kg beef'],
  ['0.1 g saffron', 0.5, '0.05 g saffron'],
  ['salt to taste', 4, 'salt to taste'],
])('%s times %d is %s', (line, factor, expected) => {
  expect(show(line, { factor })).toBe(expected)
})

test.each([
  ['1/2 cup milk', 1, '½ cup milk'],
  ['1 cup milk', 0.5, '½ cup milk'],
  ['0.25 tsp salt', 1, '¼ tsp salt'],
  ['2 cups milk', 1.33, '2⅔ cups milk'],
  ['1 cup milk', 0.2, '0.2 cup milk'],
])('in kitchen fractions, %s times %d is %s', (line, factor, expected) => {
  expect(show(line, { factor, display: 'fraction' })).toBe(expected)
})

test.each([
  ['1 cup all-purpose flour', '125 g all-purpose flour'],
  ['1 cup milk', '240 ml milk'],
  ['1 cup almond milk', '240 ml almond milk'],
  ['2 sticks celery', '2 sticks celery'],
  ['1 cup cream cheese', '225 g cream cheese'],
  ['1/2 pound beef', '225 g beef'],
  ['3-4 lb chicken', '1.35–1.8 kg chicken'],
  ['1 stick butter', '115 g butter'],
  ['1 cinnamon stick', '1 cinnamon stick'],
  ['300 g / 10½ oz flour', '300 g flour'],
  ['1 (14 oz) can beans', '1 (395 g) can beans'],
  ['2 tbsp oil', '2 tbsp oil'],
  ['2 eggs', '2 eggs'],
])('in metric units, %s is %s', (line, expected) => {
  expect(show(line, { system: 'metric' })).toBe(expected)
})

test.each([
  ['250 g Mehl', '2 cups Mehl'],
  ['500 g beef', '1 lb beef'],
  ['100 g bacon', '3½ oz bacon'],
  ['300 ml Milch', '1¼ cups Milch'],
  ['30 ml water', '2 tbsp water'],
  ['1 cup (240 ml) milk', '1 cup milk'],
])('in US units, %s is %s', (line, expected) => {
  expect(show(line, { system: 'us', display: 'fraction' })).toBe(expected)
})

test('converts and scales together', () => {
  expect(show('1 cup sugar', { factor: 2.5, system: 'metric' })).toBe('500 g sugar')
})
