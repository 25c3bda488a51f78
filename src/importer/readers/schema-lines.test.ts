import { expect, test } from 'vitest'
import { schemaIngredients } from './schema-ingredients.ts'
import { schemaInstructions } from './schema-instructions.ts'

test('a line break inside an entry of a list does not end the line', () => {
  const lines = schemaIngredients(['250 g flour,\n sifted', '3 eggs', '1 lemon\n2 limes'])
  expect(lines.map(({ text }) => text)).toEqual(['250 g flour, sifted', '3 eggs', '1 lemon', '2 limes'])
})

test('a line alone between empty lines is a heading', () => {
  const lines = schemaIngredients('Dough\n\n250 g flour\n3 eggs<br>\n\nTopping\n\n2 tbsp jam\n1 banana')
  expect(lines).toEqual([
    { text: '250 g flour', group: 'Dough' },
    { text: '3 eggs', group: 'Dough' },
    { text: '2 tbsp jam', group: 'Topping' },
    { text: '1 banana', group: 'Topping' },
  ])
})

test('splits steps without a space between them', () => {
  const steps = schemaInstructions('Knead until it can be cut.Oil the pan in advance. Bake at 180 °C.')
  expect(steps.map(({ text }) => text)).toEqual([
    'Knead until it can be cut.',
    'Oil the pan in advance. Bake at 180 °C.',
  ])
})

const textsOf = (written: string) => schemaInstructions(written).map(({ text }) => text)

test('splits at the number of a second step only if the text begins with the first', () => {
  expect(textsOf('Шаг 1: Смешайте муку. Шаг 2: Добавьте соль.')).toEqual(['Смешайте муку.', 'Добавьте соль.'])
  const mix = 'Смешайте 1 стакан муки с тестом из шага 2. Добавьте соль.'
  expect(textsOf(mix)).toEqual([mix])
})

test('removes the marks of links and short codes', () => {
  const lines = schemaIngredients([
    '2 tbsp [salsa](/recipes/salsa)',
    '[adjustable]3[/adjustable] eggs',
    'salt [optional]',
  ])
  expect(lines.map(({ text }) => text)).toEqual(['2 tbsp salsa', '3 eggs', 'salt [optional]'])
})

test('does not repeat a quantity that the text of the amount has, too', () => {
  const lines = schemaIngredients([
    { quantity: 300, unit: '300 g', name: 'flour' },
    { quantity: 2, unit: 'cups', name: 'milk' },
  ])
  expect(lines.map(({ text }) => text)).toEqual(['300 g flour', '2 cups milk'])
})

test.each([
  [
    ['500 g Mehl', 'SALZ', '200 g Butter', '3 Eier'],
    [null, null, null, null],
  ],
  [
    ['500 g flour', 'MSG', '200 g butter', 'Salt to taste:', '3 eggs'],
    [null, null, null, null, null],
  ],
  [
    ['500 g rice', '2 onions', '3 eggs', '1 lime', 'MAGGI', 'PARSLEY'],
    [null, null, null, null, null, null],
  ],
  [
    ['500 g rice', 'CHICKEN', '2 thighs', '1 lime', 'SALT', '1 egg'],
    [null, 'CHICKEN', 'CHICKEN', 'CHICKEN', 'CHICKEN'],
  ],
  [
    ['500 g rice', 'SAUCE', '2 eggs', '1 lime'],
    [null, 'SAUCE', 'SAUCE'],
  ],
  [
    ['Dough:', '500 g flour', 'FROSTING', '2 eggs', '1 lime', '1 egg'],
    ['Dough', 'FROSTING', 'FROSTING', 'FROSTING'],
  ],
])('of %j, a basic food in capitals is no heading', (lines, groups) => {
  expect(schemaIngredients(lines).map(({ group }) => group)).toEqual(groups)
})
